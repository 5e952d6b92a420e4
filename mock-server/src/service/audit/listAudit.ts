import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { AuditEntry, AuditKind, AuditList } from '#client/api/schemas/auditSchemas.ts';
import { personIn } from '#server/store/accounts/personIn.ts';
import type { AuditEntry as StoredEntry } from '#server/store/audit/AuditLog.ts';
import { entryIn } from '#server/store/catalogue/entryIn.ts';
import type { Rights } from '../Rights.ts';

interface AuditFilter {
  readonly kind?: AuditKind | undefined;
  readonly person: string;
  readonly project: string;
  readonly page: number;
  readonly page_size: number;
}

/** The activity of the caller's team, newest first, for admins. */
export function listAudit(rights: Rights, { kind, person, project, page, page_size: size }: AuditFilter): AuditList {
  const entries = rights.state.audit.all().filter(({ team_id: team }) => team === rights.team.id);
  const found = entries.filter(
    (entry) =>
      (kind === undefined || entry.kind === kind) &&
      (person === '' || entry.user_id === person) &&
      (project === '' || entry.project_ids.includes(project)),
  );
  const { directory } = rights.state;
  const nameOf = (id: string): string => personIn(directory.user(id), rights.language);
  const projectIn = projectNamer(rights);
  return {
    list: found
      .map((entry, index) => shownEntry(entry, index, nameOf, projectIn))
      .toReversed()
      .slice((page - 1) * size, page * size),
    total: found.length,
    people: refsOf(entries.map(({ user_id: id }) => ({ id, name: nameOf(id) }))),
    projects: refsOf(entries.flatMap((entry) => projectOf(entry, projectIn) ?? [])),
  };
}

/** Name of a project in the reader's language; undefined when it is deleted or not visible. */
function projectNamer({ projects, language }: Rights): (id: string) => string | undefined {
  const names = new Map(projects.map((entry) => [entry.id, entryIn(entry, language).name]));
  return (id) => names.get(id);
}

function shownEntry(
  entry: StoredEntry,
  index: number,
  nameOf: (id: string) => string,
  projectIn: (id: string) => string | undefined,
): AuditEntry {
  const { at, kind, deed, user_id: id, subject, count } = entry;
  const person = { id, name: nameOf(id) };
  // People are stored by id and shown with their current names.
  const name = subject.id === '' ? subject.name : nameOf(subject.id) || subject.name;
  return { id: String(index), at, kind, deed, person, project: projectOf(entry, projectIn), subject: name, count };
}

function projectOf(
  { project_ids: ids, project_name: name }: StoredEntry,
  projectIn: (id: string) => string | undefined,
): NamedRef | null {
  const [id] = ids;
  return id === undefined || name === '' ? null : { id, name: projectIn(id) ?? name };
}

/** Distinct subjects with their latest names. */
function refsOf(refs: readonly NamedRef[]): NamedRef[] {
  return [...new Map(refs.map((ref) => [ref.id, ref])).values()];
}
