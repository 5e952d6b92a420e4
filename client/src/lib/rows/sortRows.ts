import { compareTexts } from '../compareTexts.ts';
import type { TableSort } from './TableSort.ts';

export type SortValue = number | string | null;

function compareValues(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
}

/**
 * Sorts the rows of a table. Rows without the value (null) come last in both directions; ties keep their order unless `thenBy` orders them.
 * @param sort null: unsorted
 */
export function sortRows<Row, Key extends string>(
  rows: readonly Row[],
  sort: TableSort<Key> | null,
  valueOf: (row: Row, key: Key) => SortValue,
  thenBy: (a: Row, b: Row) => number = () => 0,
): readonly Row[] {
  if (sort === null) return rows;
  const { key, order } = sort;
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [first, second] = [valueOf(a, key), valueOf(b, key)];
    if (first === null || second === null) return Number(first === null) - Number(second === null) || thenBy(a, b);
    return sign * compareValues(first, second) || thenBy(a, b);
  });
}
