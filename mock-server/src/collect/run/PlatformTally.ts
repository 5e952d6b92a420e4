import type { DoneLine } from './journalLines.ts';

/** Answers of one platform that came out alike, and not well. */
interface FailureGroup {
  readonly status: DoneLine['status'];
  readonly reason: string;
  /** Answered, but cut off. */
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
  readonly #failures = new Map<string, FailureGroup>();

  /** What went wrong, in the order in which it first did. */
  get failures(): readonly FailureGroup[] {
    return [...this.#failures.values()];
  }

  add(line: DoneLine): void {
    this.#count(line, 1);
    if (!isFailure(line)) return;
    const { status, reason, detail, wait } = line;
    const known = this.#failures.get(keyOf(line));
    if (known === undefined) {
      this.#failures.set(keyOf(line), { status, reason, isCut: status === 'ok', count: 1, detail, wait });
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

  #count({ status, truncated, searched, model }: DoneLine, by: 1 | -1): void {
    this.ended[status] += by;
    if (status === 'ok' && truncated) this.truncated += by;
    if (status === 'ok' && searched === false) this.unsearched += by;
    if (model === '') return;
    const answers = (this.models.get(model) ?? 0) + by;
    if (answers === 0) this.models.delete(model);
    else this.models.set(model, answers);
  }
}

const isFailure = ({ status, truncated }: DoneLine): boolean => status !== 'ok' || truncated;

const keyOf = ({ status, reason }: DoneLine): string => `${status} ${reason}`;
