import { ListCards } from './list-cards.tsx';
import type { ListShape } from './list-shape.ts';
import { ListTable, type SortedColumn } from './list-table.tsx';

interface ListRowsProps<Row> {
  shape: ListShape<Row>;
  rows: readonly Row[];
  sorted?: SortedColumn;
  isWide: boolean;
}

/** Rows in the form that the width allows. */
export const ListRows = <Row,>({ shape, rows, sorted, isWide }: ListRowsProps<Row>) =>
  isWide ? <ListTable shape={shape} rows={rows} sorted={sorted} /> : <ListCards shape={shape} rows={rows} />;
