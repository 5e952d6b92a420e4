import type { TrafficLog } from '#server/analysis/traffic/TrafficLog.ts';
import { hasImported } from '../projectFiles/projectStore.ts';
import { MemoryTraffic } from './MemoryTraffic.ts';
import { readTraffic, removeTraffic, trafficVersion, writeTraffic } from './trafficFile.ts';
import type { TrafficStore } from './TrafficStore.ts';

interface CachedLog {
  readonly version: string;
  readonly log: TrafficLog;
}

/**
 * Imported access logs: those of imported projects are on disk and survive a restart; those of samples, which are regenerated at
 * every start, are in memory.
 */
export class DiskTraffic implements TrafficStore {
  readonly #dataDir: string;
  readonly #cache = new Map<string, CachedLog>();
  readonly #ofSamples = new MemoryTraffic(() => null);

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  of(projectId: string): TrafficLog | null {
    return hasImported(this.#dataDir, projectId) ? this.stored(projectId) : this.#ofSamples.of(projectId);
  }

  /** The stored log, with which a test session starts. */
  stored(projectId: string): TrafficLog | null {
    if (!hasImported(this.#dataDir, projectId)) return null;
    const version = trafficVersion(this.#dataDir, projectId);
    if (version === null) return null;
    const known = this.#cache.get(projectId);
    // The import command may have replaced it since.
    if (known?.version === version) return known.log;
    const log = readTraffic(this.#dataDir, projectId);
    this.#cache.set(projectId, { version, log });
    return log;
  }

  put(projectId: string, log: TrafficLog | null): void {
    if (!hasImported(this.#dataDir, projectId)) {
      this.#ofSamples.put(projectId, log);
      return;
    }
    this.#cache.delete(projectId);
    if (log === null) {
      removeTraffic(this.#dataDir, projectId);
      return;
    }
    writeTraffic(this.#dataDir, projectId, log);
    const version = trafficVersion(this.#dataDir, projectId);
    if (version !== null) this.#cache.set(projectId, { version, log });
  }
}
