import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { DamagedFileError } from '../../refusal/DamagedFileError.ts';
import { answerSumsSchema } from './answerSums.ts';
import type { AnswerSums } from './answerSums.ts';
import { openSealedJson, sealJson } from './sealedJson.ts';
import { importedProjectSchema } from './storedSchemas.ts';
import type { ImportedProject } from './storedSchemas.ts';

export interface StoredDefinition {
  readonly project: ImportedProject;
  /** What the file of answers must be; null in projects of before it was counted. */
  readonly sums: AnswerSums | null;
}

const sumsOnly = v.object({ answer_sums: v.optional(answerSumsSchema) });
const LONGEST_DETAIL = 200;

/** The text of `project.json`. */
export function formatDefinition(project: ImportedProject, sums: AnswerSums | null): string {
  return sealJson(sums === null ? project : { ...project, answer_sums: sums });
}

/** @throws DamagedFileError when it is missing, no definition, or not what was written. */
export function readDefinitionFile(file: string): StoredDefinition {
  if (!existsSync(file)) throw new DamagedFileError(file, 'definition', { kind: 'missing' });
  let opened: StoredDefinition & { readonly isChanged: boolean };
  try {
    const { value, isChanged } = openSealedJson(readFileSync(file, 'utf8'));
    opened = { project: v.parse(importedProjectSchema, value), isChanged, sums: sumsOf(value) };
  } catch (error) {
    const detail = errorMessage(error).slice(0, LONGEST_DETAIL);
    throw new DamagedFileError(file, 'definition', { kind: 'unreadable', detail });
  }
  if (opened.isChanged) throw new DamagedFileError(file, 'definition', { kind: 'changed' });
  return opened;
}

/** The sums in a definition that stands there, whatever else is in it. */
export function storedSums(file: string): AnswerSums | null {
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
