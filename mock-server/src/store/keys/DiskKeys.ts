import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readSealed } from '../projectFiles/readSealed.ts';
import { sealJson } from '../projectFiles/sealedJson.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';
import { keyRecordSchema } from './KeyRecord.ts';
import type { KeyRecord } from './KeyRecord.ts';
import type { KeyStore } from './KeyStore.ts';
import { MemoryKeys } from './MemoryKeys.ts';

const fileSchema = v.object({ keys: v.array(keyRecordSchema) });

const OWNER_ONLY = 0o600;

/** API keys in `keys.json` of the data folder, an owner-only file. Loaded lazily. */
export class DiskKeys implements KeyStore {
  readonly #file: string;
  #kept: MemoryKeys | null = null;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'keys.json');
  }

  all(): readonly KeyRecord[] {
    return this.#keys().all();
  }

  byHash(hash: string): KeyRecord | undefined {
    return this.#keys().byHash(hash);
  }

  put(record: KeyRecord): void {
    const next = new MemoryKeys([...this.all(), record]);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeWhole(this.#file, sealJson({ keys: next.all() }), OWNER_ONLY);
    this.#kept = next;
  }

  /** @throws DamagedFileError when the file cannot be read: starting empty could revive revoked keys. */
  #keys(): MemoryKeys {
    this.#kept ??= new MemoryKeys(this.#read());
    return this.#kept;
  }

  #read(): readonly KeyRecord[] {
    if (!existsSync(this.#file)) return [];
    return readSealed(this.#file, fileSchema).keys;
  }
}
