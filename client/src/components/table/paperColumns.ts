import { clamp } from '../../lib/clamp.ts';
import type { DataColumn } from './DataColumn.ts';

/** The text of an upright A4 page, in CSS pixels. */
const SHEET_WIDTH = 700;
/** Nobody reads what is printed smaller. */
const LEAST_SCALE = 0.6;

type Sized = Pick<DataColumn<never>, 'size' | 'headerHidden'>;

interface PaperColumns<Column extends Sized> {
  readonly shown: readonly Column[];
  /** Of those with something to read, how many found no room. */
  readonly left: number;
  /** How large they are printed, 0.6 to 1. */
  readonly scale: number;
}

/**
 * Which columns of a table fit on a sheet, from the first on, made smaller if they must be. Columns of buttons do not go there:
 * nobody presses a button on paper.
 */
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
