import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { cachedValues } from '../cache/cachedValues.ts';
import type { CachedValues } from '../cache/cachedValues.ts';
import { isLarge } from './isLarge.ts';
import { computeReport } from './reportFunctions.ts';
import type { AskedOf, ReportName, ReportOf } from './reportFunctions.ts';
import { ReportThread, ThreadLostError } from './ReportThread.ts';
import { SharedWork } from './SharedWork.ts';

/** Default limit per table: some pages of a few readers; a report has a few hundred kilobytes at most. */
const MOST_REPORTS = 40;

interface ReportServiceOptions<N extends ReportName> {
  /** Limit of cached reports per table (LRU). */
  readonly most?: number;
  /** Cache key of a query with large arguments; default: the arguments as JSON. */
  readonly keyOf?: (asked: AskedOf<N>) => string;
  /** Whether its arguments are large, independent of the table's size. */
  readonly isMuch?: (asked: AskedOf<N>) => boolean;
}

/** One thread per process, so that each table is sent once. */
const reportThread = new ReportThread();

/**
 * Computes and caches reports of one kind by table and query; for large tables in a worker thread. Work without waiting callers is
 * aborted.
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

  /** Whether a report is cached or in progress, so that requesting it is cheap. */
  has(table: AnswerTable, ...asked: AskedOf<N>): boolean {
    return this.#ofTables.get(table)?.has(this.#keyOf(asked)) ?? false;
  }

  /** @throws the report's error, which is not cached, and the signal's reason on abort. */
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
  // Without a thread, the report is computed here: late is better than never.
  return computeReport(name, table, asked, signal);
}
