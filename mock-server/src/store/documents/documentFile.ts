import { existsSync } from 'node:fs';
import type * as v from 'valibot';
import { documentPath } from '../projectFiles/projectPaths.ts';
import { readSealed } from '../projectFiles/readSealed.ts';
import { sealJson } from '../projectFiles/sealedJson.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';

/** A kind of document; a project has at most one of each. */
export interface DocumentKind<T> {
  /** Name of the file beside an imported project. */
  readonly name: string;
  /** The schema fills in fields that older files lack. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** The initial value. */
  readonly empty: T;
  /** File mode; default: the process's. */
  readonly mode?: number;
}

/** @throws ImportStoreError when it cannot be read. */
export function readDocument<T>(dataDir: string, id: string, { name, schema, empty }: DocumentKind<T>): T {
  const file = documentPath(dataDir, id, name);
  if (!existsSync(file)) return empty;
  return readSealed(file, schema);
}

/** Writes the document atomically. @throws the file system's error; the old file stays. */
export function writeDocument<T>(dataDir: string, id: string, { name, mode }: DocumentKind<T>, value: T): void {
  writeWhole(documentPath(dataDir, id, name), sealJson(value), mode);
}
