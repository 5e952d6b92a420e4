import { Cron } from 'croner';
import type { Plan } from '../plan/planFile.ts';

/** Maximum number of due times to return. */
const MOST = 50;

function cronOf({ days, hour, time_zone: timezone }: Pick<Plan, 'days' | 'hour' | 'time_zone'>): Cron | null {
  if (days.length === 0) return null;
  // Sunday is 7 in plans, 0 in cron.
  const weekdays = [...new Set(days)].map((day) => day % 7).join(',');
  return new Cron(`0 0 ${String(hour)} * * ${weekdays}`, { timezone, paused: true });
}

/** The next start of a plan's run, in milliseconds since 1970; null for a plan without days. */
export function nextDue(plan: Pick<Plan, 'days' | 'hour' | 'time_zone'>, after: number): number | null {
  return cronOf(plan)?.nextRun(new Date(after))?.getTime() ?? null;
}

/** The times when runs were due in an interval, the latest of many; its start is excluded and its end included. */
export function dueBetween(
  plan: Pick<Plan, 'days' | 'hour' | 'time_zone'>,
  after: number,
  upTo: number,
): readonly number[] {
  const due: number[] = [];
  for (let at = nextDue(plan, after); at !== null && at <= upTo; at = nextDue(plan, at)) {
    due.push(at);
  }
  return due.slice(-MOST);
}
