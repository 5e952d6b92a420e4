import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readSealed } from '../projectFiles/readSealed.ts';
import { sealJson } from '../projectFiles/sealedJson.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';

/** A short list of all teams and projects of this machine, read and written as a whole. */
export interface WholeStore<T> {
  all: () => readonly T[];
  /** @throws the file system's error; the old list stays. */
  put: (entries: readonly T[]) => void;
}

/** The in-memory list of a test session. */
export class MemoryWhole<T> implements WholeStore<T> {
  #entries: readonly T[] = [];

  all(): readonly T[] {
    return this.#entries;
  }

  put(entries: readonly T[]): void {
    this.#entries = entries;
  }
}

/** Describes the file of a list. */
export interface WholeKind<T> {
  /** File name in the data folder. */
  readonly name: string;
  readonly entry: v.GenericSchema<unknown, T>;
}

/** A list in one sealed file of the data folder, loaded lazily. */
export class DiskWhole<T> implements WholeStore<T> {
  readonly file: string;
  readonly #schema: v.GenericSchema<unknown, { readonly list: readonly T[] }>;
  #entries: readonly T[] | null = null;

  constructor(dataDir: string, { name, entry }: WholeKind<T>) {
    this.file = join(dataDir, name);
    this.#schema = v.object({ list: v.array(entry) });
  }

  /** @throws DamagedFileError when the file cannot be read or its checksum differs: it must not be overwritten then. */
  all(): readonly T[] {
    this.#entries ??= existsSync(this.file) ? readSealed(this.file, this.#schema).list : [];
    return this.#entries;
  }

  put(entries: readonly T[]): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeWhole(this.file, sealJson({ list: entries }));
    this.#entries = entries;
  }
}
