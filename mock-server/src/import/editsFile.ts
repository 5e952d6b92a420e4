import { readFileSync, rmSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { NO_EDITS } from '../projects/ProjectEdits.ts';
import type { ProjectEdits } from '../projects/ProjectEdits.ts';
import { ImportStoreError } from './ImportStoreError.ts';
import { editsPath } from './projectPaths.ts';
import { editsSchema } from './storedSchemas.ts';
import { writeWhole } from './writeWhole.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Changes whenever the edits of an imported project were written; null while there are none. */
export function editsVersion(dataDir: string, id: string): string | null {
  const stat = statSync(editsPath(dataDir, id), { throwIfNoEntry: false });
  return stat ? `${String(stat.mtimeMs)}-${String(stat.size)}-${String(stat.ino)}` : null;
}

/**
 * What people changed of an imported project. It stands in a file of its own, so that an import running meanwhile, which
 * writes the project anew, loses none of it. @throws ImportStoreError when it cannot be read.
 */
export function readEdits(dataDir: string, id: string): ProjectEdits {
  const file = editsPath(dataDir, id);
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { changed, deleted, keywords, ...others } = v.parse(editsSchema, value);
    return { ...others, changed: new Map(changed), deleted: new Set(deleted), keywords: new Map(keywords) };
  } catch (error) {
    throw new ImportStoreError(`${file}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Puts the edits in place whole, or, when there are none, takes the file away. */
export function writeEdits(dataDir: string, id: string, edits: ProjectEdits): void {
  const file = editsPath(dataDir, id);
  if (edits === NO_EDITS) {
    rmSync(file, { force: true });
    return;
  }
  const { changed, deleted, keywords, ...others } = edits;
  const lists = { changed: [...changed], deleted: [...deleted], keywords: [...keywords] };
  writeWhole(file, `${JSON.stringify({ ...others, ...lists })}\n`);
}
