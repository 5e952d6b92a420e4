import type { Change, Measure, MeasureId } from '#client/api/measureSchemas.ts';
import { rangeOf } from '#server/analysis/measures/measureKinds.ts';
import { hasFewAnswers, pairedClusters } from '#server/analysis/measures/promptClusters.ts';
import { WHOLE, type Segment } from '#server/analysis/measures/Segment.ts';
import { falseDiscovery } from '#server/analysis/stats/falseDiscovery.ts';
import { measureOfClusters } from '#server/analysis/stats/measureOfClusters.ts';
import { testChange, testChangeByInterval } from '#server/analysis/stats/pairedChange.ts';
import type { OverviewData } from '../overviewData.ts';
import { hasOwn, TILE_MEASURES } from '../overviewTiles.ts';

/** A measure that moved (verdict real or maybe) in a segment. */
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

/** A tested measure, whatever the result. */
export interface TestedMeasure {
  readonly moved: MovedMeasure;
  /** Two-sided. */
  readonly pValue: number;
  /** The 99 % interval excludes 0. */
  readonly certain: boolean;
}

/** False discovery rate: on average at most this share of the segments reported as moved did not move. */
export const FALSE_SHARE = 0.1;

type TestOfChange = typeof testChange;

function tested(
  data: OverviewData,
  test: TestOfChange,
  { measureId, brand, segment }: Pick<MovedMeasure, 'measureId' | 'brand' | 'segment'>,
): TestedMeasure | null {
  if (hasFewAnswers(data.previousSums, segment) || hasFewAnswers(data.sums, segment)) return null;
  const [before, after] = pairedClusters(data.previousSums, data.sums, measureId, brand, segment);
  const range = rangeOf(measureId, data.sums.brandCount);
  const found = test(before, after, range);
  const measure = found === null ? null : measureOfClusters(after, range);
  const previous = found === null ? null : measureOfClusters(before, range);
  if (found === null || measure === null || previous === null) {
    return null;
  }
  const { change, pValue, certain } = found;
  const size = Math.abs(change.difference) / Math.max(1, range.max - range.min);
  return { moved: { measureId, brand, segment, measure, previous, change, size }, pValue, certain };
}

interface Tests {
  readonly whole: readonly TestedMeasure[];
  readonly parts: readonly TestedMeasure[];
}

/** The own brand's six measures and the competitors' visibility over the whole scope, and the own measures by platform and by topic. */
function testsOf(data: OverviewData, test: TestOfChange): Tests {
  if (!hasOwn(data)) return { whole: [], parts: [] };
  const of = (measures: readonly MeasureId[], brand: number, segments: readonly Segment[]): TestedMeasure[] =>
    measures.flatMap((measureId) =>
      segments.flatMap((segment) => tested(data, test, { measureId, brand, segment }) ?? []),
    );
  const rivals = data.project.brands.map((_, brand) => brand).slice(1);
  // If the filters leave a single platform (or topic), its segment equals the whole scope.
  const segments: Segment[] = [
    ...(data.platforms.length > 1 ? data.platforms.map((platform) => ({ platform })) : []),
    ...(data.topics.length > 1 ? data.topics.map((topic) => ({ topic })) : []),
  ];
  return {
    whole: [...of(TILE_MEASURES, 0, [WHOLE]), ...rivals.flatMap((brand) => of(['visibility'], brand, [WHOLE]))],
    parts: of(TILE_MEASURES, 0, segments),
  };
}

/** Every test of a change with its result, for a list that controls the false discovery rate over all of them. */
export function everyChange(data: OverviewData): TestedMeasure[] {
  const { whole, parts } = testsOf(data, testChangeByInterval);
  return [...whole, ...parts];
}

/**
 * Movements compared with the previous period: the own brand's six measures and the competitors' visibility over the whole scope, and the
 * own measures by platform and by topic. There are many segments, and at 95 % one in twenty "moves" by chance, so a segment counts only if
 * it passes a false discovery rate of 10 % among all segments (Benjamini and Hochberg 1995).
 */
export function testedChanges(data: OverviewData): MovedMeasure[] {
  const { whole, parts } = testsOf(data, testChange);
  const believed = falseDiscovery(
    parts.map(({ pValue }) => pValue),
    FALSE_SHARE,
  );
  return [...whole, ...parts.filter((_, i) => believed[i] === true)]
    .map(({ moved }) => moved)
    .filter(({ change }) => change.verdict !== 'noise');
}
