import type { PlanLimits } from '#client/api/vipSchemas.ts';
import type { Sampling } from '#client/lib/stats/precision.ts';
import type { Prices } from './pricesOf.ts';

/** The limits of a plan, in display order. */
export const limitNames = ['projects', 'members', 'prompts', 'platforms', 'runs_per_week'] as const;
export type LimitName = (typeof limitNames)[number];

interface YearlySaving {
  /** Per year, in the plan's currency. */
  readonly amount: number;
  /** Share of twelve monthly prices, 0 to 1. */
  readonly share: number;
}

/** The saving of yearly over monthly billing; null when there is none, or a price is unknown. */
export function yearlySaving({ month, year }: Pick<Prices, 'month' | 'year'>): YearlySaving | null {
  if (month === null || year === null) return null;
  const twelve = month * 12;
  const amount = twelve - year;
  return amount > 0 ? { amount, share: amount / twelve } : null;
}

/** A limit that a sampling exceeds, with the value needed. */
interface ExceededLimit {
  readonly name: 'prompts' | 'platforms' | 'runs_per_week';
  readonly wanted: number;
  readonly limit: number;
}

/** The limits that a sampling (runs per week) exceeds; empty: the plan allows it. */
export function exceededLimits({ prompts, platforms, runs }: Sampling, limits: PlanLimits): ExceededLimit[] {
  const wanted = { prompts, platforms, runs_per_week: runs } as const;
  return (['prompts', 'platforms', 'runs_per_week'] as const).flatMap((name) => {
    const limit = limits[name];
    return typeof limit === 'number' && wanted[name] > limit ? [{ name, wanted: wanted[name], limit }] : [];
  });
}

/** The most answers that one project can collect per week; null: unlimited. */
export function mostAnswers({ prompts, platforms, runs_per_week: runs }: PlanLimits): number | null {
  return typeof prompts === 'number' && typeof platforms === 'number' && typeof runs === 'number'
    ? prompts * platforms * runs
    : null;
}

/** Whether the provider gives the sampling limits of a plan; without them nobody knows whether the plan is large enough. */
export const saysLimits = ({ prompts, platforms, runs_per_week: runs }: PlanLimits): boolean =>
  [prompts, platforms, runs].every((limit) => limit !== 'unknown');
