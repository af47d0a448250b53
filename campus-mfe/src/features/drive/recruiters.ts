/** Companies that mean to come; the list is tentative until the week before. */
export const recruiters = [
  { name: 'Nilgiri Systems', style: 'plain' },
  { name: 'HOOGHLY Power', style: 'split' },
  { name: 'Kaveri Labs', style: 'serif' },
  { name: 'Saptarishi Bank', style: 'serif' },
  { name: 'medhaworks', style: 'lower' },
  { name: 'Tista Motors', style: 'italic' },
  { name: 'ANKUR Foods', style: 'split' },
  { name: 'Vayu Logistics', style: 'italic' },
  { name: 'Chinar Health', style: 'plain' },
] as const;
