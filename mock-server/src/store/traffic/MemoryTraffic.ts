import type { TrafficLog } from '#server/analysis/traffic/TrafficLog.ts';
import type { TrafficStore } from './TrafficStore.ts';

/** In-memory logs of a test session or of samples. */
export class MemoryTraffic implements TrafficStore {
  readonly #begin: (projectId: string) => TrafficLog | null;
  readonly #logs = new Map<string, TrafficLog | null>();

  /** @param begin gives the initial log. */
  constructor(begin: (projectId: string) => TrafficLog | null) {
    this.#begin = begin;
  }

  of(projectId: string): TrafficLog | null {
    const own = this.#logs.get(projectId);
    return own === undefined ? this.#begin(projectId) : own;
  }

  put(projectId: string, log: TrafficLog | null): void {
    this.#logs.set(projectId, log);
  }
}
