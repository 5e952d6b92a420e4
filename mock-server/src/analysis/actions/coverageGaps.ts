import type { CellSums } from '../measures/cellSums.ts';
import { topIndexes } from '../reports/sources/sourceMix.ts';
import { MIN_ANSWERS, RARELY, RIVALS_SHARE } from './gapRules.ts';

/** A prompt whose answers name competitors and hardly ever the own brand. */
export interface CoverageGap {
  /** Index into the project's prompts. */
  readonly prompt: number;
  /** Its ok answers that do not name the own brand. */
  readonly answers: number;
  /** Its answers naming each brand. */
  readonly named: Float64Array;
}

interface PromptTotals {
  readonly ok: Float64Array;
  readonly naming: Float64Array;
  /** prompt * brands + brand */
  readonly named: Float64Array;
}

function promptTotals(sums: CellSums): PromptTotals {
  const { brandCount, promptCount } = sums;
  const ok = new Float64Array(promptCount);
  const naming = new Float64Array(promptCount);
  const named = new Float64Array(promptCount * brandCount);
  for (let cell = 0; cell < sums.cells; cell += 1) {
    const prompt = sums.cellPrompt[cell] ?? 0;
    ok[prompt] = (ok[prompt] ?? 0) + (sums.ok[cell] ?? 0);
    naming[prompt] = (naming[prompt] ?? 0) + (sums.naming[cell] ?? 0);
    for (let brand = 0; brand < brandCount; brand += 1) {
      const index = prompt * brandCount + brand;
      named[index] = (named[index] ?? 0) + (sums.named[cell * brandCount + brand] ?? 0);
    }
  }
  return { ok, naming, named };
}

/**
 * create_coverage: prompts with at least 5 answers of which at most 10 % name the own brand, while at least half of those without it name a
 * competitor: there is no content of the own brand to name. Prompts that name a tracked brand themselves are excluded, because the question
 * causes the mention. Evidence: the answers to the prompt that do not name the own brand; most of them first.
 * @param branded 1 for every prompt that names a tracked brand
 */
export function coverageGaps(sums: CellSums, branded: Uint8Array, most: number): CoverageGap[] {
  const { ok, naming, named } = promptTotals(sums);
  const { brandCount } = sums;
  const silent = ok.map((answers, prompt) => {
    const own = named[prompt * brandCount] ?? 0;
    const withoutUs = answers - own;
    const withRivals = (naming[prompt] ?? 0) - own;
    const isOpen = branded[prompt] !== 1 && answers >= MIN_ANSWERS;
    const applies = isOpen && own <= RARELY * answers && withRivals >= RIVALS_SHARE * withoutUs;
    return applies ? withoutUs : 0;
  });
  return topIndexes(silent, most).map((prompt) => ({
    prompt,
    answers: silent[prompt] ?? 0,
    named: named.slice(prompt * brandCount, (prompt + 1) * brandCount),
  }));
}
