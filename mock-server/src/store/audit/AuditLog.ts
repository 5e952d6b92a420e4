import type { AuditDeed, AuditKind } from '#client/api/schemas/auditSchemas.ts';

/** An entry of the activity log. Never holds a secret. */
export interface AuditEntry {
  /** ISO 8601. */
  readonly at: string;
  readonly kind: AuditKind;
  readonly deed: AuditDeed;
  readonly team_id: string;
  /** The acting person; for a key, its creator. */
  readonly user_id: string;
  readonly project_ids: readonly string[];
  /** Name of the project at that time, as it may be deleted later. Empty: no project, or several. */
  readonly project_name: string;
  /** The changed thing. Both empty when it has no name. */
  readonly subject: { readonly id: string; readonly name: string };
  /** Number of changed things; null: not applicable. */
  readonly count: number | null;
}

/** An append-only log. */
export interface AuditLog {
  /** @throws the file system's error when it cannot be written. */
  add: (entry: AuditEntry) => void;
  /** Entries, oldest first, in batches: a log of years is larger than what one read may hold. */
  entries: () => AsyncIterable<readonly AuditEntry[]>;
  /** Drops entries that are older than the log keeps them. @param now epoch milliseconds */
  dropOld: (now: number) => Promise<void>;
}

/** The in-memory log of a test session. */
export class MemoryAudit implements AuditLog {
  readonly #entries: AuditEntry[] = [];

  add(entry: AuditEntry): void {
    this.#entries.push(entry);
  }

  async *entries(): AsyncGenerator<readonly AuditEntry[]> {
    yield await Promise.resolve(this.#entries);
  }

  /** A test session is over long before. */
  async dropOld(): Promise<void> {
    return Promise.resolve();
  }
}
