import { useRef, useState } from 'react';
import { Link } from '@aarohan/shared/router';
import { color, fontSize, IconButton, LogoMark, media, styled } from '@aarohan/shared/ui';
import { institute } from '@aarohan/shared/brand';
import { PanelFinder } from '../finder/panel-finder.tsx';
import { useFinderOverlay } from '../finder/use-finder-overlay.tsx';
import { keepFocusInside } from '../menus/keep-focus-inside.ts';
import { panelItem } from '../menus/menu-parts.ts';
import { AccountLinks } from './account-links.tsx';
import { moreLinks } from './site-links.ts';
import { Super30Button } from './super30-button.tsx';
import { useNarrowPanel } from './use-narrow-panel.ts';

/** The header's links on narrow screens: two buttons, and a panel over the whole page. */
export function PhonePanel() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, show, hide } = useNarrowPanel(dialog);
  const [isFinding, setIsFinding] = useState(false);
  const { choose, overlay } = useFinderOverlay(hide);

  const showWith = (finder: boolean) => (): void => {
    setIsFinding(finder);
    show();
  };

  return (
    <>
      <Root>
        <IconButton icon="book" label="Find courses" aria-haspopup="dialog" onClick={showWith(true)} />
        <IconButton icon="menu" label="Menu" aria-expanded={open} aria-haspopup="dialog" onClick={showWith(false)} />
        <Panel ref={dialog} aria-label="Menu" onClose={hide} onKeyDown={keepFocusInside}>
          {open && (
            <>
              <Top>
                <LogoMark />
                <strong>{institute.name}</strong>
                <IconButton icon="close" label="Close menu" onClick={hide} />
              </Top>
              <nav aria-label="Main">
                <PanelFinder open={isFinding} onToggle={() => setIsFinding(!isFinding)} onChoose={choose} />
                <ul>
                  <li>
                    <Choice to="/campus_drive" onClick={hide}>
                      Campus
                    </Choice>
                  </li>
                  <li>
                    <Super30 onClick={hide} />
                  </li>
                  {moreLinks.map(({ title, to }) => (
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
      {overlay}
    </>
  );
}

const Root = styled('div')({ display: 'flex', gap: 4, [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } });

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

const Choice = styled(Link)(panelItem);
const Super30 = styled(Super30Button)(panelItem);

const Account = styled('div')({ display: 'grid', gap: 16, marginTop: 24 });
