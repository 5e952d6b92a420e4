import { memoize } from '#client/lib/memoize.ts';
import type { AnswerTable } from '../../analysis/table/AnswerTable.ts';

/** How much each prompt of a project (by index) has been asked in all. */
interface PromptActivity {
  /** Answers of every status. */
  readonly answers: Uint32Array;
  /** Epoch milliseconds; 0 for one never asked. */
  readonly lastAskedAt: Float64Array;
}

/** Made once per table. */
export const promptActivity = memoize((table: AnswerTable): PromptActivity => {
  const answers = new Uint32Array(table.project.prompts.length);
  const lastAskedAt = new Float64Array(table.project.prompts.length);
  for (let row = 0; row < table.count; row += 1) {
    const prompt = table.prompt[row] ?? 0;
    answers[prompt] = (answers[prompt] ?? 0) + 1;
    // Rows are in order of time: the last one seen is the newest.
    lastAskedAt[prompt] = table.askedAt[row] ?? 0;
  }
  return { answers, lastAskedAt };
});
