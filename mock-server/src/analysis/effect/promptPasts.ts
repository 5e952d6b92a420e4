import type { WeekSums } from './effectSums.ts';
import type { PromptPast } from './matchControls.ts';

/** Sums a column over weeks, by prompt. */
export function sumWeeks(weeks: readonly WeekSums[], column: 'named' | 'ok' | 'cited' | 'captured'): Float64Array {
  const total = new Float64Array(weeks[0]?.ok.length ?? 0);
  for (const week of weeks) {
    week[column].forEach((value, prompt) => {
      total[prompt] = (total[prompt] ?? 0) + value;
    });
  }
  return total;
}

/** Standard deviation of a prompt's weekly rates over the weeks with answers; 0 with fewer than two. */
function volatilityOf(weeks: readonly WeekSums[], prompt: number): number {
  const rates = weeks.flatMap(({ named, ok }) => {
    const answers = ok[prompt] ?? 0;
    return answers > 0 ? [(named[prompt] ?? 0) / answers] : [];
  });
  if (rates.length < 2) return 0;
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  return Math.sqrt(rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / (rates.length - 1));
}

/** The history of these prompts; prompts without answers in the weeks before are omitted. */
export function promptPasts(before: readonly WeekSums[], prompts: readonly number[]): PromptPast[] {
  const named = sumWeeks(before, 'named');
  const ok = sumWeeks(before, 'ok');
  return prompts.flatMap((prompt) => {
    const answers = ok[prompt] ?? 0;
    if (answers === 0) return [];
    return [{ prompt, rate: (named[prompt] ?? 0) / answers, volatility: volatilityOf(before, prompt) }];
  });
}
