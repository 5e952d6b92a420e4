import type { ShareLink, ShareLinks } from './ShareLink.ts';

/** The in-memory links of a test session. */
export class MemoryLinks implements ShareLinks {
  readonly #byHash = new Map<string, ShareLink>();

  constructor(links: readonly ShareLink[] = []) {
    for (const link of links) this.put(link);
  }

  all(): readonly ShareLink[] {
    return [...this.#byHash.values()];
  }

  byHash(hash: string): ShareLink | undefined {
    return this.#byHash.get(hash);
  }

  put(link: ShareLink): void {
    this.#byHash.set(link.hash, link);
  }

  forget(projectId: string, reportId?: string): void {
    for (const link of this.all()) {
      const isOfReport = reportId === undefined || link.reportId === reportId;
      if (link.projectId === projectId && isOfReport) this.#byHash.delete(link.hash);
    }
  }
}
