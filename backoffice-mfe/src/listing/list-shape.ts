import type { ReactNode } from 'react';

/** One thing that a list says of each of its rows. */
export interface ListColumn<Row> {
  label: string;
  of: (row: Row) => ReactNode;
  /** CSS width in a table: what has a fixed form gets its room, the rest shares what is left */
  width?: string;
}

/** What a list says of its rows, as a table or as cards. */
export interface ListShape<Row> {
  /** what the rows are: `Registered users` */
  label: string;
  keyOf: (row: Row) => string;
  /** what names a row */
  name: ListColumn<Row>;
  /** its kind or state, as a `Tag` */
  tag?: ListColumn<Row>;
  details: readonly ListColumn<Row>[];
}
