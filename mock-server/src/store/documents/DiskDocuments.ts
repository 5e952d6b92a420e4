import { fileVersion } from '../projectFiles/fileVersion.ts';
import { documentPath } from '../projectFiles/projectPaths.ts';
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
  /** The value read or written last, by its file's version: a request reads a document several times, and drafts may be 10 MB. */
  #last: { readonly file: string; readonly version: string; readonly value: T } | null = null;

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
    const file = documentPath(this.#dataDir, projectId, this.#kind.name);
    const version = fileVersion(file);
    if (version === null) return this.#kind.empty;
    if (this.#last?.file === file && this.#last.version === version) return this.#last.value;
    const value = readDocument(this.#dataDir, projectId, this.#kind);
    this.#last = { file, version, value };
    return value;
  }

  put(projectId: string, value: T): void {
    if (!hasImported(this.#dataDir, projectId)) {
      this.#ofSamples.put(projectId, value);
      return;
    }
    writeDocument(this.#dataDir, projectId, this.#kind, value);
    const file = documentPath(this.#dataDir, projectId, this.#kind.name);
    const version = fileVersion(file);
    this.#last = version === null ? null : { file, version, value };
  }
}
