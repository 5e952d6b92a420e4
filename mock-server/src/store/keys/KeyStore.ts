import type { KeyRecord } from './KeyRecord.ts';

/** The API keys of a session; revoked ones stay in the list. */
export interface KeyStore {
  /** Keys by time of creation. */
  all: () => readonly KeyRecord[];
  byHash: (hash: string) => KeyRecord | undefined;
  /** Adds or replaces a key. @throws the file system's error; the old state stays. */
  put: (record: KeyRecord) => void;
}
