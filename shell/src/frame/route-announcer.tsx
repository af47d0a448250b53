import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@aarohan/shared/router';
import { VisuallyHidden } from '@aarohan/shared/ui';
import { focusHeading } from './focus-heading.ts';

/** After a navigation: focus to the page's heading and its title to the reader, as a page load would do. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
    setTitle(document.title);
  }, [pathname]);

  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
