import { hasImported } from '../projectFiles/projectStore.ts';
import { readDocument, writeDocument } from './documentFile.ts';
import type { DocumentKind } from './documentFile.ts';
import type { DocumentStore } from './DocumentStore.ts';
import { MemoryDocuments } from './MemoryDocuments.ts';

/** Like DiskEdits: documents of imported projects are on disk, those of samples in memory until the server stops. */
export class DiskDocuments<T> implements DocumentStore<T> {
  readonly #dataDir: string;
  readonly #kind: DocumentKind<T>;
  readonly #ofSamples: MemoryDocuments<T>;

  constructor(dataDir: string, kind: DocumentKind<T>) {
    this.#dataDir = dataDir;
    this.#kind = kind;
    this.#ofSamples = new MemoryDocuments(() => kind.empty);
  }

  of(projectId: string): T {
    return hasImported(this.#dataDir, projectId) ? this.stored(projectId) : this.#ofSamples.of(projectId);
  }

  /** The name of its file. */
  get name(): string {
    return this.#kind.name;
  }

  /** The stored documents, with which a test session starts. */
  stored(projectId: string): T {
    if (!hasImported(this.#dataDir, projectId)) return this.#kind.empty;
    return readDocument(this.#dataDir, projectId, this.#kind);
  }

  put(projectId: string, value: T): void {
    if (hasImported(this.#dataDir, projectId)) writeDocument(this.#dataDir, projectId, this.#kind, value);
    else this.#ofSamples.put(projectId, value);
  }
}
