import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file atomically (temporary file and rename): a kill or a full disk leaves the old version.
 * @param mode file mode
 * @throws the file system's error.
 */
export function writeWhole(file: string, text: string, mode = 0o666): void {
  const part = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const handle = openSync(part, 'wx', mode);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
