import { useId } from 'react';
import { color, Icon, styled } from '@aarohan/shared/ui';
import { panelItem } from '../menus/menu-parts.ts';
import { CategoryList } from './category-list.tsx';

interface PanelFinderProps {
  open: boolean;
  onToggle: () => void;
  onChoose: (category: string) => void;
}

/** The category finder in the phone's panel: its list opens in place. */
export function PanelFinder({ open, onToggle, onChoose }: PanelFinderProps) {
  const id = useId();
  return (
    <>
      <Toggle type="button" aria-label="Courses: skill categories" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        Courses
        <Icon name="chevron-down" />
      </Toggle>
      <List id={id} hidden={!open}>
        {open && <CategoryList onChoose={onChoose} />}
      </List>
    </>
  );
}

const Toggle = styled('button')({
  ...panelItem,
  justifyContent: 'space-between',
  svg: { transition: 'transform 120ms' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});
const List = styled('div')({ padding: '8px 0', borderBottom: `1px solid ${color.line}` });
