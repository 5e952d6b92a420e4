import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { issuedReportSchema } from '#client/api/schemas/issuedReportSchemas.ts';
import { AccountFile, accountsPath, readAccounts } from '../accounts/AccountFile.ts';
import { diskDocuments } from '../documents/projectDocuments.ts';
import { readDefinitionFile, readStored } from '../projectFiles/definitionFile.ts';
import type { StoredDefinition } from '../projectFiles/definitionFile.ts';
import { importKeyFiles, readKeysFile } from '../projectFiles/importKeys.ts';
import {
  definitionFile,
  documentPath,
  editsPath,
  isProjectId,
  projectFolder,
  projectsFolder,
  reportPath,
  reportsFolder,
  teamPath,
  trafficPath,
} from '../projectFiles/projectPaths.ts';
import { hasImported } from '../projectFiles/projectStore.ts';
import { readTeamFile } from '../projectFiles/projectTeam.ts';
import { readSealed } from '../projectFiles/readSealed.ts';
import { editsSchema } from '../projectFiles/storedSchemas.ts';
import { diskTeamStores } from '../team/teamStores.ts';
import { DiskTraffic } from '../traffic/DiskTraffic.ts';
import { checkAnswers } from './checkAnswers.ts';
import { checkAudit, checkKeys } from './checkKeys.ts';
import { checkLinks } from './checkLinks.ts';
import { checkWhole } from './checkWhole.ts';
import type { Finding } from './Finding.ts';
import { leftoversIn } from './leftovers.ts';
import { setAside } from './setAside.ts';

/** The ids of the projects in a data folder, damaged ones among them. */
export function projectIdsIn(dataDir: string): readonly string[] {
  return folderIdsIn(dataDir).filter((id) => hasImported(dataDir, id));
}

/** Also those of folders in which a first import was killed. */
function folderIdsIn(dataDir: string): readonly string[] {
  const folder = projectsFolder(dataDir);
  return existsSync(folder) ? readdirSync(folder).filter(isProjectId) : [];
}

/** Finds problems in the files of one project. Call again after repairing its definition: the other checks depend on it. */
export function checkProject(dataDir: string, id: string): readonly Finding[] {
  const file = definitionFile(dataDir, id);
  const ofDefinition = checkWhole(file, readDefinitionFile, false);
  const stored = ofDefinition.length === 0 ? readStored(dataDir, id) : null;
  return [
    ...ofDefinition,
    ...(stored === null ? [] : checkAnswers(dataDir, owned(stored, id))),
    ...checkMade(dataDir, id),
  ];
}

const owned = (stored: StoredDefinition, id: string): StoredDefinition => ({
  ...stored,
  project: { ...stored.project, id },
});

function checkMade(dataDir: string, id: string): readonly Finding[] {
  const edits = editsPath(dataDir, id);
  const ofEdits = existsSync(edits) ? checkWhole(edits, (file) => readSealed(file, editsSchema), true) : [];
  const traffic = new DiskTraffic(dataDir);
  const ofTraffic = checkWhole(trafficPath(dataDir, id), () => traffic.stored(id), true);
  const documents = Object.values(diskDocuments(dataDir)).flatMap((store) =>
    checkWhole(documentPath(dataDir, id, store.name), () => store.stored(id), true),
  );
  const keys = importKeyFiles(dataDir, id).flatMap((file) => checkWhole(file, readKeysFile, true));
  return [
    ...ofEdits,
    ...ofTraffic,
    ...documents,
    ...keys,
    ...checkReports(dataDir, id),
    ...checkTeam(teamPath(dataDir, id)),
  ];
}

function checkReports(dataDir: string, id: string): readonly Finding[] {
  const folder = reportsFolder(dataDir, id);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => reportPath(dataDir, id, name.slice(0, -'.json'.length)))
    .flatMap((file) => checkWhole(file, (each) => readSealed(each, issuedReportSchema), true));
}

function checkTeam(file: string): readonly Finding[] {
  const found = existsSync(file) ? checkWhole(file, readTeamFile, true) : [];
  return found.map((finding) => ({
    ...finding,
    remedy: {
      zh: '改名为 .damaged；该项目归最早的账号所在的团队',
      en: 'rename it to .damaged; the project then belongs to the first account’s team',
    },
    mend: () => setAside(file),
  }));
}

/** Finds problems in a data folder outside its projects. */
export function checkRest(dataDir: string, now: number): readonly Finding[] {
  const ofProjects = folderIdsIn(dataDir).flatMap((id) => [projectFolder(dataDir, id), reportsFolder(dataDir, id)]);
  const folders = [dataDir, join(dataDir, 'uploads'), ...ofProjects];
  return [
    ...checkAccounts(dataDir),
    ...checkKeys(dataDir),
    ...checkLinks(dataDir),
    ...checkAudit(dataDir),
    ...checkTeamFiles(dataDir),
    ...leftoversIn(folders, now),
  ];
}

/** Checks the teams' saved views and groups of projects. */
function checkTeamFiles(dataDir: string): readonly Finding[] {
  return Object.values(diskTeamStores(dataDir))
    .filter(({ file }) => existsSync(file))
    .flatMap((store) => checkWhole(store.file, () => store.all(), true));
}

function checkAccounts(dataDir: string): readonly Finding[] {
  const { damaged, lines } = readAccounts(dataDir);
  if (damaged.length === 0) return [];
  const first = String(damaged[0]);
  return [
    {
      file: accountsPath(dataDir),
      wrong: {
        zh: `${String(lines)} 行中有 ${String(damaged.length)} 行无法读取（首行：第 ${first} 行）`,
        en: `${String(damaged.length)} of ${String(lines)} lines can’t be read (first: line ${first})`,
      },
      remedy: {
        zh: '保留其余各行，原文件另存为 .damaged；相关账号或密码回到之前的状态',
        en: 'keep the readable lines and a copy of the file (.damaged); the affected accounts go back to their earlier state',
      },
      mend: () => void new AccountFile(dataDir).open(0),
    },
  ];
}
