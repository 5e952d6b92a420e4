import type { AuditEntry, AuditKind, AuditList } from '#client/api/schemas/auditSchemas.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { AuditEntry as StoredEntry } from '../../store/audit/AuditLog.ts';
import type { Rights } from '../Rights.ts';

export interface AuditFilter {
  readonly kind?: AuditKind | undefined;
  readonly person: string;
  readonly project: string;
  readonly page: number;
  readonly page_size: number;
}

/** What the caller's team did, the newest first. For admins. */
export function listAudit(rights: Rights, { kind, person, project, page, page_size: size }: AuditFilter): AuditList {
  const entries = rights.state.audit.all().filter(({ team_id: team }) => team === rights.team.id);
  const found = entries.filter(
    (entry) =>
      (kind === undefined || entry.kind === kind) &&
      (person === '' || entry.user_id === person) &&
      (project === '' || entry.project_ids.includes(project)),
  );
  const nameOf = (id: string): string => rights.state.directory.user(id)?.profile.name ?? '';
  return {
    list: found
      .map((entry, index) => shownEntry(entry, index, nameOf))
      .toReversed()
      .slice((page - 1) * size, page * size),
    total: found.length,
    people: refsOf(entries.map(({ user_id: id }) => ({ id, name: nameOf(id) }))),
    projects: refsOf(entries.flatMap((entry) => projectOf(entry) ?? [])),
  };
}

function shownEntry(entry: StoredEntry, index: number, nameOf: (id: string) => string): AuditEntry {
  const { at, kind, deed, user_id: id, subject, count } = entry;
  const person = { id, name: nameOf(id) };
  return { id: String(index), at, kind, deed, person, project: projectOf(entry), subject: subject.name, count };
}

function projectOf({ project_ids: ids, project_name: name }: StoredEntry): NamedRef | null {
  const [id] = ids;
  return id === undefined || name === '' ? null : { id, name };
}

/** Each once, under its latest name. */
function refsOf(refs: readonly NamedRef[]): NamedRef[] {
  return [...new Map(refs.map((ref) => [ref.id, ref])).values()];
}
