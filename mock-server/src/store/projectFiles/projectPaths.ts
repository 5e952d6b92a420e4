import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';

const PROJECT_ID = /^[a-z0-9][a-z0-9-]{0,99}$/u;

/** Data folder: `DATA_DIR`, default the git-ignored `mock-server/data`. */
export function defaultDataDir(environment: NodeJS.ProcessEnv = process.env): string {
  return environment['DATA_DIR'] || fileURLToPath(new URL('../../../data', import.meta.url));
}

/** Creates the data folder if it is missing: for its owner only, since answers, drafts and evidence are nobody else's business. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

export function projectsFolder(dataDir: string): string {
  return join(dataDir, 'projects');
}

/** Whether a text is a valid id of an imported project; ids become folder names, so nothing else may reach a path. */
export function isProjectId(id: string): boolean {
  return PROJECT_ID.test(id);
}

/** @throws ImportStoreError for an invalid id (`../..` for example). */
export function projectFolder(dataDir: string, id: string): string {
  if (!isProjectId(id)) throw new ImportStoreError(`Not the id of a project: ${JSON.stringify(id.slice(0, 100))}`);
  return join(projectsFolder(dataDir), id);
}

export function definitionFile(dataDir: string, id: string): string {
  return join(projectFolder(dataDir, id), 'project.json');
}

export function answersFile(dataDir: string, id: string): string {
  return join(projectFolder(dataDir, id), 'answers.jsonl');
}

/** Cached answer table of a large project, which saves the analysis at each start; rebuilt when missing. */
export function tablePath(dataDir: string, id: string): string {
  return join(projectFolder(dataDir, id), 'answers.table');
}

/** The project's team; missing: the team of the first account. */
export function teamPath(dataDir: string, id: string): string {
  return join(projectFolder(dataDir, id), 'team.json');
}

/** Edits of the project since the import; missing without any. */
export function editsPath(dataDir: string, id: string): string {
  return join(projectFolder(dataDir, id), 'edits.json');
}

/** Counts of the imported access logs; missing without any. */
export function trafficPath(dataDir: string, id: string): string {
  return join(projectFolder(dataDir, id), 'traffic.json');
}

/** User content beside the definition, one file per kind of document. Missing without any. */
export function documentPath(dataDir: string, id: string, name: string): string {
  return join(projectFolder(dataDir, id), `${name}.json`);
}

/** Issued reports, one file each. */
export function reportsFolder(dataDir: string, id: string): string {
  return join(projectFolder(dataDir, id), 'reports');
}

/** @param report the id of a report, which only the server generates (store/issued) */
export function reportPath(dataDir: string, id: string, report: string): string {
  return join(reportsFolder(dataDir, id), `${report}.json`);
}
