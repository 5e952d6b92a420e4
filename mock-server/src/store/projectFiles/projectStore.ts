import { existsSync, readdirSync, statSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { runSteps } from '../../analysis/table/steps.ts';
import type { Steps } from '../../analysis/table/steps.ts';
import type { Names } from '../../analysis/naming/names.ts';
import type { RawAnswer } from '../../analysis/table/RawAnswer.ts';
import { DamagedFileError } from '../../refusal/DamagedFileError.ts';
import { checkSum, expectedSum } from './answerSums.ts';
import { backupsOf } from './backups.ts';
import { readDefinitionFile } from './definitionFile.ts';
import type { StoredDefinition } from './definitionFile.ts';
import { fileVersion } from './fileVersion.ts';
import { answersFile, definitionFile, isProjectId, projectFolder, projectsFolder } from './projectPaths.ts';
import { ProjectWriter } from './ProjectWriter.ts';
import { readLines } from './readLines.ts';
import type { PlacedLine } from './readLines.ts';
import { parseStoredAnswer } from './storedSchemas.ts';
import type { ImportedProject } from './storedSchemas.ts';

/** What a list of projects needs; reading it is cheap enough for every call. */
export type ImportedSummary = {
  readonly id: string;
  readonly name: string;
  /** The own brand's name. */
  readonly brand: string;
  /** Of the project and of its brand, by the reader's language. */
  readonly names?: Names;
  readonly brand_names?: Names;
  readonly answer_count: number;
  readonly created_at: string;
  readonly updated_at: string;
  /** Changes whenever the project was imported again: a cache of its table may be keyed by it. */
  readonly version: string;
  /** Of both files. */
  readonly key: string;
  /** What is wrong with its files, as far as that is known without reading all of them; null: nothing. */
  readonly damage: DamagedFileError | null;
};

export type StoredProject = {
  readonly project: ImportedProject;
  /** Read lazily from disk, afresh each time it is iterated. Throws ImportStoreError at an unreadable line. */
  readonly answers: Iterable<RawAnswer>;
  /** As `answers`, each with the place of its line. */
  readonly placed: () => Iterable<PlacedAnswer>;
};

type PlacedAnswer = Omit<PlacedLine, 'text'> & { readonly answer: RawAnswer };

const LONGEST_DETAIL = 200;

/**
 * The answers of a project, each with the place of its line, compared to the end with what was written.
 * @throws DamagedFileError at a line that is no answer, at one that the definition does not know, and at the end when answers are missing.
 */
export function* readPlacedAnswers(dataDir: string, { project, sums }: StoredDefinition): Generator<PlacedAnswer> {
  const file = answersFile(dataDir, project.id);
  const expected = expectedSum(file, sums);
  const prompts = new Set(project.prompts.map(({ id }) => id));
  const platforms = new Set(project.platforms.map(({ id }) => id));
  const read = { bytes: 0, count: 0, crc: 0 };
  let number = 0;
  const damaged = (kind: 'unreadable' | 'inconsistent', detail: string): DamagedFileError =>
    new DamagedFileError(file, 'answers', { kind, detail: `line ${String(number)}: ${detail}` });
  const count = (chunk: Uint8Array): void => {
    read.bytes += chunk.length;
    read.crc = crc32(chunk, read.crc);
  };
  for (const { text, from, size } of readLines(file, count)) {
    number += 1;
    if (text === '') continue;
    let answer: RawAnswer;
    try {
      answer = parseStoredAnswer(text);
    } catch (error) {
      throw damaged('unreadable', errorMessage(error).slice(0, LONGEST_DETAIL));
    }
    if (!prompts.has(answer.prompt_id)) throw damaged('inconsistent', `prompt ${answer.prompt_id}`);
    if (!platforms.has(answer.platform_id)) throw damaged('inconsistent', `platform ${answer.platform_id}`);
    read.count += 1;
    yield { answer, from, size };
  }
  checkSum(file, read, expected);
}

/**
 * The definition that was read last, with the version of its file: whoever lists a project that is new opens it next, and reading tens of
 * thousands of prompts takes a tenth of a second.
 */
let lastRead: { readonly file: string; readonly version: string | null; readonly stored: StoredDefinition } | null =
  null;

function definitionOf(dataDir: string, id: string): StoredDefinition {
  const file = definitionFile(dataDir, id);
  const version = fileVersion(file);
  if (version !== null && lastRead?.file === file && lastRead.version === version) return lastRead.stored;
  const stored = readDefinitionFile(file);
  lastRead = { file, version, stored };
  return stored;
}

// Definitions hold every prompt, so they are parsed again only when the file changed.
const summaries = new Map<string, ImportedSummary>();
/** Damage that was found while answers were read, by the file and the version of it. */
const found = new Map<string, DamagedFileError>();

/** `readPlacedAnswers`, whose damage is kept in mind for lists. */
function* readNoting(dataDir: string, stored: StoredDefinition): Generator<PlacedAnswer> {
  const version = fileVersion(answersFile(dataDir, stored.project.id)) ?? '';
  try {
    yield* readPlacedAnswers(dataDir, stored);
  } catch (error) {
    if (error instanceof DamagedFileError) found.set(`${error.file} ${version}`, error);
    throw error;
  }
}

function* readAnswers(dataDir: string, stored: StoredDefinition): Generator<RawAnswer> {
  for (const { answer } of readNoting(dataDir, stored)) yield answer;
}

function summaryOf(dataDir: string, id: string): ImportedSummary | null {
  const file = definitionFile(dataDir, id);
  const answers = answersFile(dataDir, id);
  const definitionVersion = fileVersion(file);
  const answersVersion = fileVersion(answers) ?? '';
  if (definitionVersion === null && !hasImported(dataDir, id)) return null;
  const key = `${definitionVersion ?? ''} ${answersVersion}`;
  const known = summaries.get(file);
  const summary = known?.key === key ? known : readSummary(dataDir, id, { key, version: definitionVersion ?? key });
  summaries.set(file, summary);
  const later = summary.damage === null ? found.get(`${answers} ${answersVersion}`) : undefined;
  return later === undefined ? summary : { ...summary, damage: later };
}

function readSummary(dataDir: string, id: string, versions: Pick<ImportedSummary, 'key' | 'version'>): ImportedSummary {
  const file = definitionFile(dataDir, id);
  try {
    const { project, sums } = definitionOf(dataDir, id);
    return {
      ...summarised(project),
      id,
      ...versions,
      damage: damageOf(() => expectedSum(answersFile(dataDir, id), sums)),
    };
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    // Named as it was before: whoever looks for it must find it.
    for (const backup of backupsOf(file)) {
      try {
        return { ...summarised(readDefinitionFile(backup).project), id, ...versions, damage: error };
      } catch {
        // An older one may be whole.
      }
    }
    const nothing = { id, name: id, brand: '', answer_count: 0, created_at: '', updated_at: '' };
    return { ...nothing, ...versions, damage: error };
  }
}

function summarised(project: ImportedProject): Omit<ImportedSummary, 'key' | 'version' | 'damage'> {
  const { id, name, names, brands, answer_count, created_at, updated_at } = project;
  const [own] = brands;
  return {
    ...{ id, name, brand: own?.name ?? '', answer_count, created_at, updated_at },
    ...(names && { names }),
    ...(own?.names && { brand_names: own.names }),
  };
}

function damageOf(check: () => unknown): DamagedFileError | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof DamagedFileError) return error;
    throw error;
  }
}

/** `listImported`, project by project: a server that starts reads all definitions, which the first list must not be held up by. */
export function* listingImported(dataDir: string): Steps<readonly ImportedSummary[]> {
  const folder = projectsFolder(dataDir);
  if (!existsSync(folder)) return [];
  const listed: ImportedSummary[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || !isProjectId(entry.name)) continue;
    const summary = summaryOf(dataDir, entry.name);
    if (summary !== null) listed.push(summary);
    yield;
  }
  return listed.sort((a, b) => compareCodes(a.created_at, b.created_at) || compareCodes(a.id, b.id));
}

/** The imported projects, oldest first, damaged ones among them. Folders that hold nothing of a project are passed over. */
export function listImported(dataDir: string): readonly ImportedSummary[] {
  return runSteps(listingImported(dataDir));
}

/** An imported project as lists need it; null where there is none of that id. Looks at its own files only. */
export function findImported(dataDir: string, id: string): ImportedSummary | null {
  if (!isProjectId(id)) return null;
  const isFolder = statSync(projectFolder(dataDir, id), { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? summaryOf(dataDir, id) : null;
}

/** Whether a project of that id was imported: also one whose definition is lost, so that nothing takes the place of its answers. */
export function hasImported(dataDir: string, id: string): boolean {
  if (!isProjectId(id)) return false;
  const file = definitionFile(dataDir, id);
  return [file, answersFile(dataDir, id), ...backupsOf(file)].some((each) => existsSync(each));
}

/** An imported project. @throws ImportStoreError when it does not exist, and DamagedFileError when it cannot be read. */
export function readImported(dataDir: string, id: string): StoredProject {
  const stored = definitionOf(dataDir, id);
  return {
    project: stored.project,
    answers: { [Symbol.iterator]: () => readAnswers(dataDir, stored) },
    placed: () => readNoting(dataDir, stored),
  };
}

/** Writes a whole project, replacing one of the same id; see ProjectWriter for what a failure leaves. */
export function writeImported(dataDir: string, project: ImportedProject, answers: Iterable<RawAnswer>): void {
  const writer = new ProjectWriter(dataDir, project.id);
  try {
    for (const answer of answers) writer.write(answer);
    writer.commit(project);
  } finally {
    writer.discard();
  }
}
