import { selectAnswers } from '#server/analysis/reports/answerSet.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { searchableTexts } from '#server/analysis/table/SearchableTexts.ts';
import { TextSearch } from '#server/analysis/text/TextSearch.ts';
import { giveWay, NEVER } from '../Stop.ts';
import type { Stop } from '../Stop.ts';

/** Longest time between two yields to the event loop. */
const SLICE_MS = 20;
/** Answers between two reads of the clock. */
const STEP = 100;

/** `selectAnswers` with a full-text search in slices, which does not block the event loop. */
export async function searchAnswers(
  table: AnswerTable,
  { q = '', ...query }: Parameters<typeof selectAnswers>[1],
  stop: Stop = NEVER,
): Promise<Uint32Array> {
  const rows = selectAnswers(table, query);
  const search = new TextSearch(q);
  if (search.isEmpty) return rows;
  const has = searchableTexts(table).tester(search);
  const found = new Uint32Array(rows.length);
  let count = 0;
  let turn = performance.now();
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    if (has(row)) {
      found[count] = row;
      count += 1;
    }
    if (i % STEP === 0 && performance.now() - turn > SLICE_MS) {
      await giveWay(stop);
      turn = performance.now();
    }
  }
  return found.subarray(0, count);
}
