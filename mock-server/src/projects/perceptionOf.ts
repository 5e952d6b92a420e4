import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Theme } from '../../../client/src/api/brandCentreSchemas.ts';
import { BUILT_IN_THEMES } from '../analysis/perception/builtInThemes.ts';
import { PerceptionIndex } from '../analysis/perception/PerceptionIndex.ts';
import type { AnswerTable } from '../analysis/types.ts';

/** So many answers are read (in some 20 ms) before other requests get their turn. */
const SLICE = 1000;
/** Sets of themes kept per table: a reader changes them now and then, and the old ones are of no use. */
const MOST_KEPT = 2;

const kept = new WeakMap<AnswerTable, Map<string, PerceptionIndex>>();

function indexOf(table: AnswerTable, own: readonly Theme[]): PerceptionIndex {
  const key = JSON.stringify(own);
  const ofTable = kept.get(table) ?? new Map<string, PerceptionIndex>();
  const index = ofTable.get(key) ?? new PerceptionIndex(table, [...BUILT_IN_THEMES, ...own]);
  ofTable.delete(key);
  ofTable.set(key, index);
  const [oldest] = ofTable.keys();
  if (ofTable.size > MOST_KEPT && oldest !== undefined) ofTable.delete(oldest);
  kept.set(table, ofTable);
  return index;
}

/** What these rows of a table say of brands under themes, read without holding the server up. @param own the project's own themes. */
export async function perceptionOf(
  table: AnswerTable,
  own: readonly Theme[],
  rows: Uint32Array,
): Promise<PerceptionIndex> {
  const index = indexOf(table, own);
  let read = 0;
  for (const row of rows) {
    if (index.cover(row)) read += 1;
    if (read === SLICE) {
      read = 0;
      await nextTurn();
    }
  }
  return index;
}
