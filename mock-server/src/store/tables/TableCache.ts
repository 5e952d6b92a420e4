import type { AnswerTable } from '../../analysis/types.ts';

interface Kept {
  readonly table: Promise<AnswerTable>;
  /** 0 while it is being made. */
  rows: number;
}

/** Tables made of other tables, the ones not asked for the longest time given up when they hold too many answers together. */
export class TableCache<K> {
  readonly #mostRows: number;
  readonly #kept = new Map<K, Kept>();

  /** @param mostRows answers of all kept tables together; the newest is kept however large it is. */
  constructor(mostRows: number) {
    this.#mostRows = mostRows;
  }

  /** The kept table, or the one being made, else a new one. What `make` throws is thrown, and nothing is kept. */
  async get(key: K, make: () => Promise<AnswerTable>): Promise<AnswerTable> {
    const kept = this.#kept.get(key) ?? { table: make(), rows: 0 };
    // Delete first: the map's order is then the order of last use.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    try {
      const table = await kept.table;
      kept.rows = table.count;
      this.#trim();
      return table;
    } catch (error) {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
      throw error;
    }
  }

  put(key: K, table: AnswerTable): void {
    this.#kept.delete(key);
    this.#kept.set(key, { table: Promise.resolve(table), rows: table.count });
    this.#trim();
  }

  has(key: K): boolean {
    return this.#kept.has(key);
  }

  #trim(): void {
    let rows = 0;
    for (const kept of this.#kept.values()) rows += kept.rows;
    for (const [key, kept] of this.#kept) {
      if (rows <= this.#mostRows || this.#kept.size <= 1) return;
      this.#kept.delete(key);
      rows -= kept.rows;
    }
  }
}
