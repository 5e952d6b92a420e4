import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { AuditEntry, AuditKind, AuditList } from '#client/api/schemas/auditSchemas.ts';
import { personIn } from '#server/store/accounts/personIn.ts';
import type { AuditHead } from '#server/store/audit/AuditIndex.ts';
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

/** The activity of the caller's team, newest first, for admins. */
export async function listAudit(rights: Rights, filter: AuditFilter, stop: Stop): Promise<AuditList> {
  const { page, page_size: size } = filter;
  const { directory, audit } = rights.state;
  const nameOf = (id: string): string => personIn(directory.user(id), rights.language);
  const projectIn = projectNamer(rights);
  const isOfTeam = ({ team_id: id }: AuditHead): boolean => id === rights.team.id;
  const { list, total, heads, latestHeads } = await audit.find(
    { isFound: (head) => isOfTeam(head) && isFound(head, filter), page, size },
    () => giveWay(stop),
  );
  const first = Math.max(0, total - page * size);
  const shown = list.map((entry, at) => shownEntry(entry, first + at, nameOf, projectIn));
  const people = new Set(heads.filter(isOfTeam).map(({ user_id: id }) => id));
  const projects = new Map<string, NamedRef>();
  // Under its latest name, at its first place.
  for (const head of [...heads, ...latestHeads].filter(isOfTeam)) {
    const project = projectOf(head, projectIn);
    if (project !== null) projects.set(project.id, project);
  }
  return {
    ...{ list: shown.toReversed(), total },
    people: Array.from(people, (id) => ({ id, name: nameOf(id) })),
    projects: [...projects.values()],
  };
}

function isFound(entry: AuditHead, { kind, person, project }: AuditFilter): boolean {
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
  { project_ids: ids, project_name: name }: AuditHead,
  projectIn: (id: string) => string | undefined,
): NamedRef | null {
  const [id] = ids;
  return id === undefined || name === '' ? null : { id, name: projectIn(id) ?? name };
}
