import { createReadStream } from 'node:fs';

const READ_BYTES = 1 << 20;

/** A file that can be opened and read from the start repeatedly. */
export interface FileSource {
  readonly open: () => AsyncIterable<Uint8Array>;
  /** Path on disk; null: not on disk, so it can only be read as text. */
  readonly path: string | null;
}

/** A file on disk. */
export function diskSource(path: string): FileSource {
  return { path, open: () => createReadStream(path, { highWaterMark: READ_BYTES }) };
}
