import { useState } from 'react';
import { useTextScale } from '#client/hooks/textScale.ts';
import { clamp } from '#client/lib/clamp.ts';
import { columnLayout } from './columns/columnLayout.ts';
import type { SortOrder } from './DataColumn.ts';
import type { DataTableProps } from './DataTableProps.ts';

const LEAST_WIDTH = 48;
const MOST_WIDTH = 900;
const OTHER_ORDER = { asc: 'desc', desc: 'asc' } as const;

type HeadOptions<Row extends object, Sort extends string> = Pick<
  DataTableProps<Row, Sort>,
  'columns' | 'sort' | 'onSort' | 'widths' | 'onWidthsChange' | 'selection'
>;

/** The column by which the rows are sorted. */
export interface SortedColumn {
  readonly id: string;
  readonly order: SortOrder;
}

/** Sort column, the sort that a header press requests, and column widths. */
export function useTableHead<Row extends object, Sort extends string>(options: HeadOptions<Row, Sort>) {
  const { columns, sort, onSort, widths = {}, onWidthsChange, selection } = options;
  /** Widths while resizing, so that only the header renders and nothing is stored. */
  const [drawn, setDrawn] = useState<Readonly<Record<string, number>> | null>(null);
  const textScale = useTextScale();
  const sizing = drawn ?? widths;
  const sortedId = columns.find(({ sortKey }) => sortKey !== undefined && sortKey === sort?.key)?.id;
  const sorted: SortedColumn | null =
    sortedId === undefined || sort === undefined || sort === null ? null : { id: sortedId, order: sort.order };
  const toggleSort = (id: string): void => {
    const column = columns.find((one) => one.id === id);
    if (column?.sortKey === undefined) return;
    const { sortKey, align, firstOrder = align === 'right' ? 'desc' : 'asc' } = column;
    onSort?.(sortKey, sorted?.id === id ? OTHER_ORDER[sorted.order] : firstOrder);
  };
  const draw = (id: string, width: number, done: boolean): void => {
    const next = { ...sizing, [id]: Math.round(clamp(width, LEAST_WIDTH, MOST_WIDTH)) };
    setDrawn(done ? null : next);
    if (done) onWidthsChange?.(next);
  };
  return {
    sorted,
    toggleSort,
    layout: columnLayout(columns, sizing, selection !== undefined, textScale),
    draw: onWidthsChange === undefined ? null : draw,
  };
}
