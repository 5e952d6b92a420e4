import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressedColumns, parseColumns, withoutColumns } from '#client/lib/viewColumns.ts';
import type { DataColumn } from '../DataColumn.ts';
import { NO_CHOICE, parseChoice } from './storedChoice.ts';
import { useStored } from './useStored.ts';

export interface ColumnChoice {
  readonly isShown: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Shows all of these columns. */
  readonly show: (ids: readonly string[]) => void;
  readonly reset: () => void;
  /** The choice differs from the default. */
  readonly differs: boolean;
}

/**
 * The reader's visible columns and widths of a table, stored in this browser. An address (of a saved view) may name the columns: they apply
 * until the reader chooses others.
 * @param tableId identifies the table; letters and dots
 * @param columns all columns, as a stable array
 */
export function useColumnChoice<Row, Sort extends string>(tableId: string, columns: readonly DataColumn<Row, Sort>[]) {
  const { value, update } = useStored(`answerscope.columns.${tableId}`, parseChoice);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { shown: kept, widths } = value;
  const text = addressedColumns(search, tableId);
  const addressed = useMemo(() => (text === null ? null : parseColumns(text)), [text]);
  const chosen = addressed ?? kept;
  const leaveAddress = (): void => {
    if (text === null) return;
    void navigate(
      { pathname, search: withoutColumns(search, tableId), hash },
      { replace: true, preventScrollReset: true },
    );
  };
  const shown = useMemo(
    () =>
      columns.filter(
        ({ id, hideable = true, initiallyHidden = false }, index) =>
          index === 0 || !hideable || (chosen[id] ?? !initiallyHidden),
      ),
    [columns, chosen],
  );
  const isShown = (id: string): boolean => shown.some((column) => column.id === id);
  const set = (next: Readonly<Record<string, boolean>>): void => {
    update((now) => ({ ...now, shown: { ...(addressed ?? now.shown), ...next } }));
    leaveAddress();
  };
  const choice: ColumnChoice = {
    isShown,
    toggle: (id) => {
      set({ [id]: !isShown(id) });
    },
    show: (ids) => {
      set(Object.fromEntries(ids.map((id) => [id, true])));
    },
    reset: () => {
      update(() => NO_CHOICE);
      leaveAddress();
    },
    differs:
      Object.keys(widths).length > 0 ||
      columns.some(({ id, initiallyHidden = false }) => (chosen[id] ?? !initiallyHidden) === initiallyHidden),
  };
  return {
    /** The columns to render, and to write into files. */
    shown,
    choice,
    widths,
    onWidthsChange: (next: Readonly<Record<string, number>>) => {
      update((now) => ({ ...now, widths: { ...next } }));
    },
  };
}
