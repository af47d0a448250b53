import { formatNumber } from '@aarohan/shared/numbers';
import type { ReactNode, Ref } from 'react';
import { color, fontSize, styled } from '@aarohan/shared/ui';

interface ListHeadProps {
  title: string;
  heading: Ref<HTMLHeadingElement>;
  /** of rows: all, and those that search and filters let through */
  counts: { total: number; shown: number } | undefined;
  /** what can be done with the whole list */
  children?: ReactNode;
}

/** The page's heading and its counts. */
export const ListHead = ({ title, heading, counts, children }: ListHeadProps) => (
  <Head>
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
    <p role="status">
      {counts && (
        <>
          <Count label="Total" count={counts.total} /> <Count label="Shown" count={counts.shown} />
        </>
      )}
    </p>
    {children && <Actions>{children}</Actions>}
  </Head>
);

const Count = ({ label, count }: { label: string; count: number }) => (
  <span>
    {label} <b>{formatNumber(count)}</b>
  </span>
);

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  h1: { fontSize: fontSize.h3 },
  p: { display: 'flex', gap: 16, color: color.muted, fontVariantNumeric: 'tabular-nums' },
  b: { color: color.ink },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginLeft: 'auto' });
