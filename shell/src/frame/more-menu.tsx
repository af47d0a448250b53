import { useId } from 'react';
import { Link } from '@aarohan/shared/router';
import { Button, color, Icon, media, radius, styled } from '@aarohan/shared/ui';
import { moreLinks } from './site-links.ts';
import { useDisclosure } from './use-disclosure.ts';

export function MoreMenu() {
  const { open, toggle, close, root, button } = useDisclosure<HTMLDivElement>();
  const id = useId();
  return (
    <Root ref={root}>
      <MoreButton ref={button} aria-expanded={open} aria-controls={id} onClick={toggle} endIcon={<Icon name="chevron-down" size={16} />}>
        More
      </MoreButton>
      <List id={id} hidden={!open}>
        {moreLinks.map(({ title, to }) => (
          <li key={to}>
            <Choice to={to} onClick={close}>
              {title}
            </Choice>
          </li>
        ))}
      </List>
    </Root>
  );
}

const Root = styled('div')({ position: 'relative' });

const MoreButton = styled(Button)({
  color: color.ink,
  svg: { transition: 'transform 120ms' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

const List = styled('ul')({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 0,
  minWidth: 208,
  padding: 8,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: '0 12px 32px rgb(22 24 47 / 14%)',
});

const Choice = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: radius.control,
  color: color.ink,
  fontWeight: 500,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { background: color.primaryTint, color: color.primary } },
});
