import { memoize } from '#client/lib/memoize.ts';
import { cellIndexOf } from '#server/analysis/measures/cellIndex.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { groupBy } from '#server/analysis/table/groupBy.ts';
import { domainIndexOf } from './sourceTotals.ts';

/**
 * Pairs of a domain and a prompt with an answer citing it, sorted by domain, then prompt. Most prompts lead to
 * few domains, so a figure per pair takes far less memory than one for every domain and prompt.
 */
export interface DomainPairs {
  /** The pairs of domain d are at `starts[d]` to before `starts[d + 1]`. */
  readonly starts: Uint32Array;
  /** By pair. */
  readonly prompt: Uint32Array;
  /** By citation, as in `citationUrl`. */
  readonly ofCitation: Uint32Array;
}

/** Collects the pairs prompt by prompt, so that one column suffices to find a prompt's known domains. */
function makePairs(table: AnswerTable): DomainPairs {
  const { names, ofCitation: domainOf } = domainIndexOf(table);
  const { citationStart, project } = table;
  const { starts: cells, rows } = cellIndexOf(table);
  const platforms = Math.max(1, project.platforms.length);
  const [domains, prompts]: [number[], number[]] = [[], []];
  const ofCitation = new Uint32Array(domainOf.length);
  // Plus one: 0 is a domain without a pair yet. Pairs of earlier prompts have lower numbers.
  const latest = new Uint32Array(names.length);
  for (let prompt = 0; prompt < project.prompts.length; prompt += 1) {
    const earlier = domains.length;
    const end = cells[(prompt + 1) * platforms] ?? 0;
    for (let place = cells[prompt * platforms] ?? 0; place < end; place += 1) {
      const row = rows[place] ?? 0;
      const to = citationStart[row + 1] ?? 0;
      for (let i = citationStart[row] ?? 0; i < to; i += 1) {
        const domain = domainOf[i] ?? 0;
        if ((latest[domain] ?? 0) <= earlier) {
          domains.push(domain);
          prompts.push(prompt);
          latest[domain] = domains.length;
        }
        ofCitation[i] = (latest[domain] ?? 0) - 1;
      }
    }
  }
  const { starts, members } = groupBy(Uint32Array.from(domains.keys()), names.length, (pair) => domains[pair] ?? 0);
  const places = new Uint32Array(members.length);
  members.forEach((pair, place) => {
    places[pair] = place;
  });
  for (let i = 0; i < ofCitation.length; i += 1) ofCitation[i] = places[ofCitation[i] ?? 0] ?? 0;
  return { starts, prompt: members.map((pair) => prompts[pair] ?? 0), ofCitation };
}

/** The pairs of a table, memoized. */
export const domainPairsOf = memoize(makePairs);

/** The figures of a domain's pairs as a column with one figure for every prompt of the project. */
export function byPrompt(pairs: DomainPairs, figures: Uint32Array, domain: number, prompts: number): Float64Array {
  const column = new Float64Array(prompts);
  const to = pairs.starts[domain + 1] ?? 0;
  for (let pair = pairs.starts[domain] ?? 0; pair < to; pair += 1) column[pairs.prompt[pair] ?? 0] = figures[pair] ?? 0;
  return column;
}
