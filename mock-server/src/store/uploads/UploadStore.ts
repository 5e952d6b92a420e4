/** Stores uploaded files by random name. */
export interface UploadStore {
  /** @throws MockError (422) when the space is exhausted. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** Null when no file has that name. */
  load(name: string): Promise<Buffer | null>;
}
