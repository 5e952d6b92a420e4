import { STATUS_CODES, type AnswerTable } from '../types.ts';
import type { DomainIndex } from './sourceTotals.ts';

const OK = STATUS_CODES.indexOf('ok');

/** What the ok answers of a period cite of one domain, beside the totals of `sourceTotals`. */
export interface DomainTally {
  /** Distinct pages. */
  urls: number;
  /** Answers citing it that name any tracked brand, and by brand those naming it. */
  naming: number;
  readonly named: Float64Array;
  /** By prompt, of those that have any. */
  readonly citationsOfPrompt: Map<number, number>;
  readonly answersOfPrompt: Map<number, number>;
}

export interface DomainTallies {
  /** By index of the domain; none for a domain that is not cited. */
  readonly domains: readonly (DomainTally | undefined)[];
  /** By prompt: answers with at least one citation. */
  readonly citingOfPrompt: Float64Array;
}

function increase(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function countAnswer(tally: DomainTally, table: AnswerTable, row: number): void {
  const mask = table.namedMask[row] ?? 0;
  increase(tally.answersOfPrompt, table.prompt[row] ?? 0);
  tally.naming += Number(mask !== 0);
  for (let left = mask; left !== 0;) {
    const brand = 31 - Math.clz32(left);
    left ^= 1 << brand;
    tally.named[brand] = (tally.named[brand] ?? 0) + 1;
  }
}

/** Tallies every cited domain in one pass; an answer counts once for a domain, however often it cites it. */
export function domainTallies(table: AnswerTable, rows: Uint32Array, { names, ofUrl }: DomainIndex): DomainTallies {
  const domains = new Array<DomainTally | undefined>(names.length).fill(undefined);
  const citingOfPrompt = new Float64Array(table.project.prompts.length);
  const lastAnswer = new Float64Array(names.length).fill(-1);
  const seenUrls = new Uint8Array(table.urls.length);
  for (const row of rows) {
    const from = table.citationStart[row] ?? 0;
    const to = table.citationStart[row + 1] ?? from;
    if (table.status[row] !== OK || to <= from) {
      continue;
    }
    const prompt = table.prompt[row] ?? 0;
    citingOfPrompt[prompt] = (citingOfPrompt[prompt] ?? 0) + 1;
    for (let i = from; i < to; i += 1) {
      const url = table.citationUrl[i] ?? 0;
      const domain = ofUrl[url] ?? 0;
      const tally = (domains[domain] ??= emptyTally(table.brandCount));
      tally.urls += Number(seenUrls[url] === 0);
      seenUrls[url] = 1;
      increase(tally.citationsOfPrompt, prompt);
      if (lastAnswer[domain] !== row) {
        lastAnswer[domain] = row;
        countAnswer(tally, table, row);
      }
    }
  }
  return { domains, citingOfPrompt };
}

function emptyTally(brandCount: number): DomainTally {
  return {
    urls: 0,
    naming: 0,
    named: new Float64Array(brandCount),
    citationsOfPrompt: new Map(),
    answersOfPrompt: new Map(),
  };
}
