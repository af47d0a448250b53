import { Container, media, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';

interface ProgramLayoutProps {
  head: ReactNode;
  /** the story */
  children: ReactNode;
  /** the card beside it; phones have the bar instead */
  aside: ReactNode;
}

/** Left the story, right a card that stays in sight. */
export const ProgramLayout = ({ head, children, aside }: ProgramLayoutProps) => (
  <Column>
    <Head>{head}</Head>
    <Story>{children}</Story>
    <Aside>{aside}</Aside>
  </Column>
);

const Column = styled(Container)({
  display: 'grid',
  gap: 24,
  paddingTop: 16,
  paddingBottom: 56,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: '28px 48px', paddingTop: 32, paddingBottom: 96 },
});

const Head = styled('div')({ minWidth: 0, [media.desktop]: { gridColumn: 1 } });

const Story = styled('div')({ display: 'grid', gap: 40, alignContent: 'start', minWidth: 0, [media.desktop]: { gridColumn: 1, gap: 56 } });

const Aside = styled('div')({
  display: 'none',
  [media.desktop]: { display: 'block', gridColumn: 2, gridRow: '1 / span 2', '& > *': { position: 'sticky', top: 104 } },
});
