import type { Measure } from '#client/api/measureSchemas.ts';
import { answerMeasure } from '../measures/answerMeasures.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { groupBy, membersOf } from '../table/groupBy.ts';
import { brandedPrompts } from '../text/brandedPrompts.ts';

/** A question is unmet if its visibility is certainly below this. */
const HALF = 0.5;

/** None of the answers names the own brand, however few there are, or the 95 % interval shows that fewer than half would. */
export function isUnmet(visibility: Measure | null): boolean {
  return visibility !== null && (visibility.numerator === 0 || visibility.high < HALF);
}

/** Flags of the prompts that the ok answers among these rows leave unmet, and that name no tracked brand themselves. */
export function unmetPrompts(table: AnswerTable, rows: Uint32Array): Uint8Array {
  const { prompts } = table.project;
  const branded = brandedPrompts(table.project);
  const ok = rows.filter((row) => table.status[row] === OK);
  const groups = groupBy(ok, prompts.length, (row) => table.prompt[row] ?? 0);
  return Uint8Array.from(prompts, (_, prompt) =>
    Number(branded[prompt] !== 1 && isUnmet(answerMeasure(table, membersOf(groups, prompt), 'visibility'))),
  );
}
