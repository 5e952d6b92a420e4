import type { AnswerTable } from '../../analysis/table/AnswerTable.ts';
import { cachedValues } from '../cache/cachedValues.ts';
import type { CachedValues } from '../cache/cachedValues.ts';
import { isLarge } from './isLarge.ts';
import { computeReport } from './reportFunctions.ts';
import type { AskedOf, ReportName, ReportOf } from './reportFunctions.ts';
import { ReportThread, ThreadLostError } from './ReportThread.ts';
import { SharedWork } from './SharedWork.ts';

/** Some screens of a few readers: a report is a few hundred kilobytes at most. */
const MOST_REPORTS = 40;

interface ReportServiceOptions<N extends ReportName> {
  /** Reports kept per table; beyond it the one that was not asked for the longest time goes. */
  readonly most?: number;
  /** What tells one question from another, where it comes with data that need not be written out. */
  readonly keyOf?: (asked: AskedOf<N>) => string;
  /** Whether what it comes with is much, however small the table is. */
  readonly isMuch?: (asked: AskedOf<N>) => boolean;
}

/** One for the process: every table is then sent once. */
const reportThread = new ReportThread();

/**
 * The reports of one kind, computed once for a table and what is asked of it, and cached. Of a large table they are computed in a thread.
 * Work that nobody waits for any more ends.
 */
export class ReportService<N extends ReportName> {
  readonly #name: N;
  readonly #most: number;
  readonly #ofTables = new WeakMap<AnswerTable, CachedValues<SharedWork<ReportOf<N>>>>();

  readonly #keyOf: (asked: AskedOf<N>) => string;
  readonly #isMuch: (asked: AskedOf<N>) => boolean;

  constructor(
    name: N,
    { most = MOST_REPORTS, keyOf = JSON.stringify, isMuch = () => false }: ReportServiceOptions<N> = {},
  ) {
    this.#name = name;
    this.#most = most;
    this.#keyOf = keyOf;
    this.#isMuch = isMuch;
  }

  /** Whether a report is kept, or being made, so that asking for it costs nothing more. */
  has(table: AnswerTable, ...asked: AskedOf<N>): boolean {
    return this.#ofTables.get(table)?.has(this.#keyOf(asked)) ?? false;
  }

  /** @throws what the report does, which is not kept, and the signal's reason when it is aborted. */
  async of(table: AnswerTable, signal: AbortSignal, ...asked: AskedOf<N>): Promise<ReportOf<N>> {
    const kept = this.#ofTables.get(table) ?? cachedValues<SharedWork<ReportOf<N>>>(this.#most);
    this.#ofTables.set(table, kept);
    const key = this.#keyOf(asked);
    const work = kept.memo(key, {
      context: () => new SharedWork((stop) => compute(this.#name, table, { asked, isMuch: this.#isMuch(asked) }, stop)),
    });
    try {
      return await work.wait(signal);
    } finally {
      if (work.isLost && kept.peek(key) === work) kept.delete(key);
    }
  }
}

async function compute<N extends ReportName>(
  name: N,
  table: AnswerTable,
  { asked, isMuch }: { readonly asked: AskedOf<N>; readonly isMuch: boolean },
  signal: AbortSignal,
): Promise<ReportOf<N>> {
  if (!isLarge(table) && !isMuch) return computeReport(name, table, asked, signal);
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    try {
      return await reportThread.run(name, table, asked, signal);
    } catch (error) {
      if (!(error instanceof ThreadLostError)) throw error;
    }
  }
  // A thread that cannot be had is done without: late is better than never.
  return computeReport(name, table, asked, signal);
}
