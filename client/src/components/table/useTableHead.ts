import { functionalUpdate, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import type { ColumnDef, ColumnSizingState, SortingState, Updater } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { columnLayout } from './columnLayout.ts';
import type { DataColumn } from './DataColumn.ts';
import type { DataTableProps } from './DataTableProps.ts';

const LEAST_WIDTH = 48;
const MOST_WIDTH = 900;
/** The rows arrive by page and leave holes: what is loaded stays with the page's query, and this model is of columns only. */
const NO_ROWS: readonly never[] = [];

type HeadOptions<Row extends object, Sort extends string> = Pick<
  DataTableProps<Row, Sort>,
  'columns' | 'sort' | 'onSort' | 'widths' | 'onWidthsChange' | 'selection'
>;

function definitions<Row, Sort extends string>(columns: readonly DataColumn<Row, Sort>[]): ColumnDef<Row>[] {
  return columns.map(({ id, header, size, sortKey, firstOrder, align }) => ({
    id,
    header,
    size,
    minSize: LEAST_WIDTH,
    maxSize: MOST_WIDTH,
    // The server puts rows in order; the model asks for a value before it lets a column be sorted at all.
    accessorFn: () => null,
    enableSorting: sortKey !== undefined,
    sortDescFirst: firstOrder === undefined ? align === 'right' : firstOrder === 'desc',
  }));
}

/** The columns' model: which order comes after a press, and how wide they are. */
export function useTableHead<Row extends object, Sort extends string>(options: HeadOptions<Row, Sort>) {
  const { columns, sort, onSort, widths = {}, onWidthsChange, selection } = options;
  /** While the reader draws, so that nothing but the head is drawn again and nothing is stored. */
  const [drawn, setDrawn] = useState<ColumnSizingState | null>(null);
  const sizing: ColumnSizingState = drawn ?? { ...widths };
  const sorted = columns.find(({ sortKey }) => sortKey !== undefined && sortKey === sort?.key);
  const sorting: SortingState = sorted === undefined ? [] : [{ id: sorted.id, desc: sort?.order === 'desc' }];
  const columnDefs = useMemo(() => definitions(columns), [columns]);
  const table = useReactTable<Row>({
    data: [...NO_ROWS],
    columns: columnDefs,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, columnSizing: sizing },
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = functionalUpdate(updater, sorting);
      const key = columns.find(({ id }) => id === next?.id)?.sortKey;
      if (next !== undefined && key !== undefined) onSort?.(key, next.desc ? 'desc' : 'asc');
    },
  });
  const draw = (id: string, width: number, done: boolean): void => {
    const next = { ...sizing, [id]: Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width))) };
    setDrawn(done ? null : next);
    if (done) onWidthsChange?.(next);
  };
  return {
    headers: table.getLeafHeaders(),
    layout: columnLayout(columns, sizing, selection !== undefined),
    draw: onWidthsChange === undefined ? null : draw,
  };
}
