import { useEffect, type ReactNode } from 'react';
import { Container, PageHead, styled } from '@aarohan/shared/ui';
import { pageShown } from '../hydration/page-shown.ts';

/** The place of a page that failed, with the heading the page would have had. */
export function ProblemPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(pageShown, []);
  return (
    <Place>
      <PageHead title={title} />
      <h1>{title}</h1>
      {children}
    </Place>
  );
}

const Place = styled(Container)({ display: 'grid', gap: 24, paddingTop: 40, paddingBottom: 64 });
