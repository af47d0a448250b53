import type { ReactNode } from 'react';
import { Card, color, styled } from '@aarohan/shared/ui';
import type { ListColumn, ListShape } from './list-shape.ts';

/** The column that rows are ordered by. */
export interface SortedColumn {
  label: string;
  order: 'ascending' | 'descending';
}

interface ListTableProps<Row> {
  shape: ListShape<Row>;
  rows: readonly Row[];
  sorted?: SortedColumn;
}

/** Rows on a wide screen: one line each; longer texts are cut with an ellipsis. */
export function ListTable<Row>({ shape: { label, keyOf, name, tag, details }, rows, sorted }: ListTableProps<Row>) {
  const others = tag ? [tag, ...details] : details;
  return (
    <Frame>
      <Table aria-label={label}>
        <colgroup>
          {[name, ...others].map((column) => (
            <col key={column.label} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {[name, ...others].map((column) => (
              <th key={column.label} scope="col" aria-sort={column.label === sorted?.label ? sorted.order : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} name={name} others={others} />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

interface TableRowProps<Row> {
  row: Row;
  name: ListColumn<Row>;
  others: readonly ListColumn<Row>[];
}

const TableRow = <Row,>({ row, name, others }: TableRowProps<Row>) => (
  <tr>
    <th scope="row" title={tipOf(name.of(row))}>
      {name.of(row)}
    </th>
    {others.map(({ label, of }) => (
      <td key={label} title={tipOf(of(row))}>
        {of(row)}
      </td>
    ))}
  </tr>
);

/** The whole of a text that may be cut. */
const tipOf = (cell: ReactNode): string | undefined => (typeof cell === 'string' ? cell : undefined);

const Frame = styled(Card)({ overflow: 'clip' });

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  'th, td': { height: 36, padding: '0 8px', overflow: 'hidden', textAlign: 'left', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'thead th:first-of-type, tbody th': { paddingLeft: 16 },
  'tr > :last-child': { paddingRight: 16 },
  'thead th': {
    position: 'sticky',
    top: 72,
    background: color.surface,
    boxShadow: `0 1px ${color.line}`,
    color: color.muted,
    fontWeight: 600,
  },
  'thead th[aria-sort]': { color: color.ink },
  'thead th[aria-sort="descending"]::after': { content: '" ↓" / ""' },
  'thead th[aria-sort="ascending"]::after': { content: '" ↑" / ""' },
  'tbody tr + tr': { borderTop: `1px solid ${color.line}` },
  'tbody tr:hover': { background: color.paper },
  'tbody th': { fontWeight: 600 },
  'tbody td': { color: color.muted },
});
