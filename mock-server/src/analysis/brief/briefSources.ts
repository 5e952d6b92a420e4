import type { BriefSource } from '#client/api/briefSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import type { SourceUrl } from '../citations/SourceUrl.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { citationHistory } from '../reports/sources/citationHistory.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import type { BriefMaterial } from './BriefMaterial.ts';

const MOST_HOSTS = 8;
const MOST_PAGES = 12;
/** A page that only one answer cites may be there by chance. */
const LEAST_ANSWERS = 2;
const SHARE = rangeOf('citation_share', 0);

interface Cited {
  readonly source: SourceUrl;
  /** Index into `urls` of a page; -1 for a host. */
  readonly url: number;
  /** Answers by prompt. */
  readonly ofPrompt: Float64Array;
  answers: number;
  readonly pages: Set<number>;
}

interface Tally {
  readonly hosts: ReadonlyMap<string, Cited>;
  readonly pages: ReadonlyMap<string, Cited>;
  /** Answers with a citation, by prompt and in all. */
  readonly citing: Float64Array;
  readonly n: number;
}

function tallyOf({ table, rows }: BriefMaterial): Tally {
  const prompts = table.project.prompts.length;
  const [hosts, pages] = [new Map<string, Cited>(), new Map<string, Cited>()];
  const citing = new Float64Array(prompts);
  let n = 0;
  for (const row of rows) {
    const prompt = table.prompt[row] ?? 0;
    const cited = [...table.citationUrl.subarray(table.citationStart[row], table.citationStart[row + 1])];
    if (cited.length === 0) continue;
    citing[prompt] = (citing[prompt] ?? 0) + 1;
    n += 1;
    const met = new Set<string>();
    const count = (list: Map<string, Cited>, key: string, source: SourceUrl, url: number, page: number): void => {
      const entry = list.get(key) ?? { source, url, ofPrompt: new Float64Array(prompts), answers: 0, pages: new Set() };
      list.set(key, entry);
      entry.pages.add(page);
      // An answer counts once, however often it cites the same page or host.
      if (met.has(key)) return;
      met.add(key);
      entry.answers += 1;
      entry.ofPrompt[prompt] = (entry.ofPrompt[prompt] ?? 0) + 1;
    };
    for (const url of cited) {
      const source = table.urls[url];
      if (source === undefined) continue;
      count(hosts, source.host, source, -1, url);
      count(pages, source.url, source, url, url);
    }
  }
  return { hosts, pages, citing, n };
}

const byAnswers = (a: Cited, b: Cited): number => b.answers - a.answers || compareCodes(a.source.url, b.source.url);

/**
 * Sources of the engines: hosts of which several pages are cited, and pages, those cited by most answers first. A share is the
 * answers that cite it / answers with at least one citation, with its interval (prompts are the clusters). A competitor's own pages are
 * listed switched off: nobody links to them.
 */
export function briefSources(material: BriefMaterial): BriefSource[] {
  const { table, rows } = material;
  const { hosts, pages, citing, n } = tallyOf(material);
  const { titleOf } = citationHistory(table, rows);
  const often = [...hosts.values()].filter(({ pages: of, answers }) => of.size > 1 && answers >= LEAST_ANSWERS);
  const single = [...pages.values()].filter(({ answers }) => answers >= LEAST_ANSWERS);
  return [...often.sort(byAnswers).slice(0, MOST_HOSTS), ...single.sort(byAnswers).slice(0, MOST_PAGES)].map(
    ({ source, url, ofPrompt, answers }, index) => ({
      id: `s${String(index + 1)}`,
      host: source.host,
      url: url < 0 ? null : source.url,
      title: url < 0 ? null : titleOf(url) || null,
      type: source.type,
      answers,
      share: measureOfClusters({ num: ofPrompt, den: citing, n }, SHARE),
      on: source.type !== 'competitor',
    }),
  );
}
