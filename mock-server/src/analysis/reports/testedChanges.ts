import type { Change, Measure, MeasureId } from '#client/api/measureSchemas.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { hasFewAnswers, pairedClusters, WHOLE, type Segment } from '../measures/promptClusters.ts';
import { falseDiscovery } from '../stats/falseDiscovery.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { testChange } from '../stats/pairedChange.ts';
import type { OverviewData } from './overviewData.ts';
import { hasOwn, TILE_MEASURES } from './overviewTiles.ts';

/** A measure that moved (verdict real or maybe), somewhere. */
export interface MovedMeasure {
  readonly measureId: MeasureId;
  readonly brand: number;
  readonly segment: Segment;
  readonly measure: Measure;
  readonly previous: Measure;
  readonly change: Change;
  /** Size of the change as a share of the measure's range, to compare measures of different units. */
  readonly size: number;
}

interface Candidate {
  readonly moved: MovedMeasure;
  readonly pValue: number;
}

/** Of the segments believed to have moved, on average at most this share has not. */
const FALSE_SHARE = 0.1;

function candidate(data: OverviewData, measureId: MeasureId, brand: number, segment: Segment): Candidate | null {
  if (hasFewAnswers(data.previousSums, segment) || hasFewAnswers(data.sums, segment)) return null;
  const [before, after] = pairedClusters(data.previousSums, data.sums, measureId, brand, segment);
  const range = rangeOf(measureId, data.sums.brandCount);
  const tested = testChange(before, after, range);
  const measure = tested === null ? null : measureOfClusters(after, range);
  const previous = tested === null ? null : measureOfClusters(before, range);
  if (tested === null || measure === null || previous === null) {
    return null;
  }
  const { change, pValue } = tested;
  const size = Math.abs(change.difference) / Math.max(1, range.max - range.min);
  return { moved: { measureId, brand, segment, measure, previous, change, size }, pValue };
}

function candidates(
  data: OverviewData,
  measures: readonly MeasureId[],
  brand: number,
  segments: readonly Segment[],
): Candidate[] {
  return measures.flatMap((id) => segments.flatMap((segment) => candidate(data, id, brand, segment) ?? []));
}

/**
 * What moved against the previous period: the own brand's six measures and the rivals' visibility over the whole scope, and the own
 * measures by platform and by topic. The segments are many, and at 95 % one in twenty "moves" by chance, so a segment counts
 * only when it survives a false discovery rate of 10 % among all segments (Benjamini and Hochberg 1995).
 */
export function testedChanges(data: OverviewData): MovedMeasure[] {
  if (!hasOwn(data)) {
    return [];
  }
  const rivals = data.project.brands.map((_, brand) => brand).slice(1);
  const whole = [
    ...candidates(data, TILE_MEASURES, 0, [WHOLE]),
    ...rivals.flatMap((brand) => candidates(data, ['visibility'], brand, [WHOLE])),
  ];
  // With one platform (or topic) left by the filters, it is the whole scope once more.
  const segments: Segment[] = [
    ...(data.platforms.length > 1 ? data.platforms.map((platform) => ({ platform })) : []),
    ...(data.topics.length > 1 ? data.topics.map((topic) => ({ topic })) : []),
  ];
  const parts = candidates(data, TILE_MEASURES, 0, segments);
  const believed = falseDiscovery(
    parts.map(({ pValue }) => pValue),
    FALSE_SHARE,
  );
  return [...whole, ...parts.filter((_, i) => believed[i] === true)]
    .map(({ moved }) => moved)
    .filter(({ change }) => change.verdict !== 'noise');
}
