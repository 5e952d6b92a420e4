import type { LogNote } from '#client/api/trafficSchemas.ts';
import type { LogCounter } from './LogCounter.ts';

/** What a log leaves out, or says in a way that may be read otherwise, though its lines are readable: counts made of it say less than they seem to. */
export function logNotes({ counts, told }: LogCounter): LogNote[] {
  if (counts.lines === counts.bad) return [];
  const notes: LogNote[] = [];
  if (told.agents === 0) notes.push('no_user_agents');
  if (told.referrers === 0) notes.push('no_referrers');
  if (told.withoutZone > 0) notes.push('no_time_zone');
  return notes;
}
