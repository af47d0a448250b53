import { useRef } from 'react';
import { Link } from '@aarohan/shared/router';
import { color, fontSize, IconButton, LogoMark, media, styled } from '@aarohan/shared/ui';
import { institute } from '@aarohan/shared/brand';
import { AccountLinks } from './account-links.tsx';
import { keepFocusInside } from './keep-focus-inside.ts';
import { moreLinks } from './site-links.ts';
import { useNarrowPanel } from './use-narrow-panel.ts';

/** The header's links on narrow screens: a toggle and a panel over the whole page. */
export function PhonePanel() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, show, hide } = useNarrowPanel(dialog);

  return (
    <Root>
      <IconButton icon="menu" label="Menu" aria-expanded={open} aria-haspopup="dialog" onClick={show} />
      <Panel ref={dialog} aria-label="Menu" onClose={hide} onKeyDown={keepFocusInside}>
        {open && (
          <>
            <Top>
              <LogoMark />
              <strong>{institute.name}</strong>
              <IconButton icon="close" label="Close menu" onClick={hide} />
            </Top>
            <nav aria-label="Main">
              <ul>
                {[{ title: 'Campus', to: '/campus_drive' }, ...moreLinks].map(({ title, to }) => (
                  <li key={to}>
                    <Choice to={to} onClick={hide}>
                      {title}
                    </Choice>
                  </li>
                ))}
              </ul>
            </nav>
            <Account>
              <AccountLinks onChoose={hide} />
            </Account>
          </>
        )}
      </Panel>
    </Root>
  );
}

const Root = styled('div')({ [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } });

const Panel = styled('dialog')({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: '0 16px 24px',
  border: 0,
  background: color.surface,
  color: color.ink,
  overflowY: 'auto',
});

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 72,
  strong: { marginRight: 'auto', fontSize: fontSize.lead, fontWeight: 800 },
});

const Choice = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink,
  fontSize: fontSize.lead,
  fontWeight: 600,
  textDecoration: 'none',
});

const Account = styled('div')({ display: 'grid', gap: 16, marginTop: 24 });
