import type { BrandFigure } from '#client/api/detailSchemas.ts';
import { measureOf } from '../measures/promptClusters.ts';
import { leaderboard } from './leaderboard.ts';
import type { OverviewData } from './overviewData.ts';

/**
 * The tracked brands by visibility with all their figures, ranked with tie groups as on the leaderboard. Without answers they are
 * all tied, in project order, and have no figures.
 */
export function brandFigures(data: Pick<OverviewData, 'project' | 'sums' | 'previousSums'>): BrandFigure[] {
  const { project, sums } = data;
  const leaders = leaderboard(data);
  if (leaders.length === 0) {
    return project.brands.map(({ id }) => noFigures(id));
  }
  return leaders.map((leader) => {
    const brand = project.brands.findIndex(({ id }) => id === leader.brand_id);
    return {
      ...leader,
      first_mention_rate: measureOf(sums, 'first_mention_rate', brand),
      net_sentiment: measureOf(sums, 'net_sentiment', brand),
      citation_rate: measureOf(sums, 'citation_rate', brand),
    };
  });
}

/** A brand without data. */
function noFigures(brandId: string): BrandFigure {
  return {
    brand_id: brandId,
    rank: 1,
    tied: true,
    visibility: null,
    change: null,
    first_mention_rate: null,
    share_of_voice: null,
    average_position: null,
    net_sentiment: null,
    citation_rate: null,
  };
}
