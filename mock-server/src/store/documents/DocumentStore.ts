/** Where a session keeps one kind of document of its projects: what people made, beside what was recorded. Values are immutable. */
export interface DocumentStore<T> {
  /** What there is at the beginning while nobody put any. @throws ImportStoreError when it cannot be read. */
  of(projectId: string): T;
  /** @throws the file system's error when it cannot be written; what was there then stays. */
  put(projectId: string, value: T): void;
}
