import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { badInput } from '#server/refusal/MockError.ts';
import type { UploadStore } from './UploadStore.ts';

const MOST_BYTES = 512 * 1024 * 1024;

/** Uploaded files in a folder, which survive a restart. */
export class DiskUploads implements UploadStore {
  readonly #folder: string;
  /** Size of all files, with those being written. */
  #used = 0;
  #measured: Promise<void> | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async save(name: string, bytes: Buffer): Promise<void> {
    await (this.#measured ??= this.#measure());
    if (this.#used + bytes.length > MOST_BYTES) {
      throw badInput('file', {
        zh: '上传空间已满，请先删除不用的文件',
        en: 'there is no space left for uploads: delete files you no longer use',
      });
    }
    this.#used += bytes.length;
    // Renamed into place, so that a kill leaves no partial file under the name.
    const path = join(this.#folder, name);
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    } catch (error) {
      this.#used -= bytes.length;
      await rm(`${path}.part`, { force: true });
      throw error;
    }
  }

  async #measure(): Promise<void> {
    this.#used = await folderSize(this.#folder);
  }

  async load(name: string): Promise<Buffer | null> {
    try {
      return await readFile(join(this.#folder, name));
    } catch {
      return null;
    }
  }
}

async function folderSize(folder: string): Promise<number> {
  try {
    const names = await readdir(folder);
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  } catch {
    return 0;
  }
}
