import { styled } from '@mui/material/styles';
import { contentWidth, media } from './tokens.ts';

/** The content's column: 1200 px with a gutter of 16, 24 or 32. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: contentWidth + 64,
  marginInline: 'auto',
  paddingInline: 16,
  [media.tablet]: { paddingInline: 24 },
  [media.desktop]: { paddingInline: 32 },
});
