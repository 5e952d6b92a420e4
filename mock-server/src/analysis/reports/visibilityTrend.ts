import type { Overview } from '#client/api/overviewSchemas.ts';
import { visibilityOf } from '../measures/pointSums.ts';
import type { OverviewData } from './overviewData.ts';

/** Visibility of every tracked brand at each point of the trend. */
export function visibilityTrend({ project, buckets, points }: OverviewData): Overview['trend'] {
  return {
    unit: buckets.unit,
    dates: [...buckets.dates],
    series: project.brands.map(({ id }, brand) => ({
      brand_id: id,
      points: points.map((point) => visibilityOf(point, brand)),
    })),
  };
}
