import type { KeptReport, ReportStore } from './ReportStore.ts';

/** Reports of a test session, or of samples: they begin with what is kept, and are gone with the session. */
export class MemoryReports implements ReportStore {
  readonly #begin: ReportStore['read'];
  readonly #own = new Map<string, KeptReport | null>();

  /** @param begin what is kept elsewhere; nothing without it. */
  constructor(begin: ReportStore['read'] = () => null) {
    this.#begin = begin;
  }

  read(projectId: string, id: string): KeptReport | null {
    const own = this.#own.get(keyOf(projectId, id));
    return own === undefined ? this.#begin(projectId, id) : own;
  }

  add(projectId: string, kept: KeptReport): void {
    // Frozen as a file is: what it was made from may change.
    this.#own.set(keyOf(projectId, kept.report.id), structuredClone(kept));
  }

  remove(projectId: string, id: string): void {
    this.#own.set(keyOf(projectId, id), null);
  }
}

const keyOf = (projectId: string, id: string): string => JSON.stringify([projectId, id]);
