import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

interface Waiting {
  readonly bytes: Uint8Array;
  readonly resolve: (place: readonly [from: number, size: number]) => void;
  readonly reject: (error: unknown) => void;
}

/** An append-only file. An append resolves once its bytes are flushed to disk; concurrent appends share one flush. */
export class AppendFile {
  readonly #handle: FileHandle;
  #size: number;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  private constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.#size = size;
  }

  /** @param keep bytes to keep of an existing file; the rest was never acknowledged and is truncated. */
  static async open(file: string, keep?: number): Promise<AppendFile> {
    const handle = await open(file, 'a+', 0o600);
    const { size } = await handle.stat();
    if (keep !== undefined && keep < size) await handle.truncate(keep);
    return new AppendFile(handle, Math.min(size, keep ?? size));
  }

  /** @returns offset and size of the bytes. @throws the file system's error; none of the bytes are in the file then. */
  append(bytes: Uint8Array): Promise<readonly [from: number, size: number]> {
    const done = new Promise<readonly [number, number]>((resolve, reject) => {
      this.#waiting.push({ bytes, resolve, reject });
    });
    this.#writing ??= this.#flush();
    return done;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#handle.close();
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#handle.appendFile(Buffer.concat(batch.map(({ bytes }) => bytes)));
        await this.#handle.datasync();
        for (const { bytes, resolve } of batch) {
          resolve([this.#size, bytes.length]);
          this.#size += bytes.length;
        }
      } catch (error) {
        // A partial line would corrupt the next one.
        await this.#handle.truncate(this.#size).catch(() => undefined);
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = null;
  }
}
