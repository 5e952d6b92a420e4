import type { Leader } from '#client/api/reportSchemas.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { changeOf, measureOf, promptClusters } from '../measures/promptClusters.ts';
import { isAhead } from '../stats/isAhead.ts';
import { tieRanks } from '../stats/tieRanks.ts';
import type { OverviewData } from './overviewData.ts';

/**
 * The tracked brands by visibility, highest first (ties in project order). A brand shares the rank of the one above unless
 * its difference from that one or from the group's first, paired over the same prompts, is real (see tieRanks); with thin data nobody is
 * really ahead.
 * Empty without answers.
 */
export function leaderboard({
  project,
  sums,
  previousSums,
}: Pick<OverviewData, 'project' | 'sums' | 'previousSums'>): Leader[] {
  const entries = project.brands
    .flatMap(({ id }, brand) => {
      const visibility = measureOf(sums, 'visibility', brand);
      return visibility === null ? [] : [{ id, brand, visibility }];
    })
    .sort((a, b) => b.visibility.numerator - a.visibility.numerator);
  const clusters = entries.map(({ brand }) => promptClusters(sums, 'visibility', brand));
  const range = rangeOf('visibility', sums.brandCount);
  const ranks = tieRanks(entries.length, (above, below, level) => {
    const [ahead, behind] = [clusters[above], clusters[below]];
    return ahead !== undefined && behind !== undefined && isAhead(behind, ahead, range, level);
  });
  return entries.map(({ id, brand, visibility }, i) => ({
    brand_id: id,
    rank: ranks[i]?.rank ?? i + 1,
    tied: ranks[i]?.tied ?? false,
    visibility,
    share_of_voice: measureOf(sums, 'share_of_voice', brand),
    average_position: measureOf(sums, 'average_position', brand),
    change: changeOf(previousSums, sums, 'visibility', brand),
  }));
}
