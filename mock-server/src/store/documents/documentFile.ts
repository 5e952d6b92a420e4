import { existsSync } from 'node:fs';
import type * as v from 'valibot';
import { readSealed } from '../projectFiles/readSealed.ts';
import { sealJson } from '../projectFiles/sealedJson.ts';
import { documentPath } from '../projectFiles/projectPaths.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';

/** A kind of document that a project can have one of. */
export interface DocumentKind<T> {
  /** Names the file beside an imported project. */
  readonly name: string;
  /** What an older file does not know is filled in by the schema. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** What there is while nobody put any. */
  readonly empty: T;
  /** Who may read and write the file; as usual without it. */
  readonly mode?: number;
}

/** @throws ImportStoreError when it cannot be read. */
export function readDocument<T>(dataDir: string, id: string, { name, schema, empty }: DocumentKind<T>): T {
  const file = documentPath(dataDir, id, name);
  if (!existsSync(file)) return empty;
  return readSealed(file, schema);
}

/** Puts the document in place whole. @throws the file system's error; what was there then stays. */
export function writeDocument<T>(dataDir: string, id: string, { name, mode }: DocumentKind<T>, value: T): void {
  writeWhole(documentPath(dataDir, id, name), sealJson(value), mode);
}
