import { LRUCache } from 'lru-cache';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { AuditLog } from '#server/store/audit/AuditLog.ts';
import { isRecent } from '#server/store/isRecent.ts';
import type { Rights } from '../Rights.ts';
import type { AuditedCall } from './auditedCalls.ts';
import { noteQuietly } from './noteQuietly.ts';
import type { Subject } from './subjectOf.ts';

/** Edits of one thing by one person within this time are merged into one entry: drafts are saved every few seconds. */
const SAME_EDIT_MS = 10 * 60_000;
/** Limit of remembered edits for merging; the log keeps all entries. */
const editsOf = memoize<AuditLog, LRUCache<string, number>>(() => new LRUCache({ max: 1000 }));

/** Records a call in the team's activity log. */
export function noteCall(rights: Rights, audited: AuditedCall, project: NamedRef | null, subject: Subject): void {
  const { state, server, team, user } = rights;
  const now = server.environment.now();
  const { id, name, count } = subject;
  // Calls on several things are always recorded: the things may differ.
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
  if (before !== undefined && isRecent(before, now, SAME_EDIT_MS)) return true;
  edits.set(edit, now);
  return false;
}
