import { memoize } from '#client/lib/memoize.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';

/** Total activity of each prompt, by index. */
interface PromptActivity {
  /** Number of answers of any status. */
  readonly answers: Uint32Array;
  /** Time of the latest answer, epoch milliseconds; 0 without answers. */
  readonly lastAskedAt: Float64Array;
}

/** Memoized per table. */
export const promptActivity = memoize((table: AnswerTable): PromptActivity => {
  const answers = new Uint32Array(table.project.prompts.length);
  const lastAskedAt = new Float64Array(table.project.prompts.length);
  for (let row = 0; row < table.count; row += 1) {
    const prompt = table.prompt[row] ?? 0;
    answers[prompt] = (answers[prompt] ?? 0) + 1;
    // Rows are sorted by time: the last one is the newest.
    lastAskedAt[prompt] = table.askedAt[row] ?? 0;
  }
  return { answers, lastAskedAt };
});
