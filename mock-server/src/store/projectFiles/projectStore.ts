import { existsSync, readdirSync, statSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import type { Names } from '#server/analysis/naming/names.ts';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { runSteps } from '#server/analysis/table/steps.ts';
import type { Steps } from '#server/analysis/table/steps.ts';
import { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import { ReplacedError } from '#server/refusal/ReplacedError.ts';
import { checkSum, expectedSum } from './answerSums.ts';
import { backupsOf } from './backups.ts';
import { readDefinitionFile, readStored } from './definitionFile.ts';
import type { StoredDefinition } from './definitionFile.ts';
import { fileVersion } from './fileVersion.ts';
import { isHalfNew } from './parts.ts';
import { answersFile, definitionFile, isProjectId, projectFolder, projectsFolder } from './projectPaths.ts';
import { ProjectWriter } from './ProjectWriter.ts';
import { readLines } from './readLines.ts';
import type { PlacedLine } from './readLines.ts';
import { parseStoredAnswer } from './storedSchemas.ts';
import type { ImportedProject } from './storedSchemas.ts';

/** A project in a list; cheap enough to read at every call. */
export type ImportedSummary = {
  readonly id: string;
  readonly name: string;
  /** The own brand's name. */
  readonly brand: string;
  /** Names of the project and its brand per language. */
  readonly names?: Names;
  readonly brand_names?: Names;
  readonly answer_count: number;
  readonly created_at: string;
  readonly updated_at: string;
  /** Changes at each import: a cache of its table may use it as key. */
  readonly version: string;
  /** Version of both files. */
  readonly key: string;
  /** Problem of its files, as far as known without reading all of them; null: none. */
  readonly damage: DamagedFileError | null;
};

export type StoredProject = {
  readonly project: ImportedProject;
  /** Read lazily from disk at each iteration. Throws ImportStoreError at an unreadable line, ReplacedError after another import. */
  readonly answers: Iterable<RawAnswer>;
  /** `answers` with the byte offset of each line. */
  readonly placed: () => Iterable<PlacedAnswer>;
};

type PlacedAnswer = Omit<PlacedLine, 'text'> & { readonly answer: RawAnswer };

const LONGEST_DETAIL = 200;

/**
 * The answers of a project with the byte offset of each line; the checksum is verified at the end.
 * @throws DamagedFileError at an invalid line, at an answer that the definition does not know, and at the end when answers are missing.
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
 * Caches the last definition read, with its file version: a new project is listed and then opened, and parsing tens of thousands of
 * prompts takes 100 ms.
 */
let lastRead: { readonly file: string; readonly version: string | null; readonly stored: StoredDefinition } | null =
  null;

/** Version of the definition and the answers, which decide which definition it is; null without a definition. */
function versionOf(dataDir: string, id: string): string | null {
  const ofDefinition = fileVersion(definitionFile(dataDir, id));
  return ofDefinition === null ? null : `${ofDefinition} ${fileVersion(answersFile(dataDir, id)) ?? ''}`;
}

function definitionOf(dataDir: string, id: string): Readonly<{ version: string | null; stored: StoredDefinition }> {
  const file = definitionFile(dataDir, id);
  const version = versionOf(dataDir, id);
  if (version !== null && lastRead?.file === file && lastRead.version === version) return lastRead;
  const stored = readStored(dataDir, id);
  lastRead = { file, version, stored };
  return lastRead;
}

// Definitions hold all prompts, so they are parsed again only after a change of the file.
const summaries = new Map<string, ImportedSummary>();
/** Damage found while reading answers, by file and version. */
const found = new Map<string, DamagedFileError>();

/**
 * `readPlacedAnswers` that remembers damage for lists.
 * @throws ReplacedError instead of DamagedFileError when the files are not those that the definition was read from.
 */
function* readNoting(dataDir: string, { version, stored }: ReturnType<typeof definitionOf>): Generator<PlacedAnswer> {
  const { id } = stored.project;
  try {
    yield* readPlacedAnswers(dataDir, stored);
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    if (versionOf(dataDir, id) !== version) throw new ReplacedError(error.file);
    found.set(`${error.file} ${fileVersion(error.file) ?? ''}`, error);
    throw error;
  }
}

function* readAnswers(dataDir: string, read: ReturnType<typeof definitionOf>): Generator<RawAnswer> {
  for (const { answer } of readNoting(dataDir, read)) yield answer;
}

function summaryOf(dataDir: string, id: string): ImportedSummary | null {
  const file = definitionFile(dataDir, id);
  const answers = answersFile(dataDir, id);
  const definitionVersion = fileVersion(file);
  const answersVersion = fileVersion(answers) ?? '';
  if (definitionVersion === null && !hasImported(dataDir, id)) return null;
  const key = `${definitionVersion ?? ''} ${answersVersion}`;
  const known = summaries.get(file);
  const isKnown = known?.key === key;
  const summary = isKnown ? known : readSummary(dataDir, id, { key, version: definitionVersion ?? key });
  // An import that ends while both files are read makes them look as if they did not belong together.
  if (!isKnown && summary.damage !== null && (versionOf(dataDir, id) ?? ` ${answersVersion}`) !== key) {
    return summaryOf(dataDir, id);
  }
  // A file that could not be read at the moment is as it was when it can be read again.
  if (summary.damage?.damage.kind !== 'access') summaries.set(file, summary);
  const later = summary.damage === null ? found.get(`${answers} ${answersVersion}`) : undefined;
  return later === undefined ? summary : { ...summary, damage: later };
}

function readSummary(dataDir: string, id: string, versions: Pick<ImportedSummary, 'key' | 'version'>): ImportedSummary {
  const file = definitionFile(dataDir, id);
  try {
    const { project, sums } = definitionOf(dataDir, id).stored;
    return {
      ...summarised(project),
      id,
      ...versions,
      damage: damageOf(() => expectedSum(answersFile(dataDir, id), sums)),
    };
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    // With its old name, so that people find it.
    for (const backup of backupsOf(file)) {
      try {
        return { ...summarised(readDefinitionFile(backup).project), id, ...versions, damage: error };
      } catch {
        // An older backup may be intact.
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

/** `listImported` in slices: at the start all definitions are read, which must not block the event loop. */
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

/** The imported projects, oldest first, with damaged ones. Folders without project files are skipped. */
export function listImported(dataDir: string): readonly ImportedSummary[] {
  return runSteps(listingImported(dataDir));
}

/** The list entry of an imported project; null when missing. Reads only its own files. */
export function findImported(dataDir: string, id: string): ImportedSummary | null {
  if (!isProjectId(id)) return null;
  const isFolder = statSync(projectFolder(dataDir, id), { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? summaryOf(dataDir, id) : null;
}

/** Whether a project with that id was imported; true also when its definition is lost, so that nothing overwrites its answers. */
export function hasImported(dataDir: string, id: string): boolean {
  if (!isProjectId(id)) return false;
  const file = definitionFile(dataDir, id);
  if ([file, ...backupsOf(file)].some((each) => existsSync(each))) return true;
  return existsSync(answersFile(dataDir, id)) && !isHalfNew(projectFolder(dataDir, id));
}

/** Opens an imported project. @throws ImportStoreError when it does not exist, DamagedFileError when it cannot be read. */
export function readImported(dataDir: string, id: string): StoredProject {
  const read = definitionOf(dataDir, id);
  return {
    project: read.stored.project,
    answers: { [Symbol.iterator]: () => readAnswers(dataDir, read) },
    placed: () => readNoting(dataDir, read),
  };
}

/** Writes or replaces a whole project; ProjectWriter documents the effect of failures. */
export function writeImported(dataDir: string, project: ImportedProject, answers: Iterable<RawAnswer>): void {
  const writer = new ProjectWriter(dataDir, project.id);
  try {
    for (const answer of answers) writer.write(answer);
    writer.commit(project);
  } finally {
    writer.discard();
  }
}
