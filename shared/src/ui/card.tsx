import { styled } from '@mui/material/styles';
import { color, radius } from './tokens.ts';

/** A surface with a hairline; takes `component`-free markup by `as`: `<Card as="article">`. */
export const Card = styled('div')({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
});
