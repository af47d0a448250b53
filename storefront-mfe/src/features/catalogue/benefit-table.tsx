import { color, fontSize, media, styled } from '@aarohan/shared/ui';
import { useId } from 'react';
import type { BenefitSections } from './benefit-rules.ts';

/** The same task in two tools, side by side; on a phone each row is a small list. */
export function BenefitTable({ table: { title, rows } }: { table: NonNullable<BenefitSections['table']> }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Tableau</th>
            <th scope="col">Power BI</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, tableau, powerbi }) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              <td data-tool="Tableau: ">{tableau}</td>
              <td data-tool="Power BI: ">{powerbi}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

const phone = '@media (max-width: 599.95px)';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  lineHeight: 1.45,
  'th, td': { padding: '10px 12px 10px 0', borderBottom: `1px solid ${color.line}`, textAlign: 'left', verticalAlign: 'top' },
  'thead th': { color: color.muted, fontWeight: 600 },
  [phone]: {
    thead: { display: 'none' },
    'tr, th, td': { display: 'block' },
    tr: { padding: '10px 0', borderBottom: `1px solid ${color.line}` },
    'tbody th, td': { padding: '2px 0', border: 0 },
    'td::before': { content: 'attr(data-tool)', color: color.muted },
  },
  [media.tablet]: { 'th[scope="row"]': { width: '26%' } },
});
