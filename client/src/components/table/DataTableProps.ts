import type { ReactNode } from 'react';
import type { DataColumn, SortOrder, TableSort } from './DataColumn.ts';

/** Rows that the reader has ticked, for bulk actions. */
interface TableSelection<Row> {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Accessible name of the row's checkbox: the prompt's text. */
  readonly labelOf: (row: Row) => string;
}

export interface DataTableProps<Row extends object, Sort extends string = string> {
  /** Translated accessible name of the table. */
  readonly label: string;
  /** The shown columns in order: `useColumnChoice(...).shown`. */
  readonly columns: readonly DataColumn<Row, Sort>[];
  /** Number of all rows, loaded or not. */
  readonly rowCount: number;
  /** The row at an index, undefined while it is not loaded. For a complete list: `(index) => rows[index]`. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly getRowId: (row: Row) => string;
  /** Called with the visible indices, both inclusive, when they change: missing rows should then be loaded. */
  readonly onRangeChange?: (first: number, last: number) => void;
  /** The current sort; null if the list has none. */
  readonly sort?: TableSort<Sort> | null;
  readonly onSort?: (key: Sort, order: SortOrder) => void;
  /** The link of a row: its first cell becomes a link, and Enter follows it. */
  readonly rowHref?: (row: Row) => string;
  /** Opens a row in place (a drawer): its first cell becomes a button, and Enter presses it. Not together with `rowHref`. */
  readonly onRowOpen?: (row: Row) => void;
  /** Undefined: rows cannot be selected. */
  readonly selection?: TableSelection<Row> | undefined;
  /** Column widths set by the reader, and their setter (`useColumnChoice` stores them). */
  readonly widths?: Readonly<Record<string, number>>;
  readonly onWidthsChange?: (widths: Readonly<Record<string, number>>) => void;
  /** Row height 30 pixels instead of 36. */
  readonly compact?: boolean;
  /** Newer rows are loading; announced here for screen readers, shown by the LoadPanel around the table. */
  readonly refreshing?: boolean;
  /** Changes with the filters and then scrolls the table to the top. A change of `sort` does that too. */
  readonly viewKey?: string;
  /** Shown when there are no rows: an EmptyState that says why. */
  readonly empty: ReactNode;
  /** For the height: the table is as high as its rows, by default at most the window's height. */
  readonly className?: string | undefined;
}
