import { styled } from '@mui/material/styles';
import { IconButton, color } from '@aarohan/shared/ui';

interface OverlayHeadProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** The heading of whatever lies above the page, and its ×. */
export const OverlayHead = ({ id, title, onClose }: OverlayHeadProps) => (
  <Root>
    <Title id={id}>{title}</Title>
    <IconButton icon="close" label="Close" onClick={onClose} />
  </Root>
);

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 12px 12px 24px',
  borderBottom: `1px solid ${color.line}`,
});
const Title = styled('h2')({ fontSize: '1.375rem' });
