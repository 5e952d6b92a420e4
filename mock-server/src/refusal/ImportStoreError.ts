/** An imported project on disk cannot be read or written; the message names the file and the reason. */
export class ImportStoreError extends Error {
  override readonly name = 'ImportStoreError';
}
