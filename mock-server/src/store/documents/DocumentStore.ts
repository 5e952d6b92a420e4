/** Stores one kind of document of a session's projects: user content beside the recorded data. Values are immutable. */
export interface DocumentStore<T> {
  /** Returns the initial value until one is put. @throws ImportStoreError when it cannot be read. */
  of(projectId: string): T;
  /** @throws the file system's error when it cannot be written; the old value stays. */
  put(projectId: string, value: T): void;
}
