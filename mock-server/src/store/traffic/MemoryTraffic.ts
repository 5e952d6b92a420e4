import type { TrafficLog } from '../../analysis/traffic/TrafficLog.ts';
import type { TrafficStore } from './TrafficStore.ts';

/** Logs of a test session, or of samples: gone with the session. */
export class MemoryTraffic implements TrafficStore {
  readonly #begin: (projectId: string) => TrafficLog | null;
  readonly #logs = new Map<string, TrafficLog | null>();

  /** @param begin what there is before the session imports any. */
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
