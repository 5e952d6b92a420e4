import type { TableSort } from '../../components/table/DataColumn.ts';
import { compareTexts } from '../../lib/compareTexts.ts';

function compareKeys(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
}

/** Rows in the order chosen (null: as they come). Those without the thing stand last either way, equal ones as they were. */
export function orderRows<Row, Sort extends string>(
  rows: readonly Row[],
  sort: TableSort<Sort> | null,
  keyOf: (row: Row, key: Sort) => number | string | null,
): readonly Row[] {
  if (sort === null) return rows;
  const sign = sort.order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [first, second] = [keyOf(a, sort.key), keyOf(b, sort.key)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * compareKeys(first, second);
  });
}
