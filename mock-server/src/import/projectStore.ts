import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import * as v from 'valibot';
import type { RawAnswer } from '../analysis/types.ts';
import { ImportStoreError } from './ImportStoreError.ts';
import { answersFile, definitionFile, isProjectId, projectsFolder } from './projectPaths.ts';
import { ProjectWriter } from './ProjectWriter.ts';
import { readLines } from './readLines.ts';
import type { PlacedLine } from './readLines.ts';
import { importedProjectSchema, parseStoredAnswer } from './storedSchemas.ts';
import type { ImportedProject } from './storedSchemas.ts';

/** What a list of projects needs; reading it is cheap enough for every call. */
export type ImportedSummary = {
  readonly id: string;
  readonly name: string;
  /** The own brand's name. */
  readonly brand: string;
  readonly answer_count: number;
  readonly created_at: string;
  readonly updated_at: string;
  /** Changes whenever the project was imported again: a cache of its table may be keyed by it. */
  readonly version: string;
};

export type StoredProject = {
  readonly project: ImportedProject;
  /** Read lazily from disk, afresh each time it is iterated. Throws ImportStoreError at an unreadable line. */
  readonly answers: Iterable<RawAnswer>;
};

export type PlacedAnswer = Omit<PlacedLine, 'text'> & { readonly answer: RawAnswer };

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function readDefinition(dataDir: string, id: string): ImportedProject {
  const file = definitionFile(dataDir, id);
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return v.parse(importedProjectSchema, value);
  } catch (error) {
    throw new ImportStoreError(`${file}: ${reasonOf(error)}`, { cause: error });
  }
}

/** The answers in a file of lines, each with the place of its line. Throws ImportStoreError at an unreadable line. */
export function* readPlacedAnswers(file: string): Generator<PlacedAnswer> {
  let number = 0;
  for (const { text, from, size } of readLines(file)) {
    number += 1;
    if (text === '') continue;
    try {
      yield { answer: parseStoredAnswer(text), from, size };
    } catch (error) {
      throw new ImportStoreError(`${file}, line ${number}: ${reasonOf(error)}`, { cause: error });
    }
  }
}

function* readAnswers(file: string): Generator<RawAnswer> {
  for (const { answer } of readPlacedAnswers(file)) yield answer;
}

// Definitions hold every prompt, so they are parsed again only when the file changed.
const summaries = new Map<string, ImportedSummary>();

function summaryOf(dataDir: string, id: string): ImportedSummary | null {
  const file = definitionFile(dataDir, id);
  try {
    const stat = statSync(file);
    const version = `${stat.mtimeMs}-${stat.size}`;
    const known = summaries.get(file);
    if (known?.version === version) return known;
    const { name, brands, answer_count, created_at, updated_at } = readDefinition(dataDir, id);
    const summary = { id, name, brand: brands[0]?.name ?? '', answer_count, created_at, updated_at, version };
    summaries.set(file, summary);
    return summary;
  } catch {
    // A folder that is not (or no longer) a readable project must not take the others' list down.
    return null;
  }
}

/** The imported projects, oldest first. Folders without a readable `project.json` are passed over. */
export function listImported(dataDir: string): readonly ImportedSummary[] {
  const folder = projectsFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isProjectId(entry.name))
    .flatMap((entry) => summaryOf(dataDir, entry.name) ?? [])
    .sort((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id));
}

/** Whether a project of that id was imported. */
export function hasImported(dataDir: string, id: string): boolean {
  return isProjectId(id) && existsSync(definitionFile(dataDir, id));
}

/** An imported project. Throws ImportStoreError when it does not exist or cannot be read. */
export function readImported(dataDir: string, id: string): StoredProject {
  const project = readDefinition(dataDir, id);
  const file = answersFile(dataDir, id);
  return { project, answers: { [Symbol.iterator]: () => readAnswers(file) } };
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
