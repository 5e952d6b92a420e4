import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ImportStoreError } from '../../refusal/ImportStoreError.ts';

const PROJECT_ID = /^[a-z0-9][a-z0-9-]{0,99}$/u;

/** Where user data lives: `DATA_DIR`, else the git-ignored `mock-server/data`. */
export function defaultDataDir(environment: NodeJS.ProcessEnv = process.env): string {
  return environment['DATA_DIR'] || fileURLToPath(new URL('../../../data', import.meta.url));
}

export function projectsFolder(dataDir: string): string {
  return join(dataDir, 'projects');
}

/** Whether a text can be the id of an imported project; ids become folder names, so nothing else may reach a path. */
export function isProjectId(id: string): boolean {
  return PROJECT_ID.test(id);
}

/** Throws ImportStoreError for an id that is not one (`../..` for example). */
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

/** The analysed answers of a large project, so that they need not be read anew at each start; made again whenever it is missing. */
export function tablePath(dataDir: string, id: string): string {
  return join(projectFolder(dataDir, id), 'answers.table');
}

/** Whose project it is; missing where it is the first account's team's. */
export function teamPath(dataDir: string, id: string): string {
  return join(projectFolder(dataDir, id), 'team.json');
}

/** What people changed of the project since it was imported; missing while nobody did. */
export function editsPath(dataDir: string, id: string): string {
  return join(projectFolder(dataDir, id), 'edits.json');
}

/** What access logs told of the project's site; missing while none was imported. */
export function trafficPath(dataDir: string, id: string): string {
  return join(projectFolder(dataDir, id), 'traffic.json');
}

/** What people made of the project beside its definition, one file for each kind of document. Missing while nobody made any. */
export function documentPath(dataDir: string, id: string, name: string): string {
  return join(projectFolder(dataDir, id), `${name}.json`);
}

/** The reports that were made of the project, a file each. */
export function reportsFolder(dataDir: string, id: string): string {
  return join(projectFolder(dataDir, id), 'reports');
}

/** @param report the id of a report, which nobody but the server makes (store/issued) */
export function reportPath(dataDir: string, id: string, report: string): string {
  return join(reportsFolder(dataDir, id), `${report}.json`);
}
