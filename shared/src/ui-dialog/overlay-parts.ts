import { styled } from '@mui/material/styles';
import { color, radius } from '@aarohan/shared/ui';

/** The surface: a shadow says that it is above the page. */
export const overlayPaper = {
  width: 'calc(100% - 32px)',
  margin: 2,
  borderRadius: `${radius.card}px`,
  backgroundImage: 'none',
  boxShadow: '0 24px 64px rgb(22 24 47 / 28%)',
};

export const Body = styled('div')({ padding: 24, overflowY: 'auto' });

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '16px 24px',
  borderTop: `1px solid ${color.line}`,
});
