import type { AuditLog } from '../../store/audit/AuditLog.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { Rights } from '../Rights.ts';
import type { AuditedCall } from './auditedCalls.ts';
import type { Subject } from './subjectOf.ts';

/** The same deed of one person to one thing within this time is one entry: drafts are saved every few seconds. */
const SAME_DEED_MS = 10 * 60_000;
/** So many deeds are remembered for that; the log itself forgets none. */
const MOST_REMEMBERED = 1000;

const remembered = new WeakMap<AuditLog, Map<string, number>>();

/** Writes into the team's activity what a call did. @throws the file system's error when it cannot be written */
export function noteCall(rights: Rights, audited: AuditedCall, project: NamedRef | null, subject: Subject): void {
  const { state, server, team, user } = rights;
  const now = server.environment.now();
  const { id, name, count } = subject;
  if (isRepeated(state.audit, JSON.stringify([user.id, project?.id, audited.deed, id, name]), now)) return;
  state.audit.add({
    at: new Date(now).toISOString(),
    ...audited,
    team_id: team.id,
    user_id: user.id,
    project_ids: project === null ? [] : [project.id],
    project_name: project?.name ?? '',
    subject: { id, name },
    count,
  });
}

function isRepeated(log: AuditLog, deed: string, now: number): boolean {
  const times = remembered.get(log) ?? new Map<string, number>();
  remembered.set(log, times);
  const before = times.get(deed);
  if (before !== undefined && now - before < SAME_DEED_MS) return true;
  times.delete(deed);
  times.set(deed, now);
  const [oldest] = times.keys();
  if (times.size > MOST_REMEMBERED && oldest !== undefined) times.delete(oldest);
  return false;
}
