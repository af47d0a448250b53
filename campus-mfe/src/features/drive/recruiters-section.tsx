import { color, fontSize, media, radius, Section, styled } from '@aarohan/shared/ui';
import { recruiters } from './recruiters.ts';

/** The companies' names, drawn as their logos are. */
export const RecruitersSection = () => (
  <Section title="Recruiters" lead="Tentative; the final list is out one week before the drive.">
    <Grid>
      {recruiters.map(({ name, style }) => (
        <li key={name} data-style={style}>
          {name}
        </li>
      ))}
    </Grid>
  </Section>
);

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.line,
  overflow: 'hidden',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  li: {
    display: 'grid',
    placeItems: 'center',
    minHeight: 88,
    padding: 16,
    background: color.surface,
    color: color.muted,
    fontSize: fontSize.lead,
    fontWeight: 800,
    letterSpacing: '-0.02em',
    lineHeight: 1.2,
    textAlign: 'center',
    [media.desktop]: { minHeight: 112, fontSize: fontSize.h3 },
  },
  // Nine do not fill two columns: the last one takes the whole row.
  'li:last-child': { gridColumn: '1 / -1', [media.tablet]: { gridColumn: 'auto' } },
  '[data-style="serif"]': { fontFamily: 'Georgia, "Times New Roman", serif', fontWeight: 700, letterSpacing: 0 },
  '[data-style="italic"]': { fontStyle: 'italic' },
  '[data-style="split"]': { fontWeight: 500, letterSpacing: '0.06em' },
  '[data-style="lower"]': { letterSpacing: '-0.05em' },
});
