import type { AuditKind } from '#client/api/schemas/auditSchemas.ts';

/** What an entry is found by. */
export interface AuditHead {
  readonly kind: AuditKind;
  readonly team_id: string;
  /** The acting person; for a key, its creator. */
  readonly user_id: string;
  readonly project_ids: readonly string[];
  /** Name of the project at that time, as it may be deleted later. Empty: no project, or several. */
  readonly project_name: string;
}

/** A page of the found entries; the first page has the newest ones. */
export interface AuditSelection {
  readonly isFound: (head: AuditHead) => boolean;
  readonly page: number;
  readonly size: number;
}

/** Heads of the entries of a log, by number, from 0 for the oldest. Few heads differ, so an entry costs a few bytes. */
export class AuditIndex {
  readonly #numbers = new Map<string, number>();
  readonly #heads: AuditHead[] = [];
  /** The newest entry of each head. */
  readonly #newest: number[] = [];
  readonly #headOf: number[] = [];

  add({ kind, team_id, user_id, project_ids, project_name }: AuditHead): void {
    const head = { kind, team_id, user_id, project_ids, project_name };
    const key = JSON.stringify(Object.values(head));
    const number = this.#numbers.get(key) ?? this.#heads.push(head) - 1;
    this.#numbers.set(key, number);
    this.#newest[number] = this.#headOf.length;
    this.#headOf.push(number);
  }

  /** All heads, in the order of their first entries. */
  get heads(): readonly AuditHead[] {
    return this.#heads;
  }

  /** All heads, in the order of their newest entries. */
  get latestHeads(): readonly AuditHead[] {
    const newest = this.#newest;
    const order = [...this.#heads.keys()].sort((a, b) => (newest[a] ?? 0) - (newest[b] ?? 0));
    return order.flatMap((number) => this.#heads[number] ?? []);
  }

  /** Numbers of the entries of a page, oldest first, and the number of all that are found. */
  select({ isFound, page, size }: AuditSelection): { readonly total: number; readonly entries: readonly number[] } {
    const found = this.#heads.map(isFound);
    const entries = [...this.#headOf.keys()].filter((entry) => found[this.#headOf[entry] ?? -1] === true);
    const total = entries.length;
    return { total, entries: entries.slice(Math.max(0, total - page * size), Math.max(0, total - (page - 1) * size)) };
  }
}
