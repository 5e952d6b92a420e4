import type { ImportedRow } from '#server/ingest/parse/RowReader.ts';

/** Adds rows to the project. */
export type Deliver = (rows: readonly ImportedRow[]) => Promise<void>;

/** Milliseconds. Adding answers to a small project takes part of a second, so its figures can follow the run. */
const SOONEST = 2000;
/**
 * The pause between two batches, as a multiple of the time the last one took. A large project is copied and analysed anew each time, and
 * requests for figures wait meanwhile. With one in twenty-five of them affected, the 95th percentile of the others is unchanged.
 */
const PAUSE = 24;

/** Collects answers and adds them to the project in batches, one at a time. */
export class Delivery {
  readonly #deliver: Deliver;
  /** Called with the number of rows delivered, failed ones included. */
  readonly #onDelivered: (upto: number) => Promise<void>;
  readonly #soonest: number;
  #rows: ImportedRow[] = [];
  #taken: number;
  #timer: NodeJS.Timeout | null = null;
  #work: Promise<void> = Promise.resolve();
  #took = 0;
  /** The error of the last batch. */
  #error: Error | null = null;
  #isPutting = false;
  #isEnding = false;

  constructor(
    deliver: Deliver,
    onDelivered: (upto: number) => Promise<void>,
    { delivered, soonest = SOONEST }: { readonly delivered: number; readonly soonest?: number | undefined },
  ) {
    this.#deliver = deliver;
    this.#onDelivered = onDelivered;
    this.#taken = delivered;
    this.#soonest = soonest;
  }

  /** @param row null for a slot without an answer, which still counts as delivered. */
  add(row: ImportedRow | null): void {
    if (row !== null) this.#rows.push(row);
    this.#taken += 1;
    this.#wait();
  }

  /** Resolves when all rows are in the project. @throws the error of a batch */
  async finish(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#isEnding = true;
    await this.#flush();
    if (this.#error !== null) throw this.#error;
  }

  /** The pause starts after the last batch: rows that arrived during it wait just as long. */
  #wait(): void {
    if (this.#error !== null || this.#isPutting || this.#isEnding) return;
    this.#timer ??= setTimeout(() => void this.#flush(), Math.max(this.#soonest, PAUSE * this.#took)).unref();
  }

  #flush(): Promise<void> {
    this.#timer = null;
    this.#work = this.#work.then(() => this.#put());
    return this.#work;
  }

  async #put(): Promise<void> {
    const [rows, upto, began] = [this.#rows, this.#taken, performance.now()];
    this.#rows = [];
    this.#isPutting = true;
    try {
      if (rows.length > 0) await this.#deliver(rows);
      await this.#onDelivered(upto);
      this.#error = null;
    } catch (error) {
      // The rows stay queued until the end, or until the run is continued.
      this.#rows = [...rows, ...this.#rows];
      this.#error = error instanceof Error ? error : new Error(String(error));
    }
    this.#took = performance.now() - began;
    this.#isPutting = false;
    if (this.#taken > upto) this.#wait();
  }
}
