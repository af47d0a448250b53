import type { RouteObject } from 'react-router';
import { askAhead } from './slot-route.tsx';

/** Milliseconds that a pointer or the focus rests on a link before it counts: passing over a list of cards asks for nothing. */
const intent = 80;

/** Asks for the code and the calls of a page while somebody is still on the way to pressing its link. */
export function prefetchLinks(page: Document, routes: RouteObject[]): void {
  let aimedAt: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onAim = ({ target }: Event): void => {
    const link = target instanceof Element ? (target.closest<HTMLAnchorElement>('a[href]') ?? undefined) : undefined;
    if (link === aimedAt) return;
    aimedAt = link;
    clearTimeout(timer);
    if (link?.origin === location.origin && !savesData()) timer = setTimeout(() => askAhead(routes, link, 'prefetch'), intent);
  };
  page.addEventListener('pointerover', onAim);
  page.addEventListener('focusin', onAim);
}

/** The visitor asked the browser to save data (https://wicg.github.io/savedata). */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
