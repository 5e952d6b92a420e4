import { Cron } from 'croner';
import type { Plan } from '../plan/planFile.ts';

/** More rounds than this are not named one by one. */
const MOST = 50;

function cronOf({ days, hour, time_zone: timezone }: Pick<Plan, 'days' | 'hour' | 'time_zone'>): Cron | null {
  if (days.length === 0) return null;
  // Here Sunday is 7, there 0.
  const weekdays = [...new Set(days)].map((day) => day % 7).join(',');
  return new Cron(`0 0 ${String(hour)} * * ${weekdays}`, { timezone, paused: true });
}

/** When a plan's next round begins, in milliseconds since 1970; null for a plan without days. */
export function nextDue(plan: Pick<Plan, 'days' | 'hour' | 'time_zone'>, after: number): number | null {
  return cronOf(plan)?.nextRun(new Date(after))?.getTime() ?? null;
}

/** When rounds were due after one time and up to another. */
export function dueBetween(
  plan: Pick<Plan, 'days' | 'hour' | 'time_zone'>,
  after: number,
  upTo: number,
): readonly number[] {
  const due: number[] = [];
  for (let at = nextDue(plan, after); at !== null && at <= upTo && due.length < MOST; at = nextDue(plan, at)) {
    due.push(at);
  }
  return due;
}
