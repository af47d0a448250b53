import { useId } from 'react';
import { Icon, styled } from '@aarohan/shared/ui';
import { MenuButton, MenuRoot, menuSheet } from '../menus/menu-parts.ts';
import { useDisclosure } from '../menus/use-disclosure.ts';
import { CategoryList } from './category-list.tsx';
import { useCategoriesAhead } from './finder-queries.ts';

/** The category finder of the header. */
export function FinderMenu({ onChoose }: { onChoose: (category: string) => void }) {
  const { open, toggle, close, root, button } = useDisclosure<HTMLDivElement>();
  const askAhead = useCategoriesAhead();
  const id = useId();

  const choose = (category: string): void => {
    // What was pressed goes away with the menu; the overlay gives the focus back to what has it now.
    button.current?.focus();
    close();
    onChoose(category);
  };

  return (
    <MenuRoot ref={root}>
      <MenuButton
        ref={button}
        aria-label="Courses: skill categories"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        onFocus={askAhead}
        onPointerEnter={askAhead}
        endIcon={<Icon name="chevron-down" size={16} />}
      >
        Courses
      </MenuButton>
      <Sheet id={id} hidden={!open}>
        {open && <CategoryList onChoose={choose} />}
      </Sheet>
    </MenuRoot>
  );
}

const Sheet = styled('div')({ ...menuSheet, left: 0, width: 288, maxHeight: 'calc(100vh - 96px)', overflowY: 'auto' });
