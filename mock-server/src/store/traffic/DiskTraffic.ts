import type { TrafficLog } from '../../analysis/traffic/TrafficLog.ts';
import { hasImported } from '../projectFiles/projectStore.ts';
import { readTraffic, removeTraffic, trafficVersion, writeTraffic } from './trafficFile.ts';
import { MemoryTraffic } from './MemoryTraffic.ts';
import type { TrafficStore } from './TrafficStore.ts';

interface Kept {
  readonly version: string;
  readonly log: TrafficLog;
}

/**
 * Logs of people: those of an imported project are kept beside it and outlive a restart; the
 * samples, which are made afresh at every start, forget theirs.
 */
export class DiskTraffic implements TrafficStore {
  readonly #dataDir: string;
  readonly #kept = new Map<string, Kept>();
  readonly #ofSamples = new MemoryTraffic(() => null);

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  of(projectId: string): TrafficLog | null {
    return hasImported(this.#dataDir, projectId) ? this.stored(projectId) : this.#ofSamples.of(projectId);
  }

  /** What is kept on disk alone, which is where a test session begins. */
  stored(projectId: string): TrafficLog | null {
    if (!hasImported(this.#dataDir, projectId)) return null;
    const version = trafficVersion(this.#dataDir, projectId);
    if (version === null) return null;
    const known = this.#kept.get(projectId);
    // The command may have written another since.
    if (known?.version === version) return known.log;
    const log = readTraffic(this.#dataDir, projectId);
    this.#kept.set(projectId, { version, log });
    return log;
  }

  put(projectId: string, log: TrafficLog | null): void {
    if (!hasImported(this.#dataDir, projectId)) {
      this.#ofSamples.put(projectId, log);
      return;
    }
    this.#kept.delete(projectId);
    if (log === null) {
      removeTraffic(this.#dataDir, projectId);
      return;
    }
    writeTraffic(this.#dataDir, projectId, log);
    const version = trafficVersion(this.#dataDir, projectId);
    if (version !== null) this.#kept.set(projectId, { version, log });
  }
}
