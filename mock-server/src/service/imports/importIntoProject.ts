import type { LimitFunction } from 'p-limit';
import type { ImportResult } from '#client/api/importSchemas.ts';
import type { TextEncoding } from '#client/lib/encoding/encodings.ts';
import type { ImportOverrides } from '#client/lib/importFields.ts';
import type { DateOrder, EmptySources } from '#client/lib/importNotes.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { isSameProjectName, projectIdFor } from '#server/ingest/merge/projectIdFor.ts';
import type { OrderedBrand } from '#server/ingest/merge/storedBrands.ts';
import { UNNAMED_PLATFORM } from '#server/ingest/parse/platforms/unnamedPlatform.ts';
import { runInThread } from '#server/ingest/threads/runInThread.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { findImported, hasImported } from '#server/store/projectFiles/projectStore.ts';
import { giveToTeam } from '#server/store/projectFiles/projectTeam.ts';
import type { Rights } from '../Rights.ts';
import { importResult } from './importResult.ts';
import type { ImportWork, StoredUpload } from './ImportService.ts';

/** Part of the progress that reading the source covers; the rest is writing the files. */
const READING_SHARE = 0.99;

type ProjectImport = {
  readonly file: StoredUpload;
  readonly projectName: string;
  readonly brands: readonly BrandDefinition[];
  readonly overrides: ImportOverrides;
  readonly platform: string;
  readonly timeZone: string;
  readonly encoding?: TextEncoding | undefined;
  readonly dateOrder?: DateOrder | undefined;
  readonly fileDate?: string | undefined;
  readonly part?: string | undefined;
  readonly emptySources?: EmptySources | undefined;
};

/**
 * Answers may be added to a visible imported project; names of other projects are taken.
 * @throws MockError (422) naming `project_name`.
 */
export function requireFreeName(rights: Rights, name: string): void {
  const { dataDir } = rights.server;
  const id = projectIdFor(dataDir, name);
  const isOfOthers = hasImported(dataDir, id) && !rights.maySee(id);
  if (isOfOthers || isSampleName(rights.server, name)) {
    throw badInput('project_name', { zh: '已有同名项目，请换一个名称', en: 'is already the name of another project' });
  }
}

/** Whether a sample has a name in any language: other projects must not use it. */
export function isSampleName({ catalogue }: Rights['server'], name: string): boolean {
  return catalogue
    .list()
    .filter(({ origin }) => origin === 'sample')
    .some((project) =>
      [project.name, ...Object.values(project.names ?? {})].some((one) => isSameProjectName(one, name)),
    );
}

/** The edited brands of the imported project with that name; none without such a project. */
export function brandsOfProject(rights: Rights, name: string): readonly BrandDefinition[] {
  const { dataDir } = rights.server;
  const id = projectIdFor(dataDir, name);
  return hasImported(dataDir, id) ? brandsOf(rights, id) : [];
}

function brandsOf({ server, state }: Rights, id: string): readonly BrandDefinition[] {
  return server.catalogue.definition(id, state.edits.of(id)).brands;
}

/** Brand and name of an order that adds to a project by id: the project's own, and no competitors. */
interface JoinOrder {
  readonly project_id?: string | undefined;
  readonly project_name: string;
  readonly brand: OrderedBrand;
  readonly competitors: readonly OrderedBrand[];
}

/** Completes an order with the recorded name and brand of its target project. @throws MockError (422) naming `project_id`. */
export function joiningProject<T extends JoinOrder>(rights: Rights, order: T): T {
  const { project_id: id } = order;
  if (id === undefined) return order;
  const project = rights.maySee(id) ? findImported(rights.server.dataDir, id) : null;
  const [own] = project === null ? [] : brandsOf(rights, id);
  if (project === null || own === undefined) {
    throw badInput('project_id', { zh: '不能向这个项目导入', en: 'answers can’t be added to this project' });
  }
  return { ...order, project_name: project.name, brand: { name: own.name, aliases: [] }, competitors: [] };
}

/** The import as queued work; afterwards the person who started it may see the project. */
export function importIntoProject(rights: Rights, order: ProjectImport, queue: LimitFunction): ImportWork {
  const { file, projectName, brands, overrides, platform, timeZone } = order;
  const { encoding = null, dateOrder = null, fileDate = null, part = null, emptySources = 'none' } = order;
  return (onProgress) =>
    queue(async (): Promise<ImportResult> => {
      // The name may have been taken while the import was queued.
      requireFreeName(rights.fresh(), projectName);
      const id = projectIdFor(rights.server.dataDir, projectName);
      // Before the project becomes visible, so that no other team sees it for a moment.
      if (!hasImported(rights.server.dataDir, id)) giveToTeam(rights.server.dataDir, id, rights.team.id);
      const { path, name: fileName, format, bytes: size } = file;
      const request = {
        ...{ path, fileName, format, overrides, projectName, brands, timeZone },
        ...{ encoding, dateOrder, fileDate, part, emptySources },
        defaultPlatform: platform || UNNAMED_PLATFORM,
        isPlatformGiven: platform !== '',
        dataDir: rights.server.dataDir,
        now: rights.server.environment.now(),
      };
      const summary = await runInThread(
        { kind: 'import', request },
        { onProgress: ({ bytes, rows }) => onProgress((READING_SHARE * bytes) / Math.max(1, size), rows) },
      );
      const result = importResult(summary);
      if (result.project_id !== null) {
        letSee(rights, result.project_id);
        rights.server.alerts.answersCame(rights.state, result.project_id, timeZone);
      }
      return result;
    });
}

/** Gives a person access to a project they created: admins see all projects of their team, others only assigned ones. */
export function letSee({ state, user }: Rights, projectId: string): void {
  const present = state.directory.user(user.id);
  if (present === undefined || present.projectIds.includes(projectId)) return;
  state.directory.put({ ...present, projectIds: [...present.projectIds, projectId] });
}
