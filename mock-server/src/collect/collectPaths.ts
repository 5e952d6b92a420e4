import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isProjectId, projectFolder } from '#server/store/projectFiles/projectPaths.ts';

const RUN_ID = /^run-[0-9a-z-]{4,60}$/u;

/** Whether a text is a valid run id; ids become folder names. */
export function isRunId(id: string): boolean {
  return RUN_ID.test(id);
}

/** The collection folder of a project. @throws ImportStoreError for an invalid id */
export function collectFolder(dataDir: string, projectId: string): string {
  return join(projectFolder(dataDir, projectId), 'collect');
}

export function planPath(dataDir: string, projectId: string): string {
  return join(collectFolder(dataDir, projectId), 'plan.json');
}

export function schedulePath(dataDir: string, projectId: string): string {
  return join(collectFolder(dataDir, projectId), 'schedule.json');
}

/** The files of one run. */
export interface RunFiles {
  readonly folder: string;
  readonly manifest: string;
  readonly journal: string;
  /** Raw replies, each compressed, concatenated. */
  readonly replies: string;
}

export function runFiles(dataDir: string, projectId: string, runId: string): RunFiles {
  if (!isRunId(runId)) throw new Error(`Not the id of a run: ${JSON.stringify(runId.slice(0, 100))}`);
  const folder = join(collectFolder(dataDir, projectId), 'runs', runId);
  return {
    folder,
    manifest: join(folder, 'manifest.json'),
    journal: join(folder, 'journal.jsonl'),
    replies: join(folder, 'replies.gz'),
  };
}

/** The run ids of a project, newest first: ids start with a timestamp. */
export function listRunIds(dataDir: string, projectId: string): readonly string[] {
  if (!isProjectId(projectId)) return [];
  const folder = join(collectFolder(dataDir, projectId), 'runs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((id) => isRunId(id) && existsSync(runFiles(dataDir, projectId, id).manifest))
    .sort()
    .toReversed();
}

export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}
