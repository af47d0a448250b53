import { formatNumber } from '@aarohan/shared/numbers';
import { Button, color, media, styled } from '@aarohan/shared/ui';
import { pageSize, type ShownUsers } from './user-rules.ts';
import { useSlashSetting, writeSlashSetting } from './slash-setting.ts';

interface UserListFootProps {
  shown: ShownUsers;
  onPage: (page: number) => void;
}

/** Below the list: which rows these are, the way to the others, and the keyboard's setting. */
export const UserListFoot = ({ shown, onPage }: UserListFootProps) => (
  <Foot>
    <SlashSetting />
    {shown.pages > 1 && <Pages shown={shown} onPage={onPage} />}
  </Foot>
);

function Pages({ shown: { page, pages, matches, rows }, onPage }: UserListFootProps) {
  const first = (page - 1) * pageSize + 1;
  return (
    <nav aria-label="Pages">
      <span>
        {formatNumber(first)}–{formatNumber(first + rows.length - 1)} of {formatNumber(matches)}
      </span>
      <Button size="small" variant="outlined" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous page
      </Button>
      <Button size="small" variant="outlined" disabled={page === pages} onClick={() => onPage(page + 1)}>
        Next page
      </Button>
    </nav>
  );
}

function SlashSetting() {
  const on = useSlashSetting();
  return (
    <Setting>
      <input type="checkbox" checked={on} onChange={(event) => writeSlashSetting(event.target.checked)} />
      Press / to search
    </Setting>
  );
}

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  nav: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  [media.print]: { display: 'none' },
});

const Setting = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  cursor: 'pointer',
  input: { width: 16, height: 16, margin: 0, accentColor: color.primary },
  // A phone has no such key.
  [media.touch]: { display: 'none' },
});
