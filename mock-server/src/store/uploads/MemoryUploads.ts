import type { UploadStore } from './UploadStore.ts';

const MOST_BYTES = 16 * 1024 * 1024;

/** In-memory files of a test session. The oldest are evicted, so that no session exhausts memory. */
export class MemoryUploads implements UploadStore {
  readonly #files = new Map<string, Buffer>();
  #bytes = 0;

  save(name: string, bytes: Buffer): Promise<void> {
    this.#files.set(name, bytes);
    this.#bytes += bytes.length;
    for (const [old, content] of this.#files) {
      if (this.#bytes <= MOST_BYTES || old === name) break;
      this.#files.delete(old);
      this.#bytes -= content.length;
    }
    return Promise.resolve();
  }

  load(name: string): Promise<Buffer | null> {
    return Promise.resolve(this.#files.get(name) ?? null);
  }
}
