import { median } from '#client/lib/stats/median.ts';
import type { ScatterData, ScatterPoint } from './ScatterData.ts';

const FEWEST = 5;
const FENCE = 1.5;
/** In a category with little spread, a small distance is not an outlier. */
const LEAST_DISTANCE = 0.15;
const MOST_OUTLIERS = 6;

/** Quantile of sorted values, interpolated linearly between neighbours. */
function quantile(sorted: readonly number[], share: number): number | null {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
}

const valuesOf = (points: readonly ScatterPoint[]): number[] =>
  points.map(({ measure }) => measure.value).sort((a, b) => a - b);

/** The median of the values of some points; null without points. */
export function medianOf(points: readonly ScatterPoint[]): number | null {
  return median(points.map(({ measure }) => measure.value));
}

/** The points to label: those outside Tukey's fences of their category, the furthest from its median first. */
export function scatterOutliers({ categories, points }: ScatterData): ReadonlySet<string> {
  const far = categories.flatMap((_, category) => {
    const members = points.filter((point) => point.category === category);
    if (members.length < FEWEST) return [];
    const values = valuesOf(members);
    const [low = 0, middle = 0, high = 0] = [0.25, 0.5, 0.75].map((share) => quantile(values, share) ?? 0);
    const reach = FENCE * (high - low);
    return members
      .filter(({ measure: { value } }) => value < low - reach || value > high + reach)
      .map(({ id, measure: { value } }) => ({ id, distance: Math.abs(value - middle) }))
      .filter(({ distance }) => distance >= LEAST_DISTANCE);
  });
  return new Set(
    far
      .sort((a, b) => b.distance - a.distance || Number(a.id > b.id) - Number(a.id < b.id))
      .slice(0, MOST_OUTLIERS)
      .map(({ id }) => id),
  );
}
