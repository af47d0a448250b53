import { formatNumber } from '@aarohan/shared/numbers';
import type { Ref } from 'react';
import { color, fontSize, styled } from '@aarohan/shared/ui';

interface UserListHeadProps {
  heading: Ref<HTMLHeadingElement>;
  /** of users: everybody, and those that search and type let through */
  counts: { total: number; shown: number } | undefined;
}

/** The page's heading and its counts. */
export const UserListHead = ({ heading, counts }: UserListHeadProps) => (
  <Head>
    <h1 ref={heading} tabIndex={-1}>
      Registered users
    </h1>
    <p role="status">
      {counts && (
        <>
          <Count label="Total" count={counts.total} /> <Count label="Shown" count={counts.shown} />
        </>
      )}
    </p>
  </Head>
);

const Count = ({ label, count }: { label: string; count: number }) => (
  <span>
    {label} <b>{formatNumber(count)}</b>
  </span>
);

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  h1: { fontSize: fontSize.h3 },
  p: { display: 'flex', gap: 16, color: color.muted, fontVariantNumeric: 'tabular-nums' },
  b: { color: color.ink },
});
