import { formatNumber } from '@aarohan/shared/numbers';
import { Button, color, media, styled } from '@aarohan/shared/ui';
import { useSlashSetting, writeSlashSetting } from './slash-setting.ts';

interface ListFootProps {
  /** from 1 */
  page: number;
  /** rows on a full page */
  pageSize: number;
  /** rows that search and filters let through */
  matches: number;
  onPage: (page: number) => void;
}

/** Below the list: which rows these are, the way to the others, and the keyboard's setting. */
export const ListFoot = (props: ListFootProps) => (
  <Foot>
    <SlashSetting />
    {props.matches > props.pageSize && <Pages {...props} />}
  </Foot>
);

function Pages({ page, pageSize, matches, onPage }: ListFootProps) {
  const before = (page - 1) * pageSize;
  const last = Math.min(before + pageSize, matches);
  return (
    <nav aria-label="Pages">
      <span>
        {formatNumber(before + 1)}–{formatNumber(last)} of {formatNumber(matches)}
      </span>
      <Button size="small" variant="outlined" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous page
      </Button>
      <Button size="small" variant="outlined" disabled={last === matches} onClick={() => onPage(page + 1)}>
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
