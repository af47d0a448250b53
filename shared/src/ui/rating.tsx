import { styled } from '@mui/material/styles';
import { color } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One star and the number; a reader hears "Rated 4.8 of 5". */
export const Rating = ({ value }: { value: number }) => (
  <Root>
    <Star viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="m12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9L12 2.5Z" />
    </Star>
    <VisuallyHidden>Rated </VisuallyHidden>
    {value.toFixed(1)}
    <VisuallyHidden> of 5</VisuallyHidden>
  </Root>
);

const Root = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
const Star = styled('svg')({ width: '1.1em', height: '1.1em', fill: color.marigold });
