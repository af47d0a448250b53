import type { ProductDetails } from '@aarohan/shared/catalogue';
import { Card, Icon, color, fontSize, media, styled, type IconName } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';
import { FeeLines } from './fee-lines.tsx';

/** Learning mode, duration and fees. */
export const ProgramCards = ({ program }: { program: ProductDetails }) => (
  <Grid>
    <Fact icon="monitor" title="Learning mode">
      <ul>
        <li>Live Online Classroom</li>
        <li>Interactive Sessions</li>
        <li>Real-time Doubt Resolution</li>
      </ul>
    </Fact>
    <Fact icon="calendar" title="Duration">
      <Big>{program.durationWeeks} weeks</Big>
      <p>{program.classTiming}</p>
    </Fact>
    <Fact icon="rupee" title="Fees" wide>
      <FeeLines fees={program.fees} />
    </Fact>
  </Grid>
);

const Fact = ({ icon, title, wide = false, children }: { icon: IconName; title: string; wide?: boolean; children: ReactNode }) => (
  <Box as="section" ownerState={{ wide }}>
    <Title>
      <Icon name={icon} />
      {title}
    </Title>
    {children}
  </Box>
);

const Grid = styled('div')({ display: 'grid', gap: 16, [media.tablet]: { gridTemplateColumns: '1fr 1fr' } });

const Box = styled(Card)<{ ownerState: { wide: boolean } }>(({ ownerState }) => ({
  padding: 20,
  color: color.muted,
  [media.tablet]: { gridColumn: ownerState.wide ? '1 / -1' : undefined },
  // The sticky card beside it already says what it costs.
  [media.desktop]: { display: ownerState.wide ? 'none' : undefined },
  dl: { color: color.ink },
}));

const Title = styled('h2')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBottom: 12,
  color: color.ink,
  '&&': { fontSize: fontSize.body },
  letterSpacing: 0,
  svg: { color: color.primary },
});

const Big = styled('p')({ color: color.ink, fontSize: fontSize.h3, fontWeight: 800, letterSpacing: '-0.02em', lineHeight: 1.3 });
