import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { MIN_ANSWERS } from './gapRules.ts';
import { addMask } from './topRivals.ts';

/** A prompt whose answers cite own pages without naming the own brand. */
export interface PageGap {
  /** Index into the project's prompts. */
  readonly prompt: number;
  /** Its answers that cite an own page and do not name the own brand. */
  readonly answers: number;
  /** The own page (index into `urls`) and the domain that they cite most often. */
  readonly url: number;
  readonly domain: string | null;
  /** Those answers naming each brand. */
  readonly named: Float64Array;
}

interface Tally {
  answers: number;
  readonly urls: Map<number, number>;
  readonly domains: Map<string, number>;
  readonly named: Float64Array;
}

/** Ties go to the first counted, which is the one cited first. */
function mostFrequent<T>(counts: ReadonlyMap<T, number>): T | undefined {
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function add<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * improve_page: prompts with at least 5 answers that cite an own page without naming the own brand: the page is read but gives no reason to
 * name the brand. Evidence: those answers; most of them first.
 */
export function pageGaps(table: AnswerTable, rows: Uint32Array, most: number): PageGap[] {
  const gaps = new Map<number, Tally>();
  const { namedMask, citedMask, status } = table;
  for (const row of rows) {
    const mask = namedMask[row] ?? 0;
    if ((mask & 1) === 1 || ((citedMask[row] ?? 0) & 1) === 0 || status[row] !== OK) continue;
    const prompt = table.prompt[row] ?? 0;
    const gap = gaps.get(prompt) ?? {
      answers: 0,
      urls: new Map<number, number>(),
      domains: new Map<string, number>(),
      named: new Float64Array(table.brandCount),
    };
    gaps.set(prompt, gap);
    gap.answers += 1;
    for (let i = table.citationStart[row] ?? 0; i < (table.citationStart[row + 1] ?? 0); i += 1) {
      const index = table.citationUrl[i] ?? 0;
      const url = table.urls[index];
      if (url?.brand !== 0) continue;
      add(gap.urls, index);
      add(gap.domains, url.domain);
    }
    addMask(gap.named, mask);
  }
  return [...gaps]
    .filter(([, { answers }]) => answers >= MIN_ANSWERS)
    .sort(([a, first], [b, second]) => second.answers - first.answers || a - b)
    .slice(0, most)
    .map(([prompt, { answers, urls, domains, named }]) => ({
      prompt,
      answers,
      url: mostFrequent(urls) ?? -1,
      domain: mostFrequent(domains) ?? null,
      named,
    }));
}
