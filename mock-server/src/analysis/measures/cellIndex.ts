import { STATUS_CODES, type AnswerTable } from '../types.ts';

const OK = STATUS_CODES.indexOf('ok');

/** The answers of a table by cell, those of a cell in order of time: place p holds row `rows[p]`. */
export interface CellIndex {
  /** The cell `prompt * platforms + platform` stands at the places from `starts[cell]` until before `starts[cell + 1]`. */
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
  /** By place: the brands named, and 1 for an answer with status ok. */
  readonly named: Uint32Array;
  readonly ok: Uint8Array;
}

const indexes = new WeakMap<AnswerTable, CellIndex>();

function indexCells(table: AnswerTable): CellIndex {
  const { count, project, prompt, platform, status, namedMask } = table;
  const platforms = Math.max(1, project.platforms.length);
  const starts = new Uint32Array(project.prompts.length * platforms + 1);
  const keyOf = (row: number): number => (prompt[row] ?? 0) * platforms + (platform[row] ?? 0);
  for (let row = 0; row < count; row += 1) {
    const key = keyOf(row) + 1;
    starts[key] = (starts[key] ?? 0) + 1;
  }
  for (let key = 1; key < starts.length; key += 1) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const next = starts.slice();
  const rows = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) {
    const key = keyOf(row);
    const place = next[key] ?? 0;
    rows[place] = row;
    next[key] = place + 1;
  }
  return {
    starts,
    rows,
    named: rows.map((row) => namedMask[row] ?? 0),
    ok: Uint8Array.from(rows, (row) => Number(status[row] === OK)),
  };
}

/** The index of a table, made once. */
export function cellIndexOf(table: AnswerTable): CellIndex {
  let index = indexes.get(table);
  if (index === undefined) {
    index = indexCells(table);
    indexes.set(table, index);
  }
  return index;
}

/** First place from `low` until before `high` whose row is `row` or later; `high` when there is none. */
export function placeOf(rows: Uint32Array, row: number, low: number, high: number): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
