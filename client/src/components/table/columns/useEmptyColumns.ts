import { useMemo, useState } from 'react';
import type { DataColumn } from '../DataColumn.ts';

const NONE: readonly string[] = [];

/** The rows that decide which columns are empty. */
interface JudgedRows<Row> {
  /** The loaded rows; undefined while none are loaded, or while the list is filtered: the last decision is then kept. */
  readonly list: readonly Row[] | undefined;
  /** Sort key: its column always stays. */
  readonly sortedBy: string | null;
}

/** The ids of the columns that are empty for all of these rows. None if there are no rows. */
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
 * The columns of a table, with empty ones initially hidden.
 * @param columns all columns, as a stable array
 * @returns the columns for `useColumnChoice`, and those hidden because they are empty, for `EmptyColumnsNote`
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
