import type { Change, Measure } from '../../../../client/src/api/measureSchemas.ts';
import type { Clusters } from '../stats/clusterRatio.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { pairedChange } from '../stats/pairedChange.ts';
import type { CellSums } from './cellSums.ts';
import { columnsOf, rangeOf, type MeasureColumns, type MeasureKind, type SumColumn } from './measureKinds.ts';

/** A part of the scope: one platform, one topic, some prompts, several of these, or (nothing given) all of it. Indexes as in the project. */
export interface Segment {
  readonly platform?: number;
  readonly topic?: number;
  /** Flags by prompt. */
  readonly prompts?: Uint8Array;
}

export const WHOLE: Segment = {};

const NOTHING = new Float64Array(0);

/** The cells that totals by prompt are made of. */
type PromptCells = Pick<CellSums, 'brandCount' | 'promptCount' | 'cells' | 'cellPrompt' | 'cellPlatform' | 'cellTopic'>;

function isWhole({ platform, topic, prompts }: Segment): boolean {
  return platform === undefined && topic === undefined && prompts === undefined;
}

/** Whether a cell belongs to a segment. */
export function isInSegment(sums: PromptCells, cell: number, segment: Segment): boolean {
  return (
    (segment.platform === undefined || sums.cellPlatform[cell] === segment.platform) &&
    (segment.topic === undefined || sums.cellTopic[cell] === segment.topic) &&
    (segment.prompts === undefined || segment.prompts[sums.cellPrompt[cell] ?? 0] === 1)
  );
}

/** Coverage: every prompt asked counts once, and once more above when any of its answers names the brand. */
function asPrompts(clusters: Clusters): Clusters {
  return {
    num: clusters.num.map((named) => (named > 0 ? 1 : 0)),
    den: clusters.den.map((answers) => (answers > 0 ? 1 : 0)),
    n: clusters.n,
  };
}

/** Totals of a measure's columns by prompt over a segment. `brand` is an index of the project's brands; of any other everything is 0. */
export function clustersOf(sums: PromptCells, columns: MeasureColumns, brand: number, segment: Segment): Clusters {
  const num = new Float64Array(sums.promptCount);
  const den = new Float64Array(sums.promptCount);
  const above = placesOf(columns.numerator, brand, sums.brandCount);
  const below = placesOf(columns.denominator, brand, sums.brandCount);
  const counted = placesOf(columns.answers, brand, sums.brandCount);
  const whole = isWhole(segment);
  let n = 0;
  for (let cell = 0; cell < sums.cells; cell += 1) {
    if (!whole && !isInSegment(sums, cell, segment)) continue;
    const prompt = sums.cellPrompt[cell] ?? 0;
    num[prompt] = (num[prompt] ?? 0) + (above.values[cell * above.step + above.first] ?? 0);
    den[prompt] = (den[prompt] ?? 0) + (below.values[cell * below.step + below.first] ?? 0);
    n += counted.values[cell * counted.step + counted.first] ?? 0;
  }
  return { num, den, n };
}

/** The figures of a brand in a column: `values[cell * step + first]`. Of a brand outside the list, which would read its neighbour's, none. */
function placesOf(
  { values, perBrand }: SumColumn,
  brand: number,
  brandCount: number,
): { readonly values: Float64Array; readonly step: number; readonly first: number } {
  if (!perBrand) return { values, step: 1, first: 0 };
  const isKnown = brand >= 0 && brand < brandCount;
  return { values: isKnown ? values : NOTHING, step: brandCount, first: brand };
}

/** A measure's totals by prompt over a segment, see `clustersOf`. */
export function promptClusters(sums: CellSums, kind: MeasureKind, brand: number, segment: Segment = WHOLE): Clusters {
  const columns = columnsOf(kind === 'coverage' ? 'visibility' : kind, sums);
  const clusters = clustersOf(sums, columns, brand, segment);
  return kind === 'coverage' ? asPrompts(clusters) : clusters;
}

/** A measure of a brand over a segment with its 95 % interval; null for an empty denominator. */
export function measureOf(sums: CellSums, kind: MeasureKind, brand: number, segment: Segment = WHOLE): Measure | null {
  return measureOfClusters(promptClusters(sums, kind, brand, segment), rangeOf(kind, sums.brandCount));
}

/** The change of a measure between two periods, with its verdict; null where it cannot be judged (see pairedChange). */
export function changeOf(
  before: CellSums,
  after: CellSums,
  kind: MeasureKind,
  brand: number,
  segment: Segment = WHOLE,
): Change | null {
  return pairedChange(
    promptClusters(before, kind, brand, segment),
    promptClusters(after, kind, brand, segment),
    rangeOf(kind, after.brandCount),
  );
}
