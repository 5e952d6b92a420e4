import { selectAnswers } from '../../analysis/reports/answerSet.ts';
import { searchableTexts } from '../../analysis/table/SearchableTexts.ts';
import { TextSearch } from '../../analysis/text/TextSearch.ts';
import type { AnswerTable } from '../../analysis/table/AnswerTable.ts';
import { giveWay, NEVER } from '../Stop.ts';
import type { Stop } from '../Stop.ts';

/** Other requests get their turn at least this often. */
const SLICE_MS = 20;
/** The clock is not asked at every answer. */
const STEP = 100;

/** The answers that `selectAnswers` gives, their texts searched without holding the server up, however many there are. */
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
