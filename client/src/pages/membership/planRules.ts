import type { PlanLimits } from '../../api/vipSchemas.ts';
import type { Sampling } from '../../lib/stats/precision.ts';
import type { Prices } from './pricesOf.ts';

/** The limits of a plan, in the order they are read. */
export const limitNames = ['projects', 'members', 'prompts', 'platforms', 'runs_per_week'] as const;
export type LimitName = (typeof limitNames)[number];

interface YearlySaving {
  /** In the currency of the plan, for a year. */
  readonly amount: number;
  /** Of twelve monthly prices, 0 to 1. */
  readonly share: number;
}

/** What paying for a year costs less than twelve months; null when it is no less, or a price is not known. */
export function yearlySaving({ month, year }: Pick<Prices, 'month' | 'year'>): YearlySaving | null {
  if (month === null || year === null) return null;
  const twelve = month * 12;
  const amount = twelve - year;
  return amount > 0 ? { amount, share: amount / twelve } : null;
}

/** A limit that a sampling passes, with what it would take. */
interface ExceededLimit {
  readonly name: 'prompts' | 'platforms' | 'runs_per_week';
  readonly wanted: number;
  readonly limit: number;
}

/** The limits that stand in the way of a sampling whose runs are those of a week; none: the plan holds it. */
export function exceededLimits({ prompts, platforms, runs }: Sampling, limits: PlanLimits): ExceededLimit[] {
  const wanted = { prompts, platforms, runs_per_week: runs } as const;
  return (['prompts', 'platforms', 'runs_per_week'] as const).flatMap((name) => {
    const limit = limits[name];
    return typeof limit === 'number' && wanted[name] > limit ? [{ name, wanted: wanted[name], limit }] : [];
  });
}

/** The most answers one project can collect in a week; null: as many as it likes. */
export function mostAnswers({ prompts, platforms, runs_per_week: runs }: PlanLimits): number | null {
  return typeof prompts === 'number' && typeof platforms === 'number' && typeof runs === 'number'
    ? prompts * platforms * runs
    : null;
}

/** Whether the provider says what a plan allows of a project's sampling; otherwise nobody knows whether the plan is large enough. */
export const saysLimits = ({ prompts, platforms, runs_per_week: runs }: PlanLimits): boolean =>
  [prompts, platforms, runs].every((limit) => limit !== 'unknown');
