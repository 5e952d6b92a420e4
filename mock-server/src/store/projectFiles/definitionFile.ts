import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { DamagedFileError, unreadableFile } from '#server/refusal/DamagedFileError.ts';
import { answerSumsSchema, isOfEarlier } from './answerSums.ts';
import type { AnswerSums } from './answerSums.ts';
import { backupsOf } from './backups.ts';
import { answersFile, definitionFile } from './projectPaths.ts';
import { openSealedJson, sealJson } from './sealedJson.ts';
import { importedProjectSchema, unchangedProjectSchema } from './storedSchemas.ts';
import type { ImportedProject } from './storedSchemas.ts';

export interface StoredDefinition {
  readonly project: ImportedProject;
  /** Checksums of the answers file; null in projects older than checksums. */
  readonly sums: AnswerSums | null;
}

const sumsOnly = v.object({ answer_sums: v.optional(answerSumsSchema) });

/** Serialises `project.json`. */
export function formatDefinition(project: ImportedProject, sums: AnswerSums | null): string {
  return sealJson(sums === null ? project : { ...project, answer_sums: sums });
}

/** @throws DamagedFileError when it is missing, invalid, or its checksum differs. */
export function readDefinitionFile(file: string): StoredDefinition {
  if (!existsSync(file)) throw new DamagedFileError(file, 'definition', { kind: 'missing' });
  let opened: StoredDefinition & { readonly isChanged: boolean };
  try {
    const { value, isChanged, isIntact } = openSealedJson(readFileSync(file, 'utf8'));
    const schema = isIntact ? unchangedProjectSchema : importedProjectSchema;
    opened = { project: v.parse(schema, value), isChanged, sums: sumsOf(value) };
  } catch (error) {
    throw new DamagedFileError(file, 'definition', unreadableFile(error));
  }
  if (opened.isChanged) throw new DamagedFileError(file, 'definition', { kind: 'changed' });
  return opened;
}

/**
 * The definition of a project. A kill between the two renames of an import leaves the new definition with the earlier answers: then the
 * earlier definition, so that the import is missing as a whole instead of being listed without its answers.
 * @throws DamagedFileError as `readDefinitionFile`
 */
export function readStored(dataDir: string, id: string): StoredDefinition {
  const file = definitionFile(dataDir, id);
  const stored = readDefinitionFile(file);
  const { sums } = stored;
  if (sums === null || !isOfEarlier(answersFile(dataDir, id), sums)) return stored;
  const earlier = backupsOf(file).map(readOrNull);
  return earlier.find((each) => each?.sums?.now.crc === sums.before?.crc) ?? stored;
}

function readOrNull(file: string): StoredDefinition | null {
  try {
    return readDefinitionFile(file);
  } catch {
    return null;
  }
}

/** The checksums of the answers that are there, even if the rest of the definition is invalid. */
export function presentSums(dataDir: string, id: string): AnswerSums | null {
  const sums = storedSums(definitionFile(dataDir, id));
  if (sums === null || !isOfEarlier(answersFile(dataDir, id), sums)) return sums;
  return readOrNull(definitionFile(dataDir, id)) === null ? sums : readStored(dataDir, id).sums;
}

/** The checksums in the stored definition, even if the rest is invalid. */
function storedSums(file: string): AnswerSums | null {
  try {
    return sumsOf(openSealedJson(readFileSync(file, 'utf8')).value);
  } catch {
    return null;
  }
}

function sumsOf(value: unknown): AnswerSums | null {
  const result = v.safeParse(sumsOnly, value);
  return result.success ? (result.output.answer_sums ?? null) : null;
}
