import type { TopicDetail } from '#client/api/detailSchemas.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { brandCounts } from '../brandCounts.ts';
import { sourceMix } from '../sources/sourceMix.ts';
import { sourceTotals } from '../sources/sourceTotals.ts';

/** For each wanted domain (at most 31 indexes): number of answers citing it that name each brand. */
function brandsBeside(
  table: AnswerTable,
  rows: Uint32Array,
  domainOfUrl: Uint32Array,
  wanted: readonly number[],
): Float64Array[] {
  const slots = new Map(wanted.map((domain, slot) => [domain, slot]));
  const counts = wanted.map(() => new Float64Array(table.brandCount));
  for (const row of rows) {
    const mask = table.namedMask[row] ?? 0;
    let seen = 0;
    const to = table.status[row] === OK && mask !== 0 ? (table.citationStart[row + 1] ?? 0) : 0;
    for (let i = table.citationStart[row] ?? 0; i < to; i += 1) {
      const slot = slots.get(domainOfUrl[table.citationUrl[i] ?? 0] ?? -1) ?? -1;
      if (slot >= 0 && ((seen >>> slot) & 1) === 0) {
        seen |= 1 << slot;
        counts[slot]?.forEach((count, brand, column) => {
          column[brand] = count + ((mask >>> brand) & 1);
        });
      }
    }
  }
  return counts;
}

/** The domains cited most among `rows`, with their share of all citations and the brands named in the answers that cite them. */
export function topicSources(table: AnswerTable, rows: Uint32Array): TopicDetail['sources'] {
  const totals = sourceTotals(table, rows);
  const top = sourceMix(table, rows, totals).domains;
  const { names, ofUrl } = totals.domains;
  const places = new Map(names.map((name, index) => [name, index]));
  const wanted = top.map(({ domain }) => places.get(domain) ?? -1);
  const named = brandsBeside(table, rows, ofUrl, wanted);
  return top.map(({ domain, type, citations, share }, slot) => ({
    domain,
    type,
    citations,
    share,
    named: brandCounts(table.project, named[slot] ?? new Float64Array(0)),
  }));
}
