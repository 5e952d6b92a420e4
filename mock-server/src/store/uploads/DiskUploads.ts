import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { badInput } from '../../refusal/MockError.ts';
import type { UploadStore } from './UploadStore.ts';

const MOST_BYTES = 512 * 1024 * 1024;

/** Files of people who use the mock as their server: kept in a folder, so they outlive a restart. */
export class DiskUploads implements UploadStore {
  readonly #folder: string;
  #bytes: Promise<number> | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async save(name: string, bytes: Buffer): Promise<void> {
    this.#bytes ??= folderSize(this.#folder);
    const used = await this.#bytes;
    if (used + bytes.length > MOST_BYTES) {
      throw badInput('file', {
        zh: '上传空间已满，请先删除不用的文件',
        en: 'there is no space left for uploads: delete files you no longer use',
      });
    }
    this.#bytes = Promise.resolve(used + bytes.length);
    await mkdir(this.#folder, { recursive: true });
    // Renamed into place, so that a kill half-way leaves no half file under the name.
    const path = join(this.#folder, name);
    try {
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    } catch (error) {
      this.#bytes = null;
      await rm(`${path}.part`, { force: true });
      throw error;
    }
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
