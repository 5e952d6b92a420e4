import { LRUCache } from 'lru-cache';
import { memoize } from '#client/lib/memoize.ts';
import type { AuditLog } from '../../store/audit/AuditLog.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { Rights } from '../Rights.ts';
import type { AuditedCall } from './auditedCalls.ts';
import { noteQuietly } from './noteQuietly.ts';
import type { Subject } from './subjectOf.ts';

/** Edits of one thing by one person within this time are one entry: drafts are saved every few seconds. */
const SAME_EDIT_MS = 10 * 60_000;
/** So many edits are remembered for that; the log itself forgets none. */
const editsOf = memoize<AuditLog, LRUCache<string, number>>(() => new LRUCache({ max: 1000 }));

/** Writes into the team's activity what a call did. */
export function noteCall(rights: Rights, audited: AuditedCall, project: NamedRef | null, subject: Subject): void {
  const { state, server, team, user } = rights;
  const now = server.environment.now();
  const { id, name, count } = subject;
  // What is done to several things is told each time: they may be others.
  const isEdit = audited.kind === 'change' && (count ?? 1) === 1;
  if (isEdit && isRepeated(state.audit, JSON.stringify([user.id, project?.id, audited.deed, id, name]), now)) return;
  noteQuietly(state.audit, {
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

function isRepeated(log: AuditLog, edit: string, now: number): boolean {
  const edits = editsOf(log);
  const before = edits.get(edit);
  if (before !== undefined && now - before < SAME_EDIT_MS) return true;
  edits.set(edit, now);
  return false;
}
