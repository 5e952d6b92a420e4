import { useMemo, useState } from 'react';
import type { DataColumn } from './DataColumn.ts';

const NONE: readonly string[] = [];

/** The rows by which columns are judged. */
interface JudgedRows<Row> {
  /** Those that are there; undefined while none are, or while the reader has narrowed the list: what was judged last then holds. */
  readonly list: readonly Row[] | undefined;
  /** What they are ordered by: its column stays, whatever is in it. */
  readonly sortedBy: string | null;
}

/** The ids of the columns that have nothing to say of any of these rows. None while there are no rows. */
export function emptyColumnIds<Row, Sort extends string>(
  columns: readonly DataColumn<Row, Sort>[],
  rows: readonly Row[],
  sortedBy: string | null,
): readonly string[] {
  if (rows.length === 0) return NONE;
  return columns
    .filter((column) => column.isEmpty !== undefined && (column.sortKey === undefined || column.sortKey !== sortedBy))
    .filter((column) => rows.every((row) => column.isEmpty?.(row) === true))
    .map(({ id }) => id);
}

/**
 * The columns of a table, of which those with nothing but dashes wait until the reader asks for them.
 * @param columns all there are, the same array from drawing to drawing
 * @returns the columns for `useColumnChoice`, and those that are hidden for being empty, for `EmptyColumnsNote`
 */
export function useEmptyColumns<Row, Sort extends string>(
  columns: readonly DataColumn<Row, Sort>[],
  { list, sortedBy }: JudgedRows<Row>,
) {
  const [kept, setKept] = useState(NONE);
  const judged = useMemo(
    () => (list === undefined ? undefined : emptyColumnIds(columns, list, sortedBy)),
    [columns, list, sortedBy],
  );
  if (judged !== undefined && judged.join() !== kept.join()) setKept(judged);
  const empty = judged ?? kept;
  return useMemo(() => {
    const hidden = columns.filter(({ id, initiallyHidden }) => initiallyHidden !== true && empty.includes(id));
    return {
      columns:
        hidden.length === 0
          ? columns
          : columns.map((column) => (hidden.includes(column) ? { ...column, initiallyHidden: true } : column)),
      hidden,
    };
  }, [columns, empty]);
}
