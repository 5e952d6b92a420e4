import type { PlanEstimate } from '#client/api/schemas/collectPlanSchemas.ts';
import type { AnswerPrice, ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import { factsOf } from '../providers/providerTable.ts';

const WEEKS_A_MONTH = 365.25 / 12 / 7;

interface EstimateOf {
  readonly providerIds: readonly ProviderId[];
  readonly prompts: number;
  readonly repeats: number;
  /** Weekdays on which a run starts. */
  readonly days: readonly number[];
  readonly capAnswers: number;
  /** US dollars per month. */
  readonly capCost: number;
}

const times = ({ low, typical, high }: AnswerPrice, factor: number): AnswerPrice => ({
  low: low * factor,
  typical: typical * factor,
  high: high * factor,
});

/** Estimates a plan: a run has prompts x repeats x platforms answers, each at its provider's price. */
export function estimatePlan({ providerIds, prompts, repeats, days, capAnswers, capCost }: EstimateOf): PlanEstimate {
  const each = prompts * repeats;
  const answers = each * providerIds.length;
  const round = providerIds.reduce<AnswerPrice>(
    (sum, id) => {
      const price = times(factsOf(id).price, each);
      return { low: sum.low + price.low, typical: sum.typical + price.typical, high: sum.high + price.high };
    },
    { low: 0, typical: 0, high: 0 },
  );
  const rounds = new Set(days).size;
  const isTooMany = answers * rounds * WEEKS_A_MONTH > capAnswers;
  const isTooDear = round.typical * rounds * WEEKS_A_MONTH > capCost;
  return {
    prompts,
    answers_round: answers,
    cost_round: round,
    rounds_week: rounds,
    answers_week: answers * rounds,
    cost_week: times(round, rounds),
    cap_reached: isTooMany ? 'answers' : isTooDear ? 'cost' : null,
  };
}
