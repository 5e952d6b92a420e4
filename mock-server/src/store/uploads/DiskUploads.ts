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
  #writing = 0;
  #measured: Promise<void> | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async save(name: string, bytes: Buffer): Promise<void> {
    await (this.#measured ??= this.#measure());
    // Files may have been removed by hand: the console has no means to.
    if (!this.#hasRoom(bytes)) await this.#measure();
    if (!this.#hasRoom(bytes)) {
      throw badInput('file', {
        zh: '上传空间（共 512 MB）已满：请联系服务器管理员重新启动服务器，不再使用的文件会随之移除；若仍然不够，再从数据文件夹的 uploads 中移走一些',
        en: 'there is no space left for uploads (512 MB in all): ask whoever runs the server to restart it, which removes files no longer used, or to remove some from “uploads” in the data folder',
      });
    }
    this.#used += bytes.length;
    this.#writing += bytes.length;
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
    } finally {
      this.#writing -= bytes.length;
    }
  }

  #hasRoom(bytes: Buffer): boolean {
    return this.#used + bytes.length <= MOST_BYTES;
  }

  async #measure(): Promise<void> {
    const size = await folderSize(this.#folder);
    this.#used = size + this.#writing;
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
