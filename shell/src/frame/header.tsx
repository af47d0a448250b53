import { Link, NavLink } from '@aarohan/shared/router';
import { color, Container, fontSize, LogoMark, media, radius, styled } from '@aarohan/shared/ui';
import { institute } from '@aarohan/shared/brand';
import { AccountPlace } from './account-place.tsx';
import { MoreMenu } from './more-menu.tsx';
import { PhonePanel } from './phone-panel.tsx';
import { onDesktop } from './widths.ts';

export const Header = () => (
  <Banner>
    <Row>
      <Logo to="/">
        <LogoMark />
        {institute.name}
      </Logo>
      <Navigation aria-label="Main">
        <TopLink to="/campus_drive">Campus</TopLink>
        <MoreMenu />
      </Navigation>
      <AccountPlace />
      <PhonePanel />
    </Row>
  </Banner>
);

const Banner = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  [media.print]: { position: 'static' },
});

const Row = styled(Container)({ display: 'flex', alignItems: 'center', gap: 24, height: 72 });

const Logo = styled(Link)({
  display: 'inline-flex',
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

const Navigation = styled('nav')({ ...onDesktop, gap: 4 });

const TopLink = styled(NavLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 14px',
  borderRadius: radius.control,
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  '&[aria-current="page"]': { color: color.primary },
  [media.hover]: { '&:hover': { color: color.primary } },
});
