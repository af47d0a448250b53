import { Drawer } from '@aarohan/shared/ui-dialog';
import { Button, Icon, color, styled } from '@aarohan/shared/ui';
import { Categories } from './categories.tsx';

interface CatalogueMenuProps {
  open: boolean;
  onClose: () => void;
  /** opens the catalogue, at a category or at its beginning */
  onBrowse: (category?: string) => void;
}

/** The drawer behind "All Courses": the whole catalogue, or one of its categories. */
export const CatalogueMenu = ({ open, onClose, onBrowse }: CatalogueMenuProps) => (
  <Drawer open={open} onClose={onClose} title="All Courses" side="left" width={360}>
    <Content>
      <p>Short courses to learn at your own pace, by category.</p>
      <Button variant="contained" fullWidth onClick={() => onBrowse()} endIcon={<Icon name="arrow-right" size={18} />}>
        Browse All Courses
      </Button>
      <Categories onChoose={onBrowse} />
    </Content>
  </Drawer>
);

const Content = styled('div')({ display: 'grid', gap: 20, p: { color: color.muted } });
