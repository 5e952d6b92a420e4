import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Puts a file in place whole: a kill or a full disk half-way leaves what was there.
 * @param mode who may read and write it
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
