import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { AuditEntry, AuditKind, AuditList } from '#client/api/schemas/auditSchemas.ts';
import { personIn } from '#server/store/accounts/personIn.ts';
import type { AuditEntry as StoredEntry } from '#server/store/audit/AuditLog.ts';
import { entryIn } from '#server/store/catalogue/entryIn.ts';
import type { Rights } from '../Rights.ts';
import { giveWay } from '../Stop.ts';
import type { Stop } from '../Stop.ts';

interface AuditFilter {
  readonly kind?: AuditKind | undefined;
  readonly person: string;
  readonly project: string;
  readonly page: number;
  readonly page_size: number;
}

/** The activity of the caller's team, newest first, for admins. The log is read twice, batch by batch: it may be of any size. */
export async function listAudit(rights: Rights, filter: AuditFilter, stop: Stop): Promise<AuditList> {
  const { page, page_size: size } = filter;
  const { directory, audit } = rights.state;
  const nameOf = (id: string): string => personIn(directory.user(id), rights.language);
  const projectIn = projectNamer(rights);
  const people = new Map<string, NamedRef>();
  const projects = new Map<string, NamedRef>();
  let total = 0;
  for await (const batch of audit.entries()) {
    await giveWay(stop);
    for (const entry of batch) {
      if (entry.team_id !== rights.team.id) continue;
      if (!people.has(entry.user_id)) people.set(entry.user_id, { id: entry.user_id, name: nameOf(entry.user_id) });
      const project = projectOf(entry, projectIn);
      // Under its latest name, at its first place.
      if (project !== null) projects.set(project.id, project);
      if (isFound(entry, filter)) total += 1;
    }
  }
  const [first, last] = [total - page * size, total - (page - 1) * size];
  const list: AuditEntry[] = [];
  let index = 0;
  for await (const batch of last > 0 ? audit.entries() : []) {
    await giveWay(stop);
    for (const entry of batch) {
      if (entry.team_id !== rights.team.id || !isFound(entry, filter)) continue;
      if (index >= first && index < last) list.push(shownEntry(entry, index, nameOf, projectIn));
      index += 1;
    }
    if (index >= last) break;
  }
  return { list: list.toReversed(), total, people: [...people.values()], projects: [...projects.values()] };
}

function isFound(entry: StoredEntry, { kind, person, project }: AuditFilter): boolean {
  return (
    (kind === undefined || entry.kind === kind) &&
    (person === '' || entry.user_id === person) &&
    (project === '' || entry.project_ids.includes(project))
  );
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
