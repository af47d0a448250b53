import { Rating, color, fontSize, styled } from '@aarohan/shared/ui';

interface ProgramFactsProps {
  mode: string;
  durationWeeks: number;
  rating: number;
}

/** What one compares programs by: mode · weeks · rating. */
export const ProgramFacts = ({ mode, durationWeeks, rating }: ProgramFactsProps) => (
  <Facts>
    <li>{mode}</li>
    <li>{durationWeeks} weeks</li>
    <li>
      <Rating value={rating} />
    </li>
  </Facts>
);

const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  color: color.muted,
  fontSize: fontSize.small,
  li: { display: 'flex', alignItems: 'center' },
  // The dot's alternative text is empty, so that nobody hears it.
  'li + li::before': { content: '"·" / ""', margin: '0 6px', fontWeight: 700 },
});
