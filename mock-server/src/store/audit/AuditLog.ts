import type { AuditDeed } from '#client/api/schemas/auditSchemas.ts';
import { AuditIndex } from './AuditIndex.ts';
import type { AuditHead, AuditSelection } from './AuditIndex.ts';

/** An entry of the activity log. Never holds a secret. */
export interface AuditEntry extends AuditHead {
  /** ISO 8601. */
  readonly at: string;
  readonly deed: AuditDeed;
  /** The changed thing. Both empty when it has no name. */
  readonly subject: { readonly id: string; readonly name: string };
  /** Number of changed things; null: not applicable. */
  readonly count: number | null;
}

/** Entries that were looked for. */
export interface FoundEntries {
  /** Oldest first. */
  readonly list: readonly AuditEntry[];
  /** Number of all that are found, on all pages. */
  readonly total: number;
  /** What all entries of the log are found by, in the order of their first and of their newest entries. */
  readonly heads: readonly AuditHead[];
  readonly latestHeads: readonly AuditHead[];
}

/** An append-only log. */
export interface AuditLog {
  /** @throws the file system's error when it cannot be written. */
  add: (entry: AuditEntry) => void;
  /**
   * Reads one page of the entries that are found.
   * @param pause awaited between two pieces of work; what it throws ends the reading
   */
  find: (selection: AuditSelection, pause: () => Promise<void>) => Promise<FoundEntries>;
  /** Drops entries that are older than the log keeps them. @param now epoch milliseconds */
  dropOld: (now: number) => Promise<void>;
}

/** The in-memory log of a test session. */
export class MemoryAudit implements AuditLog {
  readonly #entries: AuditEntry[] = [];
  readonly #index = new AuditIndex();

  add(entry: AuditEntry): void {
    this.#entries.push(entry);
    this.#index.add(entry);
  }

  async find(selection: AuditSelection): Promise<FoundEntries> {
    const { total, entries } = this.#index.select(selection);
    const { heads, latestHeads } = this.#index;
    return Promise.resolve({ list: entries.flatMap((entry) => this.#entries[entry] ?? []), total, heads, latestHeads });
  }

  /** A test session is over long before. */
  async dropOld(): Promise<void> {
    return Promise.resolve();
  }
}
