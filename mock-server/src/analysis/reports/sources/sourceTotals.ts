import { sourceTypeSchema, type SourceType } from '#client/api/reportSchemas.ts';
import { memoize } from '#client/lib/memoize.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';

export const SOURCE_TYPES = sourceTypeSchema.options;

/** The cited domains of a table; `ofUrl` is an index by URL. A domain's type is that of most of its pages. */
export interface DomainIndex {
  readonly names: readonly string[];
  readonly types: readonly SourceType[];
  readonly ofUrl: Uint32Array;
  /** By citation, as in `citationUrl`: the domain, and the index of the page's type. Reports read millions of them sequentially. */
  readonly ofCitation: Uint32Array;
  readonly typeOfCitation: Uint8Array;
}

/** The domain index of a table, memoized. */
export const domainIndexOf = memoize((table: AnswerTable): DomainIndex => {
  const numbers = new Map<string, number>();
  const typeOfUrl = Uint8Array.from(table.urls, ({ type }) => SOURCE_TYPES.indexOf(type));
  const pages: number[] = [];
  const ofUrl = Uint32Array.from(table.urls, ({ domain }, url) => {
    const number = numbers.get(domain) ?? numbers.size;
    numbers.set(domain, number);
    const place = number * SOURCE_TYPES.length + (typeOfUrl[url] ?? 0);
    pages[place] = (pages[place] ?? 0) + 1;
    return number;
  });
  const types = Array.from({ length: numbers.size }, (_, number) => mostFrequent(pages, number));
  const { citationUrl } = table;
  const ofCitation = citationUrl.map((url) => ofUrl[url] ?? 0);
  const typeOfCitation = Uint8Array.from(citationUrl, (url) => typeOfUrl[url] ?? 0);
  return { names: [...numbers.keys()], types, ofUrl, ofCitation, typeOfCitation };
});

/** The most frequent type instead of the first page's, which would depend on the order of answers. Ties in our order of types. */
function mostFrequent(pages: readonly number[], domain: number): SourceType {
  const count = (type: number): number => pages[domain * SOURCE_TYPES.length + type] ?? 0;
  return SOURCE_TYPES.reduce((best, type, index) => (count(index) > count(SOURCE_TYPES.indexOf(best)) ? type : best));
}

export interface SourceTotals {
  readonly domains: DomainIndex;
  readonly citations: number;
  readonly answersWithCitations: number;
  readonly answersNotCaptured: number;
  /** By prompt: citations; by type * prompts + prompt: citations of the type. */
  readonly ofPrompt: Float64Array;
  readonly ofType: Float64Array;
  /** By domain: citations, answers citing it, those of them that do not name the own brand, and those of these that name a competitor. */
  readonly ofDomain: Float64Array;
  readonly answersOfDomain: Float64Array;
  readonly silentAnswers: Float64Array;
  readonly rivalAnswers: Float64Array;
}

function add(column: Float64Array, index: number, amount: number): void {
  column[index] = (column[index] ?? 0) + amount;
}

/** Counts the citations of ok answers among `rows` in one pass. Bit 0 of the named masks is the own brand. */
export function sourceTotals(table: AnswerTable, rows: Uint32Array): SourceTotals {
  const domains = domainIndexOf(table);
  const { ofCitation, typeOfCitation } = domains;
  const { status, captured, citationStart, namedMask } = table;
  const prompts = table.project.prompts.length;
  const column = (): Float64Array => new Float64Array(domains.names.length);
  const [ofDomain, answersOfDomain, silentAnswers, rivalAnswers] = [column(), column(), column(), column()];
  const ofPrompt = new Float64Array(prompts);
  const ofType = new Float64Array(SOURCE_TYPES.length * prompts);
  const lastAnswer = new Float64Array(domains.names.length).fill(-1);
  let [citations, answersWithCitations, answersNotCaptured] = [0, 0, 0];
  for (const row of rows) {
    if (status[row] !== OK) {
      continue;
    }
    const from = citationStart[row] ?? 0;
    const to = citationStart[row + 1] ?? from;
    answersNotCaptured += captured[row] === 1 ? 0 : 1;
    if (to <= from) continue;
    answersWithCitations += 1;
    citations += to - from;
    const prompt = table.prompt[row] ?? 0;
    add(ofPrompt, prompt, to - from);
    const mask = namedMask[row] ?? 0;
    for (let i = from; i < to; i += 1) {
      const domain = ofCitation[i] ?? 0;
      add(ofDomain, domain, 1);
      add(ofType, (typeOfCitation[i] ?? 0) * prompts + prompt, 1);
      if (lastAnswer[domain] === row) continue;
      lastAnswer[domain] = row;
      add(answersOfDomain, domain, 1);
      if ((mask & 1) === 1) continue;
      add(silentAnswers, domain, 1);
      if (mask !== 0) add(rivalAnswers, domain, 1);
    }
  }
  return {
    domains,
    citations,
    answersWithCitations,
    answersNotCaptured,
    ofPrompt,
    ofType,
    ofDomain,
    answersOfDomain,
    silentAnswers,
    rivalAnswers,
  };
}
