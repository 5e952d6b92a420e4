import { memoize } from '#client/lib/memoize.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { groupBy } from '../table/groupBy.ts';

/** The answers of a table sorted by cell, then by time: place p holds row `rows[p]`. */
export interface CellIndex {
  /** The cell `prompt * platforms + platform` has the places from `starts[cell]` to before `starts[cell + 1]`. */
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
  /** By place: mask of the brands named; 1 for an answer with status ok. */
  readonly named: Uint32Array;
  readonly ok: Uint8Array;
}

/** The index of a table, memoized. */
export const cellIndexOf = memoize((table: AnswerTable): CellIndex => {
  const { count, project, prompt, platform, status, namedMask } = table;
  const platforms = Math.max(1, project.platforms.length);
  const { members: rows, starts } = groupBy(
    new Uint32Array(count).map((_, row) => row),
    project.prompts.length * platforms,
    (row) => (prompt[row] ?? 0) * platforms + (platform[row] ?? 0),
  );
  return {
    starts,
    rows,
    named: rows.map((row) => namedMask[row] ?? 0),
    ok: Uint8Array.from(rows, (row) => Number(status[row] === OK)),
  };
});

/** First place from `low` to before `high` whose row is at least `row`; `high` if there is none. */
export function placeOf(rows: Uint32Array, row: number, low: number, high: number): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
