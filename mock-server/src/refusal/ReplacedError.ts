import { ImportStoreError } from './ImportStoreError.ts';

/** A file was replaced by a newer version while it was read, by an import in a thread or on the command line: reading it again helps. */
export class ReplacedError extends ImportStoreError {
  constructor(file: string) {
    super(`${file} was replaced while it was read`);
  }
}
