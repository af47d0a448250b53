/** Partner companies, as the campus drive names them too. */
export const recruiterNames = [
  { name: 'Nilgiri Systems', look: 'plain' },
  { name: 'HOOGHLY Power', look: 'wide' },
  { name: 'Kaveri Labs', look: 'serif' },
  { name: 'Saptarishi Bank', look: 'serif' },
  { name: 'medhaworks', look: 'tight' },
  { name: 'Tista Motors', look: 'italic' },
  { name: 'ANKUR Foods', look: 'wide' },
  { name: 'Vayu Logistics', look: 'italic' },
  { name: 'Chinar Health', look: 'plain' },
] as const;
