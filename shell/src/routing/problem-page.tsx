import type { ReactNode } from 'react';
import { Container, PageHead, styled } from '@aarohan/shared/ui';

/** The place of a page that failed, with the heading the page would have had. */
export const ProblemPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Place>
    <PageHead title={title} />
    <h1>{title}</h1>
    {children}
  </Place>
);

const Place = styled(Container)({ display: 'grid', gap: 24, paddingTop: 40, paddingBottom: 64 });
