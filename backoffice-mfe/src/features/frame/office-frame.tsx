import type { ReactNode } from 'react';
import { color, fontSize, Icon, media, radius, styled } from '@aarohan/shared/ui';
import { NavLink } from '@aarohan/shared/router';
import { officeSections } from './office-sections.ts';

/** Every page of the back office: the rail beside it, the whole width for its content. */
export const OfficeFrame = ({ children }: { children: ReactNode }) => (
  <Root>
    <Rail aria-label="Back office">
      <ul>
        {officeSections.map(({ to, title, short, icon }) => (
          <li key={to}>
            <RailLink to={to} aria-label={title}>
              <Icon name={icon} size={20} />
              <Short>{short}</Short>
              <Full>{title}</Full>
            </RailLink>
          </li>
        ))}
      </ul>
    </Rail>
    <Content>{children}</Content>
  </Root>
);

const roomy = '@media (min-width: 1600px)';

const Root = styled('div')({
  fontSize: fontSize.small,
  lineHeight: 1.5,
  [media.desktop]: { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', minHeight: 'calc(100vh - 72px)' },
  [roomy]: { gridTemplateColumns: '216px minmax(0, 1fr)' },
});

const Rail = styled('nav')({
  padding: '8px 16px',
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  ul: { display: 'flex', gap: 8, [media.desktop]: { display: 'grid', position: 'sticky', top: 88 } },
  [media.desktop]: { padding: '16px 8px', borderBottom: 0, borderRight: `1px solid ${color.line}` },
  [roomy]: { padding: 16 },
  [media.print]: { display: 'none' },
});

const RailLink = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 12px',
  borderRadius: radius.control,
  color: color.muted,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: color.paper, color: color.ink },
  '&[aria-current="page"]': { background: color.primaryTint, color: color.primary },
  [media.desktop]: { flexDirection: 'column', gap: 4, padding: '10px 4px' },
  [roomy]: { flexDirection: 'row', gap: 12, padding: '8px 12px' },
});

const Short = styled('span')({
  display: 'none',
  textTransform: 'capitalize',
  [media.desktop]: { display: 'inline' },
  [roomy]: { display: 'none' },
});
const Full = styled('span')({ [media.desktop]: { display: 'none' }, [roomy]: { display: 'inline' } });

const Content = styled('div')({ minWidth: 0, padding: '20px 16px 48px', [media.desktop]: { padding: '24px 24px 48px' } });
