import type { DocumentStore } from './DocumentStore.ts';

/** Documents of a test session, or of samples: they begin with what is kept and are gone with the session. */
export class MemoryDocuments<T> implements DocumentStore<T> {
  readonly #begin: (projectId: string) => T;
  readonly #kept = new Map<string, { readonly value: T }>();

  /** @param begin what there is before the session puts any. */
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
