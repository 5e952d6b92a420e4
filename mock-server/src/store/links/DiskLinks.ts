import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readSealed } from '../projectFiles/readSealed.ts';
import { sealJson } from '../projectFiles/sealedJson.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';
import { MemoryLinks } from './MemoryLinks.ts';
import { shareLinkSchema } from './ShareLink.ts';
import type { ShareLink, ShareLinks } from './ShareLink.ts';

const fileSchema = v.object({ links: v.array(shareLinkSchema) });

const OWNER_ONLY = 0o600;

export const linksPath = (dataDir: string): string => join(dataDir, 'links.json');

/** Report links in `links.json` of the data folder, an owner-only file. Loaded lazily. */
export class DiskLinks implements ShareLinks {
  readonly #file: string;
  #kept: MemoryLinks | null = null;

  constructor(dataDir: string) {
    this.#file = linksPath(dataDir);
  }

  all(): readonly ShareLink[] {
    return this.#links().all();
  }

  byHash(hash: string): ShareLink | undefined {
    return this.#links().byHash(hash);
  }

  put(link: ShareLink): void {
    this.#write((next) => {
      next.put(link);
    });
  }

  forget(projectId: string, reportId?: string): void {
    this.#write((next) => {
      next.forget(projectId, reportId);
    });
  }

  #write(change: (next: MemoryLinks) => void): void {
    const next = new MemoryLinks(this.all());
    change(next);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeWhole(this.#file, sealJson({ links: next.all() }), OWNER_ONLY);
    this.#kept = next;
  }

  /** @throws DamagedFileError when the file cannot be read: starting empty could revive revoked links. */
  #links(): MemoryLinks {
    this.#kept ??= new MemoryLinks(this.#read());
    return this.#kept;
  }

  #read(): readonly ShareLink[] {
    if (!existsSync(this.#file)) return [];
    return readSealed(this.#file, fileSchema).links;
  }
}
