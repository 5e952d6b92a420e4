import type { AnswerTable } from '../table/AnswerTable.ts';
import { cellIndexOf, placeOf, type CellIndex } from './cellIndex.ts';
import type { Cells } from './findCells.ts';

/** Fewer rows are added one by one sooner than their cells are looked up. */
const FEWEST_ROWS = 4096;
/** With fewer rows a cell, its running sums leave nothing out. */
const FEWEST_A_CELL = 24;

/** Where the rows of each cell stand in the index: cell c at the places from `from[c]` until before `to[c]`. */
export interface CellSpans {
  readonly index: CellIndex;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

/**
 * The spans of ascending rows. Null when the rows are so few that it is no use, and when a cell has other rows between the first and
 * the last: filters by date, engine, topic and prompt leave none, and as many rows as there are in all the spans can be no others.
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
