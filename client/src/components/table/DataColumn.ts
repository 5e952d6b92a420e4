import type { ReactNode } from 'react';
import type { CsvCell } from '#client/lib/csv.ts';

/** A column that only exists in files. */
export interface FileColumn<Row> {
  readonly header: string;
  csv(row: Row): CsvCell;
}

export type SortOrder = 'asc' | 'desc';

/** Sort key and direction; the key is a name that the server knows. */
export interface TableSort<Sort extends string> {
  readonly key: Sort;
  readonly order: SortOrder;
}

/**
 * A column of a DataTable. The first one names the row: it stays visible when the others scroll, and holds the row's link. Keep the array's
 * identity while its content is unchanged (a `useMemo` in the page's hook): a new array renders every row again.
 */
export interface DataColumn<Row, Sort extends string = string> {
  /** Unique in the table; stored column choices use it as key. */
  readonly id: string;
  /** Translated; also the name in the column picker, and in files unless `fileHeader` is given. */
  readonly header: string;
  /** Hides the header visually, for columns of buttons. */
  readonly headerHidden?: boolean;
  /** The definition of the figure, beside the header text. */
  readonly help?: ReactNode;
  // Methods, not function properties (bivariance): the memoised row is one component for rows of every type.
  cell(row: Row): ReactNode;
  /** Figures are right-aligned. Defaults to left. */
  readonly align?: 'left' | 'right';
  /** Width in pixels; the minimum width if `grow` is given. */
  readonly size: number;
  /** Share of the remaining width. If no column has one, the first column takes it. */
  readonly grow?: number;
  /** Clamps to two lines (one in compact rows), with the full text on focus and hover. */
  readonly clamp?: boolean;
  /** The column's sort key on the server; without it the header is not a button. */
  readonly sortKey?: Sort;
  /** The direction of the first press. Defaults to descending for right-aligned columns, ascending for others. */
  readonly firstOrder?: SortOrder;
  /** False: always shown, like the first column. */
  readonly hideable?: boolean;
  /** Hidden until the reader shows it. */
  readonly initiallyHidden?: boolean;
  /** Whether the cell is empty for a row (a dash or blank). A column that is empty for every row is initially hidden. */
  isEmpty?(row: Row): boolean;
  /** Header in files, if `header` needs its context. */
  readonly fileHeader?: string;
  /** The unrounded value for files; a column without it is left out of files. */
  csv?(row: Row): CsvCell;
  /** Further file columns for what its cell also shows: see `besideFigures.ts`. */
  readonly beside?: readonly FileColumn<Row>[];
}
