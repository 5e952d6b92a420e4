import type { TableSort } from '../../../components/table/DataColumn.ts';
import { compareTexts } from '../../../lib/compareTexts.ts';

type Key = number | string | null;

/** Rows in order; those without the figure stand last either way, equal ones as they were. */
export function sortRows<Row, Sort extends string>(
  rows: readonly Row[],
  { key, order }: TableSort<Sort>,
  keyOf: (row: Row, key: Sort) => Key,
): readonly Row[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [first, second] = [keyOf(a, key), keyOf(b, key)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return typeof first === 'number' && typeof second === 'number'
      ? sign * (first - second)
      : sign * compareTexts(String(first), String(second));
  });
}
