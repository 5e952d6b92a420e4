import type { UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { domainIndexOf, sourceTotals } from '../reports/sources/sourceTotals.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { contrastOf } from './contrast.ts';
import { rateClusters } from './rateClusters.ts';

const MOST_DOMAINS = 20;
const RATE = { min: 0, max: 1, method: 'wilson' } as const;

/**
 * The domains cited by most answers of the group, with the rate of answers citing them in the group and among all other prompts (of answers
 * with at least one citation), and the difference.
 */
export function contrastSources(
  table: AnswerTable,
  here: Uint32Array,
  rest: Uint32Array,
): UserInsightDetail['sources'] {
  const { names, types, ofUrl } = domainIndexOf(table);
  const { answersOfDomain } = sourceTotals(table, here);
  const top = names
    .map((name, domain) => ({ name, domain, answers: answersOfDomain[domain] ?? 0 }))
    .filter(({ answers }) => answers > 0)
    .sort((a, b) => b.answers - a.answers || compareCodes(a.name, b.name))
    .slice(0, MOST_DOMAINS);
  const isCiting = (row: number): boolean => (table.citationStart[row + 1] ?? 0) > (table.citationStart[row] ?? 0);
  return top.flatMap(({ name, domain }) => {
    const cites = (row: number): boolean => {
      const to = table.citationStart[row + 1] ?? 0;
      for (let i = table.citationStart[row] ?? to; i < to; i += 1) {
        if (ofUrl[table.citationUrl[i] ?? 0] === domain) {
          return true;
        }
      }
      return false;
    };
    const contrast = contrastOf(
      rateClusters(table, here, cites, isCiting),
      rateClusters(table, rest, cites, isCiting),
      RATE,
    );
    return contrast.here === null
      ? []
      : [{ domain: name, type: types[domain] ?? 'other', ...contrast, here: contrast.here }];
  });
}
