import type { SearchMode } from '#client/api/schemas/collectProviderSchemas.ts';
import type { DoneLine } from './journalLines.ts';

/** Answers of one platform that failed in the same way. */
interface FailureGroup {
  readonly status: DoneLine['status'];
  readonly reason: string;
  /** Truncated, before or after the first word. */
  readonly isCut: boolean;
  count: number;
  /** The last non-empty detail. */
  detail: string;
  /** Milliseconds since 1970; the last stated one. */
  wait: number | null;
}

/** Counts of one platform in a run, updated while the journal is read, because a client that shows a run polls them every few seconds. */
export class PlatformTally {
  planned = 0;
  /** Sent, result unknown. */
  unsure = 0;
  truncated = 0;
  /** Answered without a search. */
  unsearched = 0;
  readonly ended: Record<DoneLine['status'], number> = { ok: 0, refused: 0, empty: 0, failed: 0 };
  /** Number of answers by the model that served them. */
  readonly models = new Map<string, number>();
  /** Number of answers by search mode used: a model may reject the planned one. */
  readonly modes = new Map<SearchMode, number>();
  /** Models whose answers are in the project. */
  readonly deliveredModels = new Set<string>();
  /** The newest answer; null: none. */
  last: DoneLine | null = null;
  readonly #failures = new Map<string, FailureGroup>();

  /** Failures, in order of first occurrence. */
  get failures(): readonly FailureGroup[] {
    return [...this.#failures.values()];
  }

  add(line: DoneLine): void {
    this.#count(line, 1);
    if (line.status !== 'failed') this.last = line;
    if (!isFailure(line)) return;
    const { status, reason, truncated, detail, wait } = line;
    const known = this.#failures.get(keyOf(line));
    if (known === undefined) {
      this.#failures.set(keyOf(line), { status, reason, isCut: truncated, count: 1, detail, wait });
      return;
    }
    known.count += 1;
    if (detail !== '') known.detail = detail;
    known.wait = wait ?? known.wait;
  }

  /** Reverts `add`: the slot is asked again. */
  remove(line: DoneLine): void {
    this.#count(line, -1);
    const known = isFailure(line) ? this.#failures.get(keyOf(line)) : undefined;
    if (known === undefined) return;
    known.count -= 1;
    if (known.count === 0) this.#failures.delete(keyOf(line));
  }

  #count({ status, truncated, searched, model, mode }: DoneLine, by: 1 | -1): void {
    this.ended[status] += by;
    if (status === 'ok' && truncated) this.truncated += by;
    if (status === 'ok' && searched === false) this.unsearched += by;
    if (model !== '') countIn(this.models, model, by);
    if (mode !== undefined) countIn(this.modes, mode, by);
  }
}

function countIn<K>(counts: Map<K, number>, key: K, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

const isFailure = ({ status, truncated }: DoneLine): boolean => status !== 'ok' || truncated;

const keyOf = ({ status, reason }: DoneLine): string => `${status} ${reason}`;
