import type { KeyRecord } from './KeyRecord.ts';

/** The API keys of a session, revoked ones included: they stay to be seen in the list. */
export interface KeyStore {
  /** In the order in which they were made. */
  all: () => readonly KeyRecord[];
  byHash: (hash: string) => KeyRecord | undefined;
  /** Adds a key, or puts a changed one in the place of the old. @throws the file system's error; what was there then stays. */
  put: (record: KeyRecord) => void;
}
