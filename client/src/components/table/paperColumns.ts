import { clamp } from '#client/lib/clamp.ts';
import type { DataColumn } from './DataColumn.ts';

/** Text width of an A4 page in portrait, in CSS pixels. */
const SHEET_WIDTH = 700;
/** Smaller print is not readable. */
const LEAST_SCALE = 0.6;

type Sized = Pick<DataColumn<never>, 'size' | 'headerHidden'>;

interface PaperColumns<Column extends Sized> {
  readonly shown: readonly Column[];
  /** Number of columns with text that did not fit. */
  readonly left: number;
  /** Print scale, 0.6 to 1. */
  readonly scale: number;
}

/** Chooses the columns that fit on a sheet, from the first on, scaled down if necessary. Columns of buttons are left out in print. */
export function paperColumns<Column extends Sized>(columns: readonly Column[]): PaperColumns<Column> {
  const readable = columns.filter(({ headerHidden }) => headerHidden !== true);
  let width = 0;
  const shown = readable.filter(({ size }, place) => {
    width += size;
    return place === 0 || width <= SHEET_WIDTH / LEAST_SCALE;
  });
  const taken = shown.reduce((sum, { size }) => sum + size, 0);
  const scale = clamp(SHEET_WIDTH / taken, LEAST_SCALE, 1);
  return { shown, left: readable.length - shown.length, scale };
}
