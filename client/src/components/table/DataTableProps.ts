import type { ReactNode } from 'react';
import type { DataColumn, SortOrder, TableSort } from './DataColumn.ts';

/** Rows the reader has ticked, for doing something with several at once. */
interface TableSelection<Row> {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Names the row's tick box: the prompt's text. */
  readonly labelOf: (row: Row) => string;
}

export interface DataTableProps<Row extends object, Sort extends string = string> {
  /** Translated; names the table. */
  readonly label: string;
  /** Those to show, in order: `useColumnChoice(...).shown`. */
  readonly columns: readonly DataColumn<Row, Sort>[];
  /** How many rows there are in all, loaded or not. */
  readonly rowCount: number;
  /** The row at a place, undefined while it is not loaded. For a whole list: `(index) => rows[index]`. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly getRowId: (row: Row) => string;
  /** The places in sight, both inclusive, whenever they change: what of them is missing should be loaded. */
  readonly onRangeChange?: (first: number, last: number) => void;
  /** The order now in force; null where the list has none of its own. */
  readonly sort?: TableSort<Sort> | null;
  readonly onSort?: (key: Sort, order: SortOrder) => void;
  /** Where a row leads: its first cell becomes a link, and Enter follows it. */
  readonly rowHref?: (row: Row) => string;
  /** What a row opens in place (a drawer): its first cell becomes a button, and Enter presses it. Not beside `rowHref`. */
  readonly onRowOpen?: (row: Row) => void;
  /** Undefined: rows cannot be ticked. */
  readonly selection?: TableSelection<Row> | undefined;
  /** Widths that the reader drew, by column, and what to do with new ones (`useColumnChoice` keeps both). */
  readonly widths?: Readonly<Record<string, number>>;
  readonly onWidthsChange?: (widths: Readonly<Record<string, number>>) => void;
  /** Rows of 30 pixels in place of 36. */
  readonly compact?: boolean;
  /** New rows are on their way; said to screen readers here, drawn by the LoadPanel around the table. */
  readonly refreshing?: boolean;
  /** Changes with the filters: the table then begins at the top again. A change of `sort` does that by itself. */
  readonly viewKey?: string;
  /** In place of rows when there are none: an EmptyState that says why. */
  readonly empty: ReactNode;
  /** For the height: the table is as high as its rows, at most the window's height without its own sheet. */
  readonly className?: string | undefined;
}
