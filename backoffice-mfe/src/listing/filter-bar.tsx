import type { ReactNode } from 'react';
import { media, styled } from '@aarohan/shared/ui';

interface FilterBarProps {
  /** what is looked through: `Registered users` */
  label: string;
  children: ReactNode;
}

/** What narrows and orders a list: a search box and its filters. */
export const FilterBar = ({ label, children }: FilterBarProps) => (
  <Bar role="search" aria-label={label}>
    {children}
  </Bar>
);

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  [media.print]: { display: 'none' },
});
