import { useMemo } from 'react';
import * as v from 'valibot';
import type { DataColumn } from './DataColumn.ts';
import { useStored } from './useStored.ts';

const choiceSchema = v.object({
  /** By column; one that is not named is shown or hidden as it is by default. */
  shown: v.fallback(v.record(v.string(), v.boolean()), {}),
  widths: v.fallback(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000))), {}),
});
type Choice = v.InferOutput<typeof choiceSchema>;

const NO_CHOICE: Choice = { shown: {}, widths: {} };

function parseChoice(stored: unknown): Choice {
  const parsed = v.safeParse(choiceSchema, stored);
  return parsed.success ? parsed.output : NO_CHOICE;
}

export interface ColumnChoice {
  readonly isShown: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly reset: () => void;
  /** Something differs from the default. */
  readonly differs: boolean;
}

/**
 * Which columns of a table the reader sees and how wide, kept in this browser.
 * @param tableId names the table; letters and dots
 * @param columns all there are, the same array from drawing to drawing
 */
export function useColumnChoice<Row, Sort extends string>(tableId: string, columns: readonly DataColumn<Row, Sort>[]) {
  const { value, update } = useStored(`answerscope.columns.${tableId}`, parseChoice);
  const { shown: chosen, widths } = value;
  const shown = useMemo(
    () =>
      columns.filter(
        ({ id, hideable = true, initiallyHidden = false }, index) =>
          index === 0 || !hideable || (chosen[id] ?? !initiallyHidden),
      ),
    [columns, chosen],
  );
  const isShown = (id: string): boolean => shown.some((column) => column.id === id);
  const choice: ColumnChoice = {
    isShown,
    toggle: (id) => {
      const next = !isShown(id);
      update((now) => ({ ...now, shown: { ...now.shown, [id]: next } }));
    },
    reset: () => {
      update(() => NO_CHOICE);
    },
    differs:
      Object.keys(widths).length > 0 ||
      columns.some(({ id, initiallyHidden = false }) => (chosen[id] ?? !initiallyHidden) === initiallyHidden),
  };
  return {
    /** The columns to draw, and to write into files. */
    shown,
    choice,
    widths,
    onWidthsChange: (next: Readonly<Record<string, number>>) => {
      update((now) => ({ ...now, widths: { ...next } }));
    },
  };
}
