import { createReadStream } from 'node:fs';

const READ_BYTES = 1 << 20;

/** A file that can be read from its beginning as often as is needed. */
export interface FileSource {
  readonly open: () => AsyncIterable<Uint8Array>;
  /** Where it lies on disk; null: it lies elsewhere, and only text can be read from it. */
  readonly path: string | null;
}

/** A file on disk. */
export function diskSource(path: string): FileSource {
  return { path, open: () => createReadStream(path, { highWaterMark: READ_BYTES }) };
}
