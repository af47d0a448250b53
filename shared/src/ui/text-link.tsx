import { styled } from '@mui/material/styles';
import { Link } from '@aarohan/shared/router';
import { color, media } from './tokens.ts';

/** A link in or beside text. */
export const TextLink = styled(Link)({
  color: color.primary,
  fontWeight: 600,
  textDecorationThickness: 1,
  [media.hover]: { '&:hover': { color: color.primaryHover, textDecorationThickness: 2 } },
});
