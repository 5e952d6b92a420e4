import type { Overview } from '#client/api/overviewSchemas.ts';
import { measureOf } from '../measures/promptClusters.ts';
import type { OverviewData } from './overviewData.ts';
import { hasOwn } from './overviewTiles.ts';

/** Own visibility by platform and topic; a pair without answers has no data. Prompts without a topic are in no cell. */
export function heatmap(data: OverviewData): Overview['heatmap'] {
  const { project, sums, platforms, topics } = data;
  return platforms.flatMap((platform) =>
    topics.map((topic) => ({
      platform_id: project.platforms[platform]?.id ?? '',
      topic_id: project.topics[topic]?.id ?? '',
      measure: hasOwn(data) ? measureOf(sums, 'visibility', 0, { platform, topic }) : null,
    })),
  );
}
