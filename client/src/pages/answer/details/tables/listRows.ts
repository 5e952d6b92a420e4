import type { TableSort } from '../../../../components/table/DataColumn.ts';
import type { ListColumn } from './ListColumn.ts';
import { compareTexts } from '../../../../lib/compareTexts.ts';

/** Case and width of letters do not matter to a search. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
}

interface ListQuery {
  /** Words, all of which a row must have. */
  readonly q: string;
  readonly sort: TableSort<string> | null;
}

/** The rows that have all the words, in order; equal ones keep the order they came in. */
export function listRows<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  textOf: (row: Row) => string,
  { q, sort }: ListQuery,
): Row[] {
  const words = fold(q)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const found = rows.filter((row) => words.every((word) => fold(textOf(row)).includes(word)));
  const column = columns.find(({ id }) => id === sort?.key);
  if (sort === null || column?.sortValue === undefined) return found;
  const sign = sort.order === 'asc' ? 1 : -1;
  const valueOf = (row: Row): string | number | null => column.sortValue?.(row) ?? null;
  return found.toSorted((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * compare(first, second);
  });
}
