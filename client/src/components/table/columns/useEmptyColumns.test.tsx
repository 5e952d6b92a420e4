import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DataColumn } from '../DataColumn.ts';
import { emptyColumnIds, useEmptyColumns } from './useEmptyColumns.ts';

interface Row {
  readonly name: string;
  readonly change: number | null;
  readonly flags: readonly string[];
}

const columns: readonly DataColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, size: 100 },
  {
    ...{ id: 'change', header: 'Change', cell: ({ change }) => change, size: 100, sortKey: 'change' },
    isEmpty: ({ change }) => change === null,
  },
  {
    ...{ id: 'flags', header: 'Flags', cell: ({ flags }) => flags.join(), size: 100 },
    isEmpty: ({ flags }) => flags.length === 0,
  },
];
const given = (list: readonly Row[] | undefined): { list: readonly Row[] | undefined } => ({ list });
const row = (change: number | null, ...flags: string[]): Row => ({ name: 'a', change, flags });

test('a column is empty when it has nothing to say of any row', () => {
  expect(emptyColumnIds(columns, [row(null), row(null)], null)).toEqual(['change', 'flags']);
  expect(emptyColumnIds(columns, [row(null), row(0.1, 'paused')], null)).toEqual([]);
});

test('without rows nothing is known, and what the rows are ordered by stays', () => {
  expect(emptyColumnIds(columns, [], null)).toEqual([]);
  expect(emptyColumnIds(columns, [row(null)], 'change')).toEqual(['flags']);
});

test('empty columns wait to be asked for; narrowing the list changes nothing about that', () => {
  const all = [row(0.1), row(null)];
  const { result, rerender } = renderHook(
    ({ list }: { list: readonly Row[] | undefined }) => useEmptyColumns(columns, { list, sortedBy: null }),
    { initialProps: given(all) },
  );
  expect(result.current.hidden.map(({ id }) => id)).toEqual(['flags']);
  expect(result.current.columns.map(({ initiallyHidden }) => initiallyHidden === true)).toEqual([false, false, true]);
  rerender({ list: undefined });
  expect(result.current.hidden.map(({ id }) => id)).toEqual(['flags']);
  rerender({ list: [row(0.1, 'paused')] });
  expect(result.current.hidden).toEqual([]);
  expect(result.current.columns).toBe(columns);
});
