import { createWordMatcher } from '#client/lib/rows/createWordMatcher.ts';
import { sortRows } from '#client/lib/rows/sortRows.ts';
import type { TableSort } from '#client/lib/rows/TableSort.ts';
import type { ListColumn } from './ListColumn.ts';

interface ListQuery {
  /** Words that a row must all contain. */
  readonly q: string;
  readonly sort: TableSort<string> | null;
}

/** The rows that contain all words, sorted (stable). */
export function listRows<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  textOf: (row: Row) => string,
  { q, sort }: ListQuery,
): readonly Row[] {
  const matches = createWordMatcher(q);
  const found = rows.filter((row) => matches(textOf(row)));
  const sortValue = columns.find(({ id }) => id === sort?.key)?.sortValue;
  return sortValue === undefined ? found : sortRows(found, sort, (row) => sortValue(row));
}
