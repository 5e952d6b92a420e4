import type { ActionSubject } from '#client/api/actionSchemas.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { membersOf } from '../table/groupBy.ts';
import type { ActionData } from './ActionData.ts';
import { pageGaps, type PageGap } from './pageGaps.ts';
import { datesOf, figureOf, subjectOf } from './subjectOf.ts';
import { topRivals } from './topRivals.ts';

function pageAction(data: ActionData, { prompt, answers, url, domain, named }: PageGap): ActionSubject {
  const { table, project, history } = data;
  const found = project.prompts[prompt];
  const isSilent = (row: number): boolean => ((table.namedMask[row] ?? 0) & 1) === 0;
  const citing = membersOf(data.okOf, prompt).filter((row) => ((table.citedMask[row] ?? 0) & 1) === 1);
  const clusters = {
    num: Float64Array.from(citing, (row) => Number(isSilent(row))),
    den: new Float64Array(citing.length).fill(1),
    n: citing.length,
    yesNo: true,
  };
  const measure = measureOfClusters(clusters, rangeOf('visibility', table.brandCount));
  const selection = {
    ...datesOf(data),
    prompt_id: found?.id ?? '',
    brand_id: project.brands[0]?.id ?? '',
    mention: 'not_named',
    cites: 'own',
  } as const;
  return subjectOf(data, {
    id: `improve_page|${found?.id ?? ''}`,
    rule: 'improve_page',
    kind: 'improve',
    about: [prompt],
    topic_id: found?.topic_id ?? null,
    url: table.urls[url]?.url ?? null,
    page_title: history.titleOf(url) || null,
    host: domain,
    rival_ids: topRivals(project, named),
    figures: [figureOf({ id: 'unnamed_share', measure: measure && { ...measure, k: 1 }, one_prompt: true, selection })],
    answers,
    atStake: answers,
    selection,
    // The page exists and is read: it needs a sentence, not a rewrite.
    effort: 'small',
    firstRow: citing.find(isSilent),
  });
}

/** Prompts whose answers cite an own page without naming the own brand (see pageGaps), with the share of these answers. */
export function pageActions(data: ActionData, most: number): ActionSubject[] {
  return pageGaps(data.table, data.rows, most).map((gap) => pageAction(data, gap));
}
