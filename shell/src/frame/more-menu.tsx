import { useId } from 'react';
import { Link } from '@aarohan/shared/router';
import { Icon, styled } from '@aarohan/shared/ui';
import { MenuButton, menuItem, MenuRoot, menuSheet } from '../menus/menu-parts.ts';
import { useDisclosure } from '../menus/use-disclosure.ts';
import { moreLinks } from './site-links.ts';

export function MoreMenu() {
  const { open, toggle, close, root, button } = useDisclosure<HTMLDivElement>();
  const id = useId();
  return (
    <MenuRoot ref={root}>
      <MenuButton ref={button} aria-expanded={open} aria-controls={id} onClick={toggle} endIcon={<Icon name="chevron-down" size={16} />}>
        More
      </MenuButton>
      <List id={id} hidden={!open}>
        {moreLinks.map(({ title, to }) => (
          <li key={to}>
            <Choice to={to} onClick={close}>
              {title}
            </Choice>
          </li>
        ))}
      </List>
    </MenuRoot>
  );
}

const List = styled('ul')({ ...menuSheet, right: 0, minWidth: 208 });
const Choice = styled(Link)(menuItem);
