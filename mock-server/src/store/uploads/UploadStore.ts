/** Where uploaded files lie, by the random name they were given. */
export interface UploadStore {
  /** @throws MockError (422) when there is no room left. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** Null when there is no file of that name. */
  load(name: string): Promise<Buffer | null>;
}
