import type { ProjectSetup, SetupPlatform } from '#client/api/schemas/projectSetupSchemas.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import { readSchedule, writeSchedule } from '#server/collect/schedule/scheduleFile.ts';
import { badInput, forbidden } from '#server/refusal/MockError.ts';
import { forgetDocuments } from '#server/store/documents/projectDocuments.ts';
import type { StoredSetup } from '#server/store/documents/ProjectSetup.ts';
import { NO_EDITS } from '#server/store/edits/ProjectEdits.ts';
import { removeStored, renameStored } from '#server/store/projectFiles/changeProject.ts';
import { hasImported, readImported } from '#server/store/projectFiles/projectStore.ts';
import { skipDueReports } from '../issued/reportSchedule.ts';
import { noteEndedKeys } from '../keys/manageKeys.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { realNames } from '../realNames.ts';
import type { TypedNames } from '../realNames.ts';
import { requireUnchanged } from '../requireBase.ts';
import { forgetElsewhere } from './forgetElsewhere.ts';
import { requireNewName } from './requireNewName.ts';

/** Settings and contents of a project. */
export function projectSetup(project: ProjectSession): ProjectSetup {
  const { market, languages, description, platforms, archived } = setupOf(project);
  const { name, names = {} } = project.definition;
  return {
    ...{ name, names },
    ...{ market, languages: [...languages], description, archived },
    platforms: platforms.map((platform) => ({ ...platform })),
    may_change: mayChange(project),
    holds: holdingsOf(project),
  };
}

interface Renaming {
  readonly name: string;
  /** Display names per language, empty for the name itself; undefined: unchanged. */
  readonly names?: TypedNames | undefined;
  /** The names that were changed. */
  readonly base?: unknown;
}

/** @throws MockError: 403 for a sample or another person's project, 422 for a taken name, 409 as `requireUnchanged` */
export async function renameProject(
  project: ProjectSession,
  { name, names: typed, base }: Renaming,
): Promise<{ id: string; name: string }> {
  requireChange(project);
  const { id, rights, server } = project;
  requireNewName(rights, name, 'name', id);
  const names = typed && realNames(name, typed);
  for (const [language, other] of Object.entries(names ?? {})) requireNewName(rights, other, `names.${language}`, id);
  await renameStored(server.dataDir, id, (before) => {
    const next = { name, names: names ?? before.names };
    requireUnchanged(base, () => before, next);
    return next;
  });
  return { id, name };
}

/** A partial change of a project's settings; omitted fields stay. */
interface SetupChange {
  readonly market?: string | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly platforms?: readonly SetupPlatform[] | undefined;
  /** The changed settings as they were. */
  readonly base?: unknown;
}

/** @throws MockError: 403 as above, 422 for a duplicate platform, 409 as `requireUnchanged` */
export function saveSetup(project: ProjectSession, change: SetupChange): ProjectSetup {
  requireChange(project);
  const changed = withoutUndefined(change);
  const { market, languages, description, platforms } = { ...setupOf(project), ...changed };
  requireOnce(platforms);
  requireUnchanged(change.base, () => withoutUndefined(setupOf(project), changed), changed);
  project.state.documents.setup.put(project.id, {
    ...setupOf(project),
    ...{ market, description, languages: [...new Set(languages)] },
    platforms: platforms.map((platform) => ({ ...platform })),
  });
  return projectSetup(project);
}

/** @param among only these settings */
function withoutUndefined(
  { market, languages, description, platforms }: SetupChange,
  among: SetupChange = { market, languages, description, platforms },
): Partial<StoredSetup> {
  return {
    ...(market !== undefined && among.market !== undefined && { market }),
    ...(languages !== undefined && among.languages !== undefined && { languages: [...languages] }),
    ...(description !== undefined && among.description !== undefined && { description }),
    ...(platforms !== undefined && among.platforms !== undefined && { platforms: [...platforms] }),
  };
}

function requireOnce(platforms: readonly SetupPlatform[]): void {
  const names = new Set<string>();
  platforms.forEach(({ name }, index) => {
    const key = foldName(name);
    if (names.has(key)) {
      throw badInput(`platforms[${String(index)}].name`, {
        zh: `“${name}”出现了两次，请换一个名称`,
        en: `“${name}” is used twice: choose another name`,
      });
    }
    names.add(key);
  });
}

/**
 * Archives or restores a project: an archived one is not listed; its answers stay. Schedules of a restored one count from now on.
 * @throws MockError (403); DamagedFileError of the schedule
 */
export function archiveProject(project: ProjectSession, archived: boolean): { id: string; archived: boolean } {
  requireChange(project);
  const { id, state, server } = project;
  if (!archived && setupOf(project).archived) {
    const rounds = readSchedule(server.dataDir, id);
    if (rounds !== null) writeSchedule(server.dataDir, id, { ...rounds, seen_at: server.environment.now() });
    skipDueReports(project);
  }
  state.documents.setup.put(id, { ...setupOf(project), archived });
  return { id, archived };
}

/**
 * Deletes a project with all its data.
 * @param name typed by the person as a confirmation.
 * @throws MockError: 403 as above, 422 for another name, 409 while another process has an active run.
 */
export async function deleteProject(project: ProjectSession, name: string): Promise<{ id: string }> {
  requireChange(project);
  const { id, server, definition } = project;
  const called = [definition.name, ...Object.values(definition.names ?? {})].map((one) => one.trim());
  if (!called.includes(name.trim())) {
    throw badInput('name', {
      zh: `请输入项目名称“${definition.name}”以确认删除`,
      en: `must be the project’s name, “${definition.name}”, to confirm`,
    });
  }
  await server.collect.withoutRun(id, () => removeStored(server.dataDir, id, () => forgetProject(project)));
  return { id };
}

function forgetProject({ id, state, rights }: ProjectSession): void {
  forgetDocuments(state.documents, id);
  state.edits.put(id, NO_EDITS);
  state.traffic.put(id, null);
  noteEndedKeys(rights, forgetElsewhere(state, id, rights.server.environment.now()));
}

function setupOf({ id, state }: ProjectSession): StoredSetup {
  return state.documents.setup.of(id);
}

/** Whether the caller may change it: admins and its creator; samples are read-only. */
function mayChange(project: ProjectSession): boolean {
  const { user } = project.rights;
  if (!hasImported(project.server.dataDir, project.id)) return false;
  return user.profile.role === 'admin' || setupOf(project).created_by === user.id;
}

function requireChange(project: ProjectSession): void {
  if (!hasImported(project.server.dataDir, project.id)) {
    throw forbidden({
      zh: '示例项目不能重命名、归档或删除',
      en: 'A sample project can’t be renamed, archived or deleted',
    });
  }
  if (!mayChange(project)) {
    throw forbidden({
      zh: '只有管理员或创建者可以更改该项目',
      en: 'Only an admin or the person who created it can change this project',
    });
  }
}

function holdingsOf(project: ProjectSession): ProjectSetup['holds'] {
  const { id, server, state, definition } = project;
  const stored = hasImported(server.dataDir, id) ? readImported(server.dataDir, id).project : null;
  const { documents, traffic } = state;
  return {
    answers: stored?.answer_count ?? 0,
    prompts: definition.prompts.length,
    imports: stored?.imports?.length ?? 0,
    drafts: documents.drafts.of(id).length,
    facts: project.facts.length,
    pages: project.pages.length,
    briefs: documents.briefs.of(id).briefs?.length ?? 0,
    reports: documents.reports.of(id).reports.length,
    publications: documents.changes.of(id).changes?.length ?? 0,
    logs: traffic.of(id)?.imports.length ?? 0,
  };
}
