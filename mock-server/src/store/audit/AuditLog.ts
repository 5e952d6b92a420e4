import type { AuditDeed, AuditKind } from '#client/api/schemas/auditSchemas.ts';

/** Something that happened and has to be found again. Never holds a secret. */
export interface AuditEntry {
  /** ISO 8601. */
  readonly at: string;
  readonly kind: AuditKind;
  readonly deed: AuditDeed;
  readonly team_id: string;
  /** Whose doing it was; with a key, who made the key. */
  readonly user_id: string;
  readonly project_ids: readonly string[];
  /** What the project was called then: it may be gone. Empty: of none, or of several. */
  readonly project_name: string;
  /** What it was done to. Both empty where it has no name. */
  readonly subject: { readonly id: string; readonly name: string };
  /** To how many; null: that is no question. */
  readonly count: number | null;
}

/** Entries are only ever added. */
export interface AuditLog {
  /** @throws the file system's error when it cannot be written. */
  add: (entry: AuditEntry) => void;
  /** The oldest first. */
  all: () => readonly AuditEntry[];
}

/** The log of a test session, gone with it. */
export class MemoryAudit implements AuditLog {
  readonly #entries: AuditEntry[] = [];

  add(entry: AuditEntry): void {
    this.#entries.push(entry);
  }

  all(): readonly AuditEntry[] {
    return this.#entries;
  }
}
