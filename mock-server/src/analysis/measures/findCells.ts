import type { AnswerTable } from '../table/AnswerTable.ts';

/** The cells that some rows fall into. */
export interface Cells {
  readonly count: number;
  /** Cell of rows[i]. Valid until the next search of cells: the array is as long as the rows and is reused. */
  readonly ofRow: Uint32Array;
  readonly prompt: Uint32Array;
  readonly platform: Uint16Array;
  readonly topic: Uint16Array;
}

let room = new Uint32Array(0);

/** Numbers the (prompt, platform) pairs in order of first appearance. */
export function findCells(table: AnswerTable, rows: Uint32Array): Cells {
  const { prompt, platform, topic, project } = table;
  const platforms = Math.max(1, project.platforms.length);
  // 0 means "not seen yet", so cells are stored plus one: a new array needs no fill.
  const known = new Uint32Array(project.prompts.length * platforms);
  if (room.length < rows.length) room = new Uint32Array(Math.ceil(1.2 * rows.length));
  const ofRow = room.subarray(0, rows.length);
  const firstRow = new Uint32Array(Math.min(rows.length, known.length));
  let count = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const key = (prompt[row] ?? 0) * platforms + (platform[row] ?? 0);
    let cell = known[key] ?? 0;
    if (cell === 0) {
      firstRow[count] = row;
      count += 1;
      cell = count;
      known[key] = cell;
    }
    ofRow[i] = cell - 1;
  }
  const firsts = firstRow.subarray(0, count);
  return {
    count,
    ofRow,
    prompt: Uint32Array.from(firsts, (row) => prompt[row] ?? 0),
    platform: Uint16Array.from(firsts, (row) => platform[row] ?? 0),
    topic: Uint16Array.from(firsts, (row) => topic[row] ?? 65535),
  };
}
