import type { KeptReport, ReportStore } from './ReportStore.ts';

/** In-memory reports of a test session or of samples, which start from the stored ones. */
export class MemoryReports implements ReportStore {
  readonly #begin: ReportStore['read'];
  readonly #own = new Map<string, KeptReport | null>();

  /** @param begin gives the stored reports; default: none. */
  constructor(begin: ReportStore['read'] = () => null) {
    this.#begin = begin;
  }

  read(projectId: string, id: string): KeptReport | null {
    const own = this.#own.get(keyOf(projectId, id));
    return own === undefined ? this.#begin(projectId, id) : own;
  }

  add(projectId: string, kept: KeptReport): void {
    // A copy, like a file: the source objects may change.
    this.#own.set(keyOf(projectId, kept.report.id), structuredClone(kept));
  }

  remove(projectId: string, id: string): void {
    this.#own.set(keyOf(projectId, id), null);
  }
}

const keyOf = (projectId: string, id: string): string => JSON.stringify([projectId, id]);
