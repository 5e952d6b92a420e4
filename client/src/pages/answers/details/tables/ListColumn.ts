import type { DataColumn } from '#client/components/table/DataColumn.ts';

/** A column of a table whose rows are all here, and so are ordered here. */
export interface ListColumn<Row> extends DataColumn<Row> {
  /** What the rows are ordered by; null stands last either way. Without it the head is no button. */
  sortValue?(row: Row): string | number | null;
}
