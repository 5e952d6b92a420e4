/** An imported project on disk cannot be read or written; the message says which file and why. */
export class ImportStoreError extends Error {
  override readonly name = 'ImportStoreError';
}
