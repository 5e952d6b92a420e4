import type { Overview } from '#client/api/overviewSchemas.ts';
import { measureOf } from '../measures/promptClusters.ts';
import { mostAnswered } from './mostAnswered.ts';
import type { OverviewData } from './overviewData.ts';
import { hasOwn } from './overviewTiles.ts';

/** Limit of columns, one for each topic: more are not readable, and a page with 45,000 does not render. */
const MOST_TOPICS = 100;

type HeatCells = Overview['heatmap'];

/**
 * Visibility of the own brand by platform and topic; a pair without answers has no data. Prompts without a topic are in no cell. Of more
 * than 100 topics, those with the most answers, in project order.
 */
export function heatmap(data: OverviewData): HeatCells {
  const { project, sums, platforms, topics } = data;
  const columns = topics.map((topic) =>
    platforms.map((platform) => ({
      platform_id: project.platforms[platform]?.id ?? '',
      topic_id: project.topics[topic]?.id ?? '',
      measure: hasOwn(data) ? measureOf(sums, 'visibility', 0, { platform, topic }) : null,
    })),
  );
  const shown = mostAnswered(columns, answersIn, MOST_TOPICS);
  return platforms.flatMap((_platform, at) => shown.flatMap((column) => column[at] ?? []));
}

function answersIn(column: HeatCells): number {
  return column.reduce((sum, { measure }) => sum + (measure?.n ?? 0), 0);
}
