import type { SkipReason, SkipTally } from './importSummary.ts';

const SHOWN_LINES = 10;

/** Why rows were skipped: a count for each reason and the lines of the first ten. */
export class SkipLog {
  readonly #tallies = new Map<SkipReason, { count: number; readonly lines: number[] }>();
  #total = 0;

  add(reason: SkipReason, line: number): void {
    const tally = this.#tallies.get(reason) ?? { count: 0, lines: [] };
    this.#tallies.set(reason, tally);
    tally.count += 1;
    this.#total += 1;
    if (tally.lines.length < SHOWN_LINES) tally.lines.push(line);
  }

  get total(): number {
    return this.#total;
  }

  /** Most frequent first. */
  get tallies(): readonly SkipTally[] {
    return [...this.#tallies].map(([reason, tally]) => ({ reason, ...tally })).sort((a, b) => b.count - a.count);
  }
}
