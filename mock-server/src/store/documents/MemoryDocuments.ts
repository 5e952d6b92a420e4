import type { DocumentStore } from './DocumentStore.ts';

/** In-memory documents of a test session or of samples: they start from the stored ones. */
export class MemoryDocuments<T> implements DocumentStore<T> {
  readonly #begin: (projectId: string) => T;
  readonly #kept = new Map<string, { readonly value: T }>();

  /** @param begin gives the initial value. */
  constructor(begin: (projectId: string) => T) {
    this.#begin = begin;
  }

  of(projectId: string): T {
    const own = this.#kept.get(projectId);
    return own ? own.value : this.#begin(projectId);
  }

  put(projectId: string, value: T): void {
    this.#kept.set(projectId, { value });
  }
}
