import type { DataColumn } from '#client/components/table/DataColumn.ts';

/** A column of a table whose rows are all loaded, so that the client sorts them. */
export interface ListColumn<Row> extends DataColumn<Row> {
  /** Sort key; null is last in both directions. Columns without it are not sortable. */
  sortValue?(row: Row): string | number | null;
}
