import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { ReportOrder } from './reportMessages.ts';
import { piecesOf, takeApart } from './tableParts.ts';

/** Limit of tables: two readers with two projects each, before and after a change. */
const MOST_TABLES = 6;
/** Limit of answers in all tables; the newest table is sent whatever its size. */
const MOST_ROWS = 1_500_000;

interface Sent {
  readonly id: number;
  readonly rows: number;
  readonly parts: readonly object[];
}

/** Tracks the tables in the worker thread. A table is sent in slices; parts that tables share are sent once. */
export class SentTables {
  readonly #post: (order: ReportOrder) => void;
  readonly #pause: () => Promise<unknown>;
  readonly #sent = new Map<AnswerTable, Promise<Sent | null>>();
  readonly #partIds = new Map<object, number>();
  #next = 1;
  #sending: Promise<unknown> = Promise.resolve();

  /** @param pause yields to the event loop between slices. */
  constructor(post: (order: ReportOrder) => void, pause: () => Promise<unknown>) {
    this.#post = post;
    this.#pause = pause;
  }

  /** Sends a table. @returns its number in the worker; null when it cannot be sent. */
  async send(table: AnswerTable): Promise<number | null> {
    const known = this.#sent.get(table) ?? this.#begin(table);
    // Deleted first, so that the map's order is the order of last use.
    this.#sent.delete(table);
    this.#sent.set(table, known);
    const sent = await known;
    if (sent === null) return null;
    await this.#forgetOld();
    return this.#sent.has(table) ? sent.id : this.send(table);
  }

  /** Sends tables in sequence, so that the first one sends the shared parts. */
  #begin(table: AnswerTable): Promise<Sent | null> {
    const sent = this.#sending.then(() => this.#sendParts(table));
    this.#sending = sent;
    return sent;
  }

  async #sendParts(table: AnswerTable): Promise<Sent | null> {
    const apart = takeApart(table);
    if (apart === null) return null;
    const parts: Record<string, number> = {};
    for (const [field, value] of apart.fields) parts[field] = this.#partIds.get(value) ?? (await this.#sendPart(value));
    const id = this.#next;
    this.#next += 1;
    this.#post({ kind: 'table', id, frame: { ...apart.frame, parts } });
    return { id, rows: table.count, parts: [...apart.fields.values()] };
  }

  async #sendPart(value: object): Promise<number> {
    const id = this.#next;
    this.#next += 1;
    for (const part of piecesOf(value)) {
      this.#post({ kind: 'part', id, part });
      await this.#pause();
    }
    this.#partIds.set(value, id);
    return id;
  }

  async #forgetOld(): Promise<void> {
    const all = await Promise.all([...this.#sent].map(async ([table, sent]) => ({ table, sent: await sent })));
    let rows = all.reduce((sum, { table }) => sum + table.count, 0);
    let left = all.length;
    for (const { table, sent } of all) {
      if ((left <= MOST_TABLES && rows <= MOST_ROWS) || left <= 1) return;
      left -= 1;
      rows -= table.count;
      if (!this.#sent.delete(table) || sent === null) continue;
      const inUse = new Set(all.flatMap((one) => (this.#sent.has(one.table) ? (one.sent?.parts ?? []) : [])));
      const unused = sent.parts.filter((part) => !inUse.has(part));
      const ids = unused.flatMap((part) => this.#partIds.get(part) ?? []);
      for (const part of unused) this.#partIds.delete(part);
      this.#post({ kind: 'forget', table: sent.id, parts: ids });
    }
  }
}
