import { Skeleton, VisuallyHidden, styled } from '@aarohan/shared/ui';
import { ProgramLayout } from './program-layout.tsx';

/** The program page to come. */
export const ProgramSkeleton = () => (
  <ProgramLayout
    head={
      <Lines>
        <VisuallyHidden role="status">Loading the program…</VisuallyHidden>
        <Skeleton shape="text" width={200} height={22} />
        <Skeleton shape="text" height={36} width="80%" />
        <Skeleton shape="text" width={260} height={22} />
      </Lines>
    }
    aside={<Skeleton height={420} />}
  >
    <Skeleton ratio="16 / 9" />
    <Lines>
      <Skeleton shape="text" height={18} />
      <Skeleton shape="text" height={18} />
      <Skeleton shape="text" height={18} width="60%" />
    </Lines>
  </ProgramLayout>
);

const Lines = styled('div')({ display: 'grid', gap: 12 });
