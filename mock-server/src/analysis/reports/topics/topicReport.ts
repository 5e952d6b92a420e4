import type { TopicDetail } from '#client/api/detailSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { changeOf, measureOf } from '#server/analysis/measures/promptClusters.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { brandFigures } from '../brandFigures.ts';
import { eventsIn } from '../changes/eventsIn.ts';
import { overviewData, type OverviewData } from '../overviewData.ts';
import { hasOwn, overviewTiles } from '../overviewTiles.ts';
import { projectRefs } from '../projectRefs.ts';
import { promptData } from '../prompts/promptData.ts';
import { promptRow } from '../prompts/promptRow.ts';
import { reportScope } from '../reportScope.ts';
import { visibilityTrend } from '../visibilityTrend.ts';
import { topicCoverage } from './topicCoverage.ts';
import { topicSources } from './topicSources.ts';

const OWN = 0;
/** No topic has an empty id, so it selects nothing. */
const NO_TOPIC = '';

/** The filters with this topic only; if they select only other topics, nothing is left, as in the lists that the page opens. */
function withinTopic(query: FilterQuery, id: string): FilterQuery {
  const isLeft = query.topic_ids.length === 0 || query.topic_ids.includes(id);
  return { ...query, topic_ids: [isLeft ? id : NO_TOPIC] };
}

/** Visibility of the own brand on each platform that passes the filters. */
function platformFigures(data: OverviewData): TopicDetail['platform_figures'] {
  const { project, sums, previousSums, platforms } = data;
  return platforms.map((platform) => ({
    platform_id: project.platforms[platform]?.id ?? '',
    visibility: hasOwn(data) ? measureOf(sums, 'visibility', OWN, { platform }) : null,
    change: hasOwn(data) ? changeOf(previousSums, sums, 'visibility', OWN, { platform }) : null,
  }));
}

/**
 * The report of the page of one topic (an index) for the filters of `query`.
 * @throws RangeError for an invalid date or time zone of the query (callers check them first).
 */
export function topicReport(table: AnswerTable, query: FilterQuery, topic: number): TopicDetail {
  const { project } = table;
  const ref = { id: project.topics[topic]?.id ?? NO_TOPIC, name: project.topics[topic]?.name ?? '' };
  const within = withinTopic(query, ref.id);
  const data = overviewData(table, within);
  const prompts = promptData(table, within);
  const { brands, platforms } = projectRefs(project);
  return {
    topic: ref,
    scope: reportScope(data),
    brands,
    platforms: data.platforms.flatMap((index) => platforms[index] ?? []),
    tiles: overviewTiles(data),
    trend: visibilityTrend(data),
    events: eventsIn(data),
    brand_figures: brandFigures(data),
    platform_figures: platformFigures(data),
    prompts: prompts.prompts.map((prompt) => promptRow(prompts, prompt)),
    sources: topicSources(table, data.rows),
    coverage: topicCoverage(project, prompts.prompts),
  };
}
