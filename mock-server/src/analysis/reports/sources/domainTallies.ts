import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { domainPairsOf, type DomainPairs } from './domainPairs.ts';
import type { DomainIndex } from './sourceTotals.ts';

/** Citations of each domain in the ok answers of a period, in addition to the totals of `sourceTotals`. */
export interface DomainTallies {
  readonly pairs: DomainPairs;
  /** By pair of a domain and a prompt: citations, and answers citing the domain. */
  readonly ofPair: Uint32Array;
  readonly answersOfPair: Uint32Array;
  /** By prompt: answers with at least one citation. */
  readonly citingOfPrompt: Float64Array;
  /** By domain: distinct pages, and answers citing it that name any tracked brand. */
  readonly urls: Uint32Array;
  readonly naming: Uint32Array;
  /** `domain * brands + brand`: answers citing the domain that name the brand. */
  readonly named: Uint32Array;
}

function addOne(column: Uint32Array, index: number): void {
  column[index] = (column[index] ?? 0) + 1;
}

function emptyTallies(table: AnswerTable, { names }: DomainIndex): DomainTallies {
  const pairs = domainPairsOf(table);
  return {
    pairs,
    ofPair: new Uint32Array(pairs.prompt.length),
    answersOfPair: new Uint32Array(pairs.prompt.length),
    citingOfPrompt: new Float64Array(table.project.prompts.length),
    urls: new Uint32Array(names.length),
    naming: new Uint32Array(names.length),
    named: new Uint32Array(names.length * table.brandCount),
  };
}

function countNamed({ naming, named }: DomainTallies, domain: number, mask: number, brandCount: number): void {
  if (mask !== 0) addOne(naming, domain);
  for (let left = mask; left !== 0;) {
    const brand = 31 - Math.clz32(left);
    left ^= 1 << brand;
    addOne(named, domain * brandCount + brand);
  }
}

/** Tallies every cited domain in one pass; an answer counts once for a domain, however often it cites it. */
export function domainTallies(table: AnswerTable, rows: Uint32Array, domains: DomainIndex): DomainTallies {
  const tallies = emptyTallies(table, domains);
  const { pairs, ofPair, answersOfPair, citingOfPrompt, urls } = tallies;
  const { brandCount, status, citationStart, citationUrl, namedMask } = table;
  const lastAnswer = new Int32Array(domains.names.length).fill(-1);
  const isCited = new Uint8Array(table.urls.length);
  for (const row of rows) {
    const from = citationStart[row] ?? 0;
    const to = citationStart[row + 1] ?? from;
    if (status[row] !== OK || to <= from) continue;
    const prompt = table.prompt[row] ?? 0;
    citingOfPrompt[prompt] = (citingOfPrompt[prompt] ?? 0) + 1;
    for (let i = from; i < to; i += 1) {
      const [pair, domain] = [pairs.ofCitation[i] ?? 0, domains.ofCitation[i] ?? 0];
      isCited[citationUrl[i] ?? 0] = 1;
      addOne(ofPair, pair);
      if (lastAnswer[domain] === row) continue;
      lastAnswer[domain] = row;
      addOne(answersOfPair, pair);
      countNamed(tallies, domain, namedMask[row] ?? 0, brandCount);
    }
  }
  isCited.forEach((flag, url) => {
    if (flag === 1) addOne(urls, domains.ofUrl[url] ?? 0);
  });
  return tallies;
}

/** Only the citations of each pair, as in `ofPair`. */
export function citationsOfPairs(table: AnswerTable, rows: Uint32Array): Uint32Array {
  const { prompt, ofCitation } = domainPairsOf(table);
  const { status, citationStart } = table;
  const counts = new Uint32Array(prompt.length);
  for (const row of rows) {
    const to = status[row] === OK ? (citationStart[row + 1] ?? 0) : 0;
    for (let i = citationStart[row] ?? 0; i < to; i += 1) addOne(counts, ofCitation[i] ?? 0);
  }
  return counts;
}
