import type { Overview } from '#client/api/overviewSchemas.ts';
import { measureOfClusters } from '#server/analysis/stats/measureOfClusters.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { SOURCE_TYPES, type SourceTotals } from './sourceTotals.ts';

const SHARE = { min: 0, max: 1, method: 'wilson' } as const;
const TOP_DOMAINS = 10;

/** Indexes of the largest positive values, largest first, ties by `compare`. */
export function topIndexes(
  values: Float64Array,
  count: number,
  compare: (a: number, b: number) => number = (a, b) => a - b,
): number[] {
  return Array.from(values.keys())
    .filter((index) => (values[index] ?? 0) > 0)
    .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || compare(a, b))
    .slice(0, count);
}

/** Citations of each of a few domains by prompt, in one pass. */
function citationsByPrompt(
  table: AnswerTable,
  rows: Uint32Array,
  totals: SourceTotals,
  top: readonly number[],
): Float64Array[] {
  const slots = new Int8Array(totals.domains.names.length).fill(-1);
  top.forEach((domain, slot) => {
    slots[domain] = slot;
  });
  const prompts = totals.ofPrompt.length;
  const counts = new Float64Array(top.length * prompts);
  const { status, citationStart, prompt: promptOf } = table;
  const { ofCitation } = totals.domains;
  for (const row of rows) {
    if (status[row] !== OK) {
      continue;
    }
    const prompt = promptOf[row] ?? 0;
    const to = citationStart[row + 1] ?? 0;
    for (let i = citationStart[row] ?? 0; i < to; i += 1) {
      const slot = slots[ofCitation[i] ?? 0] ?? -1;
      if (slot >= 0) {
        counts[slot * prompts + prompt] = (counts[slot * prompts + prompt] ?? 0) + 1;
      }
    }
  }
  return top.map((_, slot) => counts.subarray(slot * prompts, (slot + 1) * prompts));
}

/** Types of sources and domains that engines cite: shares of all citations, largest first. */
export function sourceMix(table: AnswerTable, rows: Uint32Array, totals: SourceTotals): Overview['sources'] {
  const n = totals.answersWithCitations;
  const prompts = totals.ofPrompt.length;
  const share = (num: Float64Array) => measureOfClusters({ num, den: totals.ofPrompt, n }, SHARE);
  const types = SOURCE_TYPES.flatMap((type, index) => {
    const measure = share(totals.ofType.subarray(index * prompts, (index + 1) * prompts));
    return measure === null || measure.numerator === 0 ? [] : [{ type, citations: measure.numerator, share: measure }];
  }).sort((a, b) => b.citations - a.citations);
  const { names, types: domainTypes } = totals.domains;
  const byName = (a: number, b: number): number => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1);
  const top = topIndexes(totals.ofDomain, TOP_DOMAINS, byName);
  const columns = citationsByPrompt(table, rows, totals, top);
  const domains = top.flatMap((domain, slot) => {
    const column = columns[slot];
    const measure = column === undefined ? null : share(column);
    return measure === null
      ? []
      : [
          {
            domain: names[domain] ?? '',
            type: domainTypes[domain] ?? ('other' as const),
            citations: measure.numerator,
            answers: totals.answersOfDomain[domain] ?? 0,
            share: measure,
          },
        ];
  });
  return {
    citations: totals.citations,
    answers_with_citations: n,
    answers_not_captured: totals.answersNotCaptured,
    types,
    domains,
  };
}
