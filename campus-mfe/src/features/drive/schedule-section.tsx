import { color, fontSize, media, Section, styled } from '@aarohan/shared/ui';
import { driveSchedule } from './drive-schedule.ts';

/** The week, day by day, as rising steps. */
export const ScheduleSection = () => (
  <Section title="The seven days" lead="Every day has one purpose, and every candidate knows the same evening where they stand.">
    <Days>
      {driveSchedule.map(({ title, what }, index) => (
        <li key={title}>
          <Day>Day {index + 1}</Day>
          <div>
            <h3>{title}</h3>
            <p>{what}</p>
          </div>
        </li>
      ))}
    </Days>
  </Section>
);

const Days = styled('ol')({
  borderTop: `1px solid ${color.line}`,
  li: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gap: 16,
    padding: '16px 0',
    borderBottom: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: '120px minmax(0, 1fr)' },
  },
  'li > div': { display: 'grid', gap: 4, [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 32 } },
  p: { color: color.muted },
});
const Day = styled('span')({
  color: color.primary,
  fontSize: fontSize.lead,
  fontWeight: 800,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});
