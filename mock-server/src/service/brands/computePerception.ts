import type { Theme } from '#client/api/brandCentreSchemas.ts';
import { BUILT_IN_THEMES } from '#server/analysis/perception/builtInThemes.ts';
import { PerceptionIndex } from '#server/analysis/perception/PerceptionIndex.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { ReportCache } from '../cache/ReportCache.ts';
import { giveWay, NEVER } from '../Stop.ts';
import type { Stop } from '../Stop.ts';

/** Answers processed per slice (up to 25 ms, if they are long) before the event loop continues. */
const SLICE = 100;
/** Cached theme sets per table: people edit themes now and then, and old sets are useless. */
const MOST_KEPT = 2;

const kept = new ReportCache<PerceptionIndex>(MOST_KEPT);

function indexOf(table: AnswerTable, own: readonly Theme[]): PerceptionIndex {
  return kept.get(table, JSON.stringify(own), () => new PerceptionIndex(table, [...BUILT_IN_THEMES, ...own]));
}

/** Statements about brands by theme in rows of a table, computed in slices. @param own the project's custom themes. */
export async function computePerception(
  table: AnswerTable,
  own: readonly Theme[],
  rows: Uint32Array,
  stop: Stop = NEVER,
): Promise<PerceptionIndex> {
  const index = indexOf(table, own);
  let read = 0;
  for (const row of rows) {
    if (index.cover(row)) read += 1;
    if (read === SLICE) {
      read = 0;
      await giveWay(stop);
    }
  }
  return index;
}
