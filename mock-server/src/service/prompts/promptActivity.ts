import { memoize } from '#client/lib/memoize.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';

/** Total activity of each prompt, by index. */
interface PromptActivity {
  /** Number of answers of any status. */
  readonly answers: Uint32Array;
  /** Row of the newest answer; -1 without answers. */
  readonly newest: Int32Array;
}

/** Memoized per table. */
export const promptActivity = memoize((table: AnswerTable): PromptActivity => {
  const answers = new Uint32Array(table.project.prompts.length);
  const newest = new Int32Array(table.project.prompts.length).fill(-1);
  for (let row = 0; row < table.count; row += 1) {
    const prompt = table.prompt[row] ?? 0;
    answers[prompt] = (answers[prompt] ?? 0) + 1;
    // Rows are sorted by time: the last one is the newest.
    newest[prompt] = row;
  }
  return { answers, newest };
});
