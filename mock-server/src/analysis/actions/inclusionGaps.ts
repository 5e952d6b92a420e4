import { brandOfSite } from '../citations/brandSites.ts';
import { topIndexes } from '../reports/sources/sourceMix.ts';
import type { SourceTotals } from '../reports/sources/sourceTotals.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { MIN_ANSWERS, RIVALS_SHARE } from './gapRules.ts';
import { addMask } from './topRivals.ts';

/** A third-party domain cited by answers that do not name the own brand, most of which name a competitor. */
export interface InclusionGap {
  /** Index into the domains of the totals. */
  readonly domain: number;
  /** Answers citing it that name a competitor and not the own brand. */
  readonly answers: number;
  /** Answers citing it that name a competitor and not the own brand, by brand. */
  readonly named: Float64Array;
  /** By prompt: answers citing it, and those of them that name a competitor and not the own brand. */
  readonly citing: ReadonlyMap<number, number>;
  readonly rivals: ReadonlyMap<number, number>;
  /** Citations of its pages (index into `urls`) in answers that name a competitor and not the own brand. */
  readonly pages: ReadonlyMap<number, number>;
}

/** Counts by index; remembers the counted indexes in order of first occurrence. */
class Counts {
  readonly #counts: Uint32Array;
  readonly #met: number[] = [];

  /** @param counts one entry per possible index; may be shared by instances whose indexes are disjoint. */
  constructor(counts: Uint32Array) {
    this.#counts = counts;
  }

  add(index: number): void {
    const count = this.#counts[index] ?? 0;
    if (count === 0) this.#met.push(index);
    this.#counts[index] = count + 1;
  }

  toMap(): ReadonlyMap<number, number> {
    return new Map(this.#met.map((index) => [index, this.#counts[index] ?? 0]));
  }
}

/** Typed columns: this counts every citation of a period, where maps would take most of a report's time. */
interface Tally {
  row: number;
  readonly named: Float64Array;
  readonly citing: Counts;
  readonly rivals: Counts;
  readonly pages: Counts;
}

/** Whether an answer (its mask) names a competitor and not the own brand. */
export const isMissed = (mask: number): boolean => mask !== 0 && (mask & 1) === 0;

function countAnswer(tally: Tally, prompt: number, mask: number): void {
  tally.citing.add(prompt);
  if (!isMissed(mask)) return;
  tally.rivals.add(prompt);
  addMask(tally.named, mask);
}

/** Counts for a few domains what the answers citing them say, in one pass; an answer counts once however often it cites a domain. */
function talliesOf(table: AnswerTable, rows: Uint32Array, totals: SourceTotals, wanted: readonly number[]): Tally[] {
  const { names, ofCitation } = totals.domains;
  const { status, citationStart, citationUrl, namedMask } = table;
  const prompts = table.project.prompts.length;
  // A page belongs to exactly one domain.
  const ofPage = new Uint32Array(table.urls.length);
  const slots = new Int32Array(names.length).fill(-1);
  wanted.forEach((domain, slot) => {
    slots[domain] = slot;
  });
  const tallies = wanted.map((): Tally => ({
    row: -1,
    named: new Float64Array(table.brandCount),
    citing: new Counts(new Uint32Array(prompts)),
    rivals: new Counts(new Uint32Array(prompts)),
    pages: new Counts(ofPage),
  }));
  for (const row of rows) {
    const to = status[row] === OK ? (citationStart[row + 1] ?? 0) : 0;
    for (let i = citationStart[row] ?? 0; i < to; i += 1) {
      const slot = slots[ofCitation[i] ?? 0] ?? -1;
      const tally = slot < 0 ? undefined : tallies[slot];
      if (tally === undefined) continue;
      const mask = namedMask[row] ?? 0;
      if (isMissed(mask)) tally.pages.add(citationUrl[i] ?? 0);
      if (tally.row === row) continue;
      tally.row = row;
      countAnswer(tally, table.prompt[row] ?? 0, mask);
    }
  }
  return tallies;
}

/**
 * earn_inclusion: third-party domains cited in at least 5 answers that do not name the own brand, at least half of which name a competitor:
 * the action is to be included in what engines already read. Never the own site or a competitor's, identified by its domain or its name.
 * Evidence: the answers that cite the domain and name only competitors; most of them first.
 */
export function inclusionGaps(
  table: AnswerTable,
  rows: Uint32Array,
  totals: SourceTotals,
  most: number,
): InclusionGap[] {
  const { types, names } = totals.domains;
  const gaps = totals.silentAnswers.map((silent, domain) => {
    const rivals = totals.rivalAnswers[domain] ?? 0;
    if (silent < MIN_ANSWERS || rivals < RIVALS_SHARE * silent) return 0;
    if (types[domain] === 'own' || types[domain] === 'competitor') return 0;
    // Brands without a domain have sites too: the action must not suggest a listing on a competitor's site or the own one.
    return brandOfSite(names[domain] ?? '', table.project.brands) < 0 ? rivals : 0;
  });
  const wanted = topIndexes(gaps, most);
  return talliesOf(table, rows, totals, wanted).map(({ named, citing, rivals, pages }, slot) => {
    const domain = wanted[slot] ?? 0;
    return {
      ...{ domain, answers: gaps[domain] ?? 0, named, pages: pages.toMap() },
      ...{ citing: citing.toMap(), rivals: rivals.toMap() },
    };
  });
}
