import type { LogNote } from '#client/api/trafficSchemas.ts';
import type { LogCounter } from './LogCounter.ts';

/** Notes on readable logs that omit or leave ambiguous some fields: counts of them are less informative than they seem. */
export function logNotes({ counts, told }: LogCounter): LogNote[] {
  if (counts.lines === counts.bad) return [];
  const notes: LogNote[] = [];
  if (told.agents === 0) notes.push('no_user_agents');
  if (told.referrers === 0) notes.push('no_referrers');
  if (told.withoutZone > 0) notes.push('no_time_zone');
  return notes;
}
