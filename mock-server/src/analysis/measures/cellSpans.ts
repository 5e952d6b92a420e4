import type { AnswerTable } from '../table/AnswerTable.ts';
import { cellIndexOf, placeOf, type CellIndex } from './cellIndex.ts';
import type { Cells } from './findCells.ts';

/** Below this many rows, adding them one by one is faster than looking up their cells. */
const FEWEST_ROWS = 4096;
/** Below this many rows a cell, running sums skip no rows. */
const FEWEST_A_CELL = 24;

/** Places of each cell's rows in the index: cell c has those from `from[c]` to before `to[c]`. */
export interface CellSpans {
  readonly index: CellIndex;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

/**
 * The spans of ascending rows. Null if there are too few rows to save time, or if a cell has other rows between the first and the last.
 * Filters by date, platform, topic and prompt select contiguous rows per cell; the check compares the number of rows with that of the
 * spans.
 */
export function spansOf(
  table: AnswerTable,
  rows: Uint32Array,
  cells: Cells,
  fewest = Math.max(FEWEST_ROWS, FEWEST_A_CELL * cells.count),
): CellSpans | null {
  if (rows.length < fewest) return null;
  const index = cellIndexOf(table);
  const platforms = Math.max(1, table.project.platforms.length);
  const from = new Uint32Array(cells.count);
  const to = new Uint32Array(cells.count);
  const first = rows[0] ?? 0;
  const last = rows.at(-1) ?? 0;
  let count = 0;
  for (let cell = 0; cell < cells.count; cell += 1) {
    const key = (cells.prompt[cell] ?? 0) * platforms + (cells.platform[cell] ?? 0);
    const end = index.starts[key + 1] ?? 0;
    const low = placeOf(index.rows, first, index.starts[key] ?? 0, end);
    const high = placeOf(index.rows, last + 1, low, end);
    from[cell] = low;
    to[cell] = high;
    count += high - low;
  }
  return count === rows.length ? { index, from, to } : null;
}
