import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { ImportStoreError } from './ImportStoreError.ts';
import { documentPath } from './projectPaths.ts';
import { writeWhole } from './writeWhole.ts';

/** A kind of document that a project can have one of. */
export interface DocumentKind<T> {
  /** Names the file beside an imported project. */
  readonly name: string;
  /** What an older file does not know is filled in by the schema. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** What there is while nobody put any. */
  readonly empty: T;
}

/** @throws ImportStoreError when it cannot be read. */
export function readDocument<T>(dataDir: string, id: string, { name, schema, empty }: DocumentKind<T>): T {
  const file = documentPath(dataDir, id, name);
  if (!existsSync(file)) return empty;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return v.parse(schema, value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportStoreError(`${file}: ${reason}`, { cause: error });
  }
}

/** Puts the document in place whole. @throws the file system's error; what was there then stays. */
export function writeDocument<T>(dataDir: string, id: string, { name }: DocumentKind<T>, value: T): void {
  writeWhole(documentPath(dataDir, id, name), `${JSON.stringify(value)}\n`);
}
