import { notify } from '@aarohan/shared/notices';
import { Icon, buttonStyle, color, media, radius, styled } from '@aarohan/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useCatalogue } from './use-catalogue.ts';
import { usePart } from '../../parts/use-part.ts';

const loadMenu = () => import(/* webpackChunkName: "catalogue-menu" */ './catalogue-menu.tsx');
const loadBrowser = () => import(/* webpackChunkName: "catalogue-browser" */ './catalogue-browser.tsx');

/** "All Courses": the drawer with the categories, and the catalogue that lies in the address. Both come when they are wanted. */
export function CatalogueDrawer() {
  const [menuOpen, setMenuOpen] = useState(false);
  const catalogue = useCatalogue();
  const { view, open, close } = catalogue;
  const button = useRef<HTMLButtonElement>(null);

  const menu = usePart(menuOpen, loadMenu, () => {
    setMenuOpen(false);
    sayMissing();
  });
  const browser = usePart(view !== undefined, loadBrowser, () => {
    sayMissing();
    close();
  });
  useFocusAfter(view !== undefined, () => button.current);

  function browse(category?: string) {
    setMenuOpen(false);
    open(category);
  }

  return (
    <>
      <Place>
        <Tab
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
          onPointerEnter={warmUp}
          onFocus={warmUp}
        >
          <Icon name="book" size={18} />
          All Courses
        </Tab>
      </Place>
      {menu && <menu.CatalogueMenu open={menuOpen} onClose={() => setMenuOpen(false)} onBrowse={browse} />}
      {browser && view && <browser.CatalogueBrowser view={view} onChange={catalogue.change} onClose={close} />}
    </>
  );
}

const sayMissing = () => notify('error', 'The catalogue could not be opened. Please try again.');

const warmUp = () => {
  loadMenu().catch(() => undefined);
  loadBrowser().catch(() => undefined);
};

/** The dialog gives the focus back to where it came from; somebody who came by a link came from nowhere. */
function useFocusAfter(open: boolean, target: () => HTMLElement | null) {
  const before = useRef(open);
  useEffect(() => {
    if (before.current && !open && document.activeElement === document.body) target()?.focus({ preventScroll: true });
    before.current = open;
  });
}

/** A slim tab at the page's edge where there is a mouse and room for it; elsewhere a button in the page's flow. */
const onEdge = '@media (min-width: 900px) and (pointer: fine)';

const Place = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  paddingInline: 16,
  [onEdge]: { position: 'fixed', zIndex: 5, left: 0, top: '50%', padding: 0, transform: 'translateY(-50%)' },
  [media.print]: { display: 'none' },
});

const Tab = styled('button')({
  ...buttonStyle({ variant: 'outlined', fullWidth: true }),
  background: color.surface,
  [media.tablet]: { width: 'auto' },
  [onEdge]: {
    width: 32,
    minHeight: 0,
    padding: '16px 0',
    border: `1px solid ${color.line}`,
    borderLeft: 0,
    borderRadius: `0 ${radius.control}px ${radius.control}px 0`,
    fontSize: '0.875rem',
    writingMode: 'vertical-rl',
  },
});
