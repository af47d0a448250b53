import { Link, NavLink } from '@aarohan/shared/router';
import { color, Container, fontSize, LogoMark, media, radius, styled } from '@aarohan/shared/ui';
import { institute } from '@aarohan/shared/brand';
import { FinderMenu } from '../finder/finder-menu.tsx';
import { useFinderOverlay } from '../finder/use-finder-overlay.tsx';
import { AccountPlace } from './account-place.tsx';
import { MoreMenu } from './more-menu.tsx';
import { PhonePanel } from './phone-panel.tsx';
import { Super30Button } from './super30-button.tsx';
import { onDesktop, tight } from './widths.ts';

export function Header() {
  const { choose, overlay } = useFinderOverlay();
  return (
    <Banner>
      <Row>
        <Logo to="/">
          <LogoMark />
          {institute.name}
        </Logo>
        <Navigation aria-label="Main">
          <FinderMenu onChoose={choose} />
          <TopLink to="/campus_drive">Campus</TopLink>
          <TopButton />
          <MoreMenu />
        </Navigation>
        <AccountPlace />
        <PhonePanel />
      </Row>
      {overlay}
    </Banner>
  );
}

const Banner = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  [media.print]: { position: 'static' },
});

const Row = styled(Container)({ display: 'flex', alignItems: 'center', gap: 24, height: 72, [tight]: { gap: 12 } });

const Logo = styled(Link)({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  marginRight: 'auto',
  color: color.ink,
  fontSize: fontSize.lead,
  fontWeight: 800,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

const Navigation = styled('nav')({
  ...onDesktop,
  flex: 'none',
  gap: 4,
  [tight]: { gap: 0, '& > a, & > button, & > div > button': { paddingInline: 10 } },
});

const topItem = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 14px',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  '&[aria-current="page"]': { color: color.primary },
  [media.hover]: { '&:hover': { color: color.primary } },
};
const TopLink = styled(NavLink)(topItem);
const TopButton = styled(Super30Button)(topItem);
