import type { ImportResult } from '../../../client/src/api/manageSchemas.ts';
import type { ImportOverrides } from '../../../client/src/lib/importFields.ts';
import type { BrandDefinition } from '../analysis/types.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import { allowedProjects } from '../projects/allowedProjects.ts';
import type { ImportWork, StoredUpload } from './ImportDesk.ts';
import { importResult } from './importResult.ts';
import { projectIdOf } from './ProjectMerger.ts';
import { hasImported } from './projectStore.ts';
import { runInThread } from './runInThread.ts';
import type { TaskQueue } from './TaskQueue.ts';

/** The last of the share is writing the files, which no byte of the source tells of. */
const READING_SHARE = 0.99;

export type ProjectImport = {
  readonly file: StoredUpload;
  readonly projectName: string;
  readonly brands: readonly BrandDefinition[];
  readonly overrides: ImportOverrides;
  readonly platform: string;
  readonly timeZone: string;
};

/**
 * Answers may be added to an imported project one may see; any other project's name is taken.
 * @throws MockError (422) naming `project_name`.
 */
export function requireFreeName(call: SignedCall, name: string): void {
  const { dataDir, catalogue } = call.services;
  const id = projectIdOf(name);
  const isOfOthers = hasImported(dataDir, id) && !allowedProjects(call).some((project) => project.id === id);
  const isSample = catalogue.list().some((project) => project.origin === 'sample' && projectIdOf(project.name) === id);
  if (isOfOthers || isSample) {
    throw badInput('project_name', { zh: '已有同名项目，请换一个名称', en: 'is the name of another project already' });
  }
}

/** The brands of the imported project of that name, as people last changed them; none while there is no such project. */
export function brandsOfProject({ services, state }: SignedCall, name: string): readonly BrandDefinition[] {
  const id = projectIdOf(name);
  return hasImported(services.dataDir, id) ? services.catalogue.definition(id, state.edits.of(id)).brands : [];
}

/** The import as a piece of work for the queue; when it is done, the person who asked for it may see the project. */
export function importIntoProject(call: SignedCall, order: ProjectImport, queue: TaskQueue): ImportWork {
  const { file, projectName, brands, overrides, platform, timeZone } = order;
  return (onProgress) =>
    queue.run(async (): Promise<ImportResult> => {
      // Somebody else may have taken the name while this waited for its turn.
      requireFreeName(call, projectName);
      const { path, name: fileName, format, bytes: size } = file;
      const request = {
        ...{ path, fileName, format, overrides, projectName, brands, timeZone },
        defaultPlatform: platform,
        dataDir: call.services.dataDir,
        now: call.services.environment.now(),
      };
      const summary = await runInThread(
        { kind: 'import', request },
        { onProgress: ({ bytes, rows }) => onProgress((READING_SHARE * bytes) / Math.max(1, size), rows) },
      );
      const result = importResult(summary);
      if (result.project_id !== null) letSee(call, result.project_id);
      return result;
    });
}

/** Admins see every project of their team; others those they were given. */
function letSee({ state, user }: SignedCall, projectId: string): void {
  const present = state.directory.user(user.id);
  if (present === undefined || present.projectIds.includes(projectId)) return;
  state.directory.put({ ...present, projectIds: [...present.projectIds, projectId] });
}
