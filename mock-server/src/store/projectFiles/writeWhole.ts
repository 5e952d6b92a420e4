import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { replaceFile } from './replaceFile.ts';
import { writeAll } from './writeAll.ts';

/**
 * Writes a file atomically (temporary file and rename): a kill or a full disk leaves the old version.
 * @param content the text, or its pieces where it may be larger than a text can be
 * @param mode file mode
 * @throws the file system's error.
 */
export function writeWhole(file: string, content: string | Iterable<string>, mode = 0o666): void {
  const part = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const handle = openSync(part, 'wx', mode);
    try {
      for (const piece of typeof content === 'string' ? [content] : content) writeAll(handle, Buffer.from(piece));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    replaceFile(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
