import { useRef } from 'react';
import type { DataTableProps } from '../DataTableProps.ts';

export interface Ticks {
  /** Some rows are ticked, and all rows are. */
  readonly some: boolean;
  readonly all: boolean;
  readonly tick: (index: number, toHere: boolean) => void;
  readonly tickAll: () => void;
}

type TickProps<Row extends object> = Pick<DataTableProps<Row>, 'selection' | 'rowAt' | 'rowCount' | 'getRowId'>;

/** Ticking one row, a range from the last ticked row (with Shift), or every loaded row. */
export function useTicks<Row extends object>({ selection, rowAt, rowCount, getRowId }: TickProps<Row>): Ticks {
  const lastTicked = useRef<number | null>(null);
  const idsBetween = (from: number, to: number): string[] => {
    const length = Math.abs(to - from) + 1;
    return Array.from({ length }, (_, step) => rowAt(Math.min(from, to) + step)).flatMap((row) =>
      row === undefined ? [] : [getRowId(row)],
    );
  };
  const change = (ids: readonly string[], ticked: boolean): void => {
    if (selection === undefined) return;
    const next = new Set(selection.ids);
    for (const id of ids) {
      if (ticked) next.add(id);
      else next.delete(id);
    }
    selection.onChange(next);
  };
  const some = selection !== undefined && selection.ids.size > 0;
  return {
    some,
    all: some && selection.ids.size >= rowCount,
    tick: (index: number, toHere: boolean) => {
      const row = rowAt(index);
      if (selection === undefined || row === undefined) return;
      const from = toHere && lastTicked.current !== null ? lastTicked.current : index;
      lastTicked.current = index;
      change(idsBetween(from, index), !selection.ids.has(getRowId(row)));
    },
    tickAll: () => {
      change(some ? [...selection.ids] : idsBetween(0, rowCount - 1), !some);
    },
  };
}
