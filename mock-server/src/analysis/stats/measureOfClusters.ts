import type { Measure } from '#client/api/measureSchemas.ts';
import { clusterRatio, type Clusters } from './clusterRatio.ts';
import { intervalOf, type MeasureRange } from './interval.ts';

/** The measure of these clusters with its 95 % interval; null for an empty denominator ("no data", never 0). */
export function measureOfClusters(clusters: Clusters, range: MeasureRange): Measure | null {
  const estimate = clusterRatio(clusters);
  if (estimate === null) {
    return null;
  }
  const { low, high } = intervalOf(estimate, range, 0.95);
  const { value, k, numerator, denominator } = estimate;
  return { value, low, high, n: clusters.n, k, numerator, denominator };
}
