import type { SearchMode } from '#client/api/schemas/collectProviderSchemas.ts';
import type { DoneLine } from './journalLines.ts';

/** Answers of one platform that came out alike, and not well. */
interface FailureGroup {
  readonly status: DoneLine['status'];
  readonly reason: string;
  /** Cut off, before or after its first word. */
  readonly isCut: boolean;
  count: number;
  /** Of the last one that says anything. */
  detail: string;
  /** Milliseconds since 1970, of the last one that says so. */
  wait: number | null;
}

/** Counts of one platform in a run, kept while its journal is read: whoever watches a run asks for them every few seconds. */
export class PlatformTally {
  planned = 0;
  /** Sent, and nothing is known of them. */
  unsure = 0;
  truncated = 0;
  /** Answered without a search. */
  unsearched = 0;
  readonly ended: Record<DoneLine['status'], number> = { ok: 0, refused: 0, empty: 0, failed: 0 };
  /** Answers by the model that served them. */
  readonly models = new Map<string, number>();
  /** Answers by how they were asked to search: a model may not take what was planned. */
  readonly modes = new Map<SearchMode, number>();
  readonly #failures = new Map<string, FailureGroup>();

  /** What went wrong, in the order in which it first did. */
  get failures(): readonly FailureGroup[] {
    return [...this.#failures.values()];
  }

  add(line: DoneLine): void {
    this.#count(line, 1);
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

  /** Takes back what `add` counted: the slot is asked once more. */
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
