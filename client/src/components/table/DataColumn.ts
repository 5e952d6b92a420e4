import type { ReactNode } from 'react';
import type { CsvCell } from '../../lib/csv.ts';

/** A column that only files have. */
export interface FileColumn<Row> {
  readonly header: string;
  csv(row: Row): CsvCell;
}

export type SortOrder = 'asc' | 'desc';

/** What the rows are ordered by: a name the server knows. */
export interface TableSort<Sort extends string> {
  readonly key: Sort;
  readonly order: SortOrder;
}

/**
 * A column of a DataTable. The first one names the row: it stays in sight when the others scroll, and carries the row's link.
 * Keep the array's identity while nothing in it changes (a `useMemo` in the page's hook): a new one draws every row again.
 */
export interface DataColumn<Row, Sort extends string = string> {
  /** Unique in the table; the reader's choice of columns is kept under it. */
  readonly id: string;
  /** Translated; also the column's name in the column picker, and in files unless `fileHeader` is given. */
  readonly header: string;
  /** Leaves the head empty to the eye, for columns of buttons. */
  readonly headerHidden?: boolean;
  /** Beside the head's text: the definition of the figure. */
  readonly help?: ReactNode;
  // Methods, not function properties: the memoised row is one component for rows of every kind.
  cell(row: Row): ReactNode;
  /** Figures stand right. Left without it. */
  readonly align?: 'left' | 'right';
  /** Width in pixels; at least that wide when `grow` is given. */
  readonly size: number;
  /** Share of the room that is left over. Without any, the first column takes it. */
  readonly grow?: number;
  /** Up to two lines (one in compact rows), the rest on focus and hover. */
  readonly clamp?: boolean;
  /** The column's name in the server's order; without it the head is no button. */
  readonly sortKey?: Sort;
  /** The order of the first press. Descending for right-aligned columns, ascending for others. */
  readonly firstOrder?: SortOrder;
  /** False: always there. The first column always is. */
  readonly hideable?: boolean;
  /** Not shown until the reader asks for it. */
  readonly initiallyHidden?: boolean;
  /** Whether it has nothing to say of a row: a dash, or no more than blank. Where that is so of every row, it is not shown at first. */
  isEmpty?(row: Row): boolean;
  /** Its name in files, where the header does not say enough by itself. */
  readonly fileHeader?: string;
  /** As a file carries it, unrounded; a column without it is not in files. */
  csv?(row: Row): CsvCell;
  /** What its cell shows beside that, in files: see `besideFigures.ts`. */
  readonly beside?: readonly FileColumn<Row>[];
}
