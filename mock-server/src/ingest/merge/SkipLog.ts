import type { SkipPlace, SkipReason, SkipTally } from './importSummary.ts';

const SHOWN_PLACES = 10;

/** Skipped rows: a count per reason, and the places of the first ten. */
export class SkipLog {
  readonly #tallies = new Map<SkipReason, { count: number; readonly places: SkipPlace[] }>();
  #total = 0;

  add(reason: SkipReason, place: SkipPlace): void {
    const tally = this.#tallies.get(reason) ?? { count: 0, places: [] };
    this.#tallies.set(reason, tally);
    tally.count += 1;
    this.#total += 1;
    if (tally.places.length < SHOWN_PLACES) tally.places.push(place);
  }

  get total(): number {
    return this.#total;
  }

  /** Most frequent first. */
  get tallies(): readonly SkipTally[] {
    return [...this.#tallies].map(([reason, tally]) => ({ reason, ...tally })).sort((a, b) => b.count - a.count);
  }
}
