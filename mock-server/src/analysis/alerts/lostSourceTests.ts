import { rangeOf } from '../measures/measureKinds.ts';
import type { OverviewData } from '../reports/overviewData.ts';
import { domainIndexOf, type DomainIndex } from '../reports/sources/sourceTotals.ts';
import type { Clusters } from '../stats/clusterRatio.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { signTest } from '../stats/signTest.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { alertOf } from '../workplace/alertOf.ts';
import { CERTAIN } from './FoundAlert.ts';
import type { Candidate } from './FoundAlert.ts';

/** Share of the answers citing a source that must have named the own brand for its loss to be worth an alert. */
const SPOKE_FOR_US = 0.5;
const MOST = 3;
const LEVEL = 0.05;
/**
 * With fewer prompts the loss of a source cannot be significant (two-sided, p of five prompts is 0.06), so it is not tested (Tarone 1990).
 */
const LEAST_PROMPTS = 6;

interface Citing {
  /** Answers with at least one citation, by prompt. */
  readonly ofPrompt: Float64Array;
  readonly answers: number;
  /** By domain. */
  readonly domains: ReadonlyMap<number, Cited>;
}

interface Cited {
  /** Answers citing it, by prompt. A map with only the prompts that do: a column for each of thousands of domains would fill the memory. */
  readonly ofPrompt: Map<number, number>;
  /** How many of them name the own brand. */
  naming: number;
  all: number;
}

function citing(table: AnswerTable, rows: Uint32Array, { ofUrl }: DomainIndex): Citing {
  const prompts = table.project.prompts.length;
  const ofPrompt = new Float64Array(prompts);
  const domains = new Map<number, Cited>();
  let answers = 0;
  for (const row of rows) {
    const from = table.citationStart[row] ?? 0;
    const to = table.citationStart[row + 1] ?? from;
    if (table.status[row] !== OK || to <= from) continue;
    const prompt = table.prompt[row] ?? 0;
    answers += 1;
    ofPrompt[prompt] = (ofPrompt[prompt] ?? 0) + 1;
    const cited = new Set(Array.from(table.citationUrl.subarray(from, to), (url) => ofUrl[url] ?? 0));
    for (const domain of cited) {
      const known: Cited = domains.get(domain) ?? { ofPrompt: new Map<number, number>(), naming: 0, all: 0 };
      domains.set(domain, known);
      known.ofPrompt.set(prompt, (known.ofPrompt.get(prompt) ?? 0) + 1);
      known.all += 1;
      known.naming += (table.namedMask[row] ?? 0) & 1;
    }
  }
  return { ofPrompt, answers, domains };
}

/**
 * Domains that the previous period cited on at least 6 prompts and that supported the own brand: own domains (high), and those of which at
 * least half of the citing answers named the own brand (medium). A domain is lost if the window does not cite it at all, on more prompts
 * than by chance (a sign test over the prompts whose answers cite something in both periods). The rates are answers citing the domain over
 * answers with at least one citation. At most three, the most cited first.
 */
export function lostSourceTests({ table, rows, previousRows }: OverviewData): Candidate[] {
  const index = domainIndexOf(table);
  const now = citing(table, rows, index);
  const before = citing(table, previousRows, index);
  const none = new Float64Array(now.ofPrompt.length);
  const column = (counts: ReadonlyMap<number, number>): Float64Array =>
    none.map((_, prompt) => counts.get(prompt) ?? 0);
  const rate = ({ ofPrompt, answers }: Citing, num: Float64Array) => {
    const clusters: Clusters = { num, den: ofPrompt, n: answers };
    return measureOfClusters(clusters, rangeOf('citation_rate', table.brandCount));
  };
  const tests = [...before.domains]
    .filter(
      ([domain, { ofPrompt, naming, all }]) =>
        ofPrompt.size >= LEAST_PROMPTS && (index.types[domain] === 'own' || naming >= SPOKE_FOR_US * all),
    )
    .sort(([a, one], [b, other]) => other.all - one.all || a - b)
    .map(([domain, { ofPrompt, all }]) => {
      const gone = [...ofPrompt.keys()].filter((prompt) => (now.ofPrompt[prompt] ?? 0) > 0).length;
      return { domain, ofPrompt, all, pValue: now.domains.has(domain) ? 1 : signTest(gone, 0) };
    });
  const told = new Set(tests.filter(({ pValue }) => pValue < LEVEL).slice(0, MOST));
  return tests.map((test) => {
    const { domain, ofPrompt, all, pValue } = test;
    if (!told.has(test)) return { alert: null, pValue, certain: pValue < CERTAIN };
    const alert = alertOf({
      rule: 'lost_source',
      severity: index.types[domain] === 'own' ? 'high' : 'medium',
      domain: index.names[domain] ?? '',
      value: all,
      measure: rate(now, none),
      previous: rate(before, column(ofPrompt)),
    });
    return { alert, pValue, certain: pValue < CERTAIN };
  });
}
