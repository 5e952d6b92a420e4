import type { ActionSubject, Effort } from '#client/api/actionSchemas.ts';
import type { SourceType } from '#client/api/reportSchemas.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { OK } from '../table/AnswerTable.ts';
import type { ActionData } from './ActionData.ts';
import { inclusionGaps, isMissed, type InclusionGap } from './inclusionGaps.ts';
import { datesOf, figureOf, mostFirst, subjectOf } from './subjectOf.ts';
import { topRivals } from './topRivals.ts';

const MOST_PAGES = 5;

/** A post suffices on sites where anybody may write; editorial sites require convincing an editor. */
const EFFORTS: Readonly<Record<SourceType, Effort>> = {
  own: 'small',
  competitor: 'large',
  news: 'large',
  reference: 'large',
  official: 'large',
  forum: 'medium',
  review: 'medium',
  video: 'medium',
  shop: 'medium',
  other: 'medium',
};

function column(counts: ReadonlyMap<number, number>, length: number): Float64Array {
  const values = new Float64Array(length);
  for (const [index, count] of counts) values[index] = count;
  return values;
}

function firstMissedRow({ table, rows, totals }: ActionData, domain: number): number | undefined {
  const cites = (row: number): boolean => {
    const to = table.citationStart[row + 1] ?? 0;
    for (let i = table.citationStart[row] ?? 0; i < to; i += 1) {
      if (totals.domains.ofUrl[table.citationUrl[i] ?? 0] === domain) return true;
    }
    return false;
  };
  return rows.find((row) => table.status[row] === OK && isMissed(table.namedMask[row] ?? 0) && cites(row));
}

function inclusionAction(data: ActionData, gap: InclusionGap): ActionSubject {
  const { table, project, totals, history } = data;
  const { domain, answers, citing, rivals, named } = gap;
  const name = totals.domains.names[domain] ?? '';
  const type = totals.domains.types[domain] ?? 'other';
  const prompts = project.prompts.length;
  const n = [...citing.values()].reduce((sum, count) => sum + count, 0);
  const clusters = { num: column(rivals, prompts), den: column(citing, prompts), n };
  const ownId = project.brands[0]?.id ?? '';
  const pages = mostFirst(gap.pages)
    .slice(0, MOST_PAGES)
    .map((url) => ({
      url: table.urls[url]?.url ?? '',
      title: history.titleOf(url),
      answers: gap.pages.get(url) ?? 0,
    }));
  return subjectOf(data, {
    id: `earn_inclusion|${name}`,
    rule: 'earn_inclusion',
    kind: 'earn',
    about: mostFirst(rivals),
    host: name,
    url: pages[0]?.url ?? null,
    page_title: pages[0]?.title || null,
    pages,
    rival_ids: topRivals(project, named),
    figures: [
      figureOf({
        id: 'gap_share',
        measure: measureOfClusters(clusters, rangeOf('visibility', table.brandCount)),
        selection: { ...datesOf(data), domain: name, brand_id: ownId, gap: '1' },
      }),
    ],
    answers,
    // Being included affects single pages, not the whole domain: counts answers of the listed pages.
    atStake: pages.reduce((sum, page) => sum + page.answers, 0),
    selection: { ...datesOf(data), domain: name, brand_id: ownId, gap: '1' },
    effort: EFFORTS[type],
    firstRow: firstMissedRow(data, domain),
  });
}

/**
 * Third-party domains that answers cite when they name competitors and not the own brand (see inclusionGaps), with the pages cited there.
 */
export function inclusionActions(data: ActionData, most: number): ActionSubject[] {
  return inclusionGaps(data.table, data.rows, data.totals, most).map((gap) => inclusionAction(data, gap));
}
