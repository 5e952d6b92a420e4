import type { KeyRecord } from './KeyRecord.ts';
import type { KeyStore } from './KeyStore.ts';

/** The in-memory keys of a test session. */
export class MemoryKeys implements KeyStore {
  readonly #byHash = new Map<string, KeyRecord>();

  constructor(records: readonly KeyRecord[] = []) {
    for (const record of records) this.put(record);
  }

  all(): readonly KeyRecord[] {
    return [...this.#byHash.values()];
  }

  byHash(hash: string): KeyRecord | undefined {
    return this.#byHash.get(hash);
  }

  put(record: KeyRecord): void {
    this.#byHash.set(record.hash, record);
  }
}
