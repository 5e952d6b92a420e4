import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readSealed } from '../projectFiles/readSealed.ts';
import { sealJson } from '../projectFiles/sealedJson.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';

/** A list that is read and written as a whole: few entries, of all teams and projects of this machine. */
export interface WholeStore<T> {
  all: () => readonly T[];
  /** @throws the file system's error; what was there then stays. */
  put: (entries: readonly T[]) => void;
}

/** Of a test session, gone with it. */
export class MemoryWhole<T> implements WholeStore<T> {
  #entries: readonly T[] = [];

  all(): readonly T[] {
    return this.#entries;
  }

  put(entries: readonly T[]): void {
    this.#entries = entries;
  }
}

/** What makes such a list a file. */
export interface WholeKind<T> {
  /** Its name in the data folder. */
  readonly name: string;
  readonly entry: v.GenericSchema<unknown, T>;
}

/** One sealed file of the data folder; read at the first question. */
export class DiskWhole<T> implements WholeStore<T> {
  readonly file: string;
  readonly #schema: v.GenericSchema<unknown, { readonly list: readonly T[] }>;
  #entries: readonly T[] | null = null;

  constructor(dataDir: string, { name, entry }: WholeKind<T>) {
    this.file = join(dataDir, name);
    this.#schema = v.object({ list: v.array(entry) });
  }

  /** @throws DamagedFileError when the file cannot be read or is not what was written: nothing may be written over it then. */
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
