import { useEffect, useRef } from 'react';
import { useSession } from '@aarohan/shared/session';
import { styled } from '@aarohan/shared/ui';
import { AccountLinks } from './account-links.tsx';
import { onDesktop, tight } from './widths.ts';

/** Where the document finds how wide this place was when the person's name stood in it, so that the links beside it do not jump on the next visit. */
const widthKey = 'accountWidth';

/** The account's links in the header. The document hides it (`data-account`) from somebody whose name is stored, until the name is there. */
export function AccountPlace() {
  const place = useRef<HTMLDivElement>(null);
  const fullName = useSession((session) => session.fullName);

  useEffect(() => {
    const width = place.current?.getBoundingClientRect().width ?? 0;
    if (fullName === undefined || width === 0) return;
    try {
      localStorage.setItem(widthKey, String(width));
    } catch {
      // The browser refuses its storage: the links jump by a name's width, once a visit.
    }
  }, [fullName]);

  return (
    <Place ref={place} data-account="">
      <AccountLinks />
    </Place>
  );
}

const Place = styled('div')({
  ...onDesktop,
  minWidth: 0,
  justifyContent: 'flex-end',
  gap: 12,
  'a, button': { flex: 'none' },
  [tight]: { button: { padding: '0 12px' }, 'button svg': { display: 'none' } },
});
