import type { ImportedRow } from '#server/ingest/parse/RowReader.ts';

/** Puts rows into the project. */
export type Deliver = (rows: readonly ImportedRow[]) => Promise<void>;

/** Milliseconds. A small project takes part of a second to be put in place; the figures are to follow while a run goes. */
const SOONEST = 2000;
/**
 * So many times as long as putting answers in place took, none are put in place: a large project is copied and analysed anew each time,
 * and whoever asks for figures meanwhile waits. One in twenty-five such readers leaves the 95th percentile of the others as it is.
 */
const PAUSE = 24;

/** Gathers answers and puts them into the project now and then, one batch at a time. */
export class Delivery {
  readonly #deliver: Deliver;
  /** Told how many rows are in, failed ones counted. */
  readonly #onDelivered: (upto: number) => Promise<void>;
  readonly #soonest: number;
  #rows: ImportedRow[] = [];
  #taken: number;
  #timer: NodeJS.Timeout | null = null;
  #work: Promise<void> = Promise.resolve();
  #took = 0;
  /** Of the last batch. */
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

  /** @param row null for what is no answer but counts as dealt with. */
  add(row: ImportedRow | null): void {
    if (row !== null) this.#rows.push(row);
    this.#taken += 1;
    this.#wait();
  }

  /** Resolves when everything is in the project. @throws what went wrong on the way */
  async finish(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#isEnding = true;
    await this.#flush();
    if (this.#error !== null) throw this.#error;
  }

  /** The pause begins when the last batch is in: what came while it was put in waits as long as what comes later. */
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
      // They stay to be put in at the end, or when the run is gone on with.
      this.#rows = [...rows, ...this.#rows];
      this.#error = error instanceof Error ? error : new Error(String(error));
    }
    this.#took = performance.now() - began;
    this.#isPutting = false;
    if (this.#taken > upto) this.#wait();
  }
}
