import type { Change, Measure } from '#client/api/measureSchemas.ts';
import { MIN_ANSWERS } from '#client/lib/thinData.ts';
import type { Clusters } from '../stats/clusterRatio.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { pairedChange } from '../stats/pairedChange.ts';
import type { CellSums } from './cellSums.ts';
import { columnsOf, rangeOf, type MeasureColumns, type MeasureKind, type SumColumn } from './measureKinds.ts';
import { WHOLE, type Segment } from './Segment.ts';
import { segmentCells, segmentPrompts } from './segmentCells.ts';

const NOTHING = new Float64Array(0);

/** The columns of cells that totals by prompt need. */
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

/** Coverage: the denominator counts every prompt asked, the numerator those with an answer that names the brand. */
function asPrompts(clusters: Clusters): Clusters {
  return {
    num: clusters.num.map((named) => (named > 0 ? 1 : 0)),
    den: clusters.den.map((answers) => (answers > 0 ? 1 : 0)),
    n: clusters.n,
  };
}

/** Totals of a measure's columns by prompt over a segment. `brand` is an index of the project's brands; for any other, everything is 0. */
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

/**
 * The figures of a brand in a column: `values[cell * step + first]`. A brand outside the list gets zeros, since its index would read
 * another cell's figures.
 */
function placesOf(
  { values, perBrand, known }: SumColumn,
  brand: number,
  brandCount: number,
): { readonly values: Float64Array; readonly step: number; readonly first: number } {
  if (known?.[brand] === 0) return { values: NOTHING, step: 1, first: 0 };
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

/** Index of a prompt within a segment. Not cleared: it is only read for prompts that were just written. */
let places = new Uint32Array(0);

/**
 * As `clustersOf` over a platform, a topic or both, limited to the given prompts: index i of both columns is `prompts[i]`. Omitted prompts
 * have no denominator, so every figure is the same, but the time does not grow with the whole project for each segment.
 * @param prompts ascending, including all of the segment
 */
function clustersAmong(
  sums: PromptCells,
  columns: MeasureColumns,
  brand: number,
  { segment, prompts }: { readonly segment: Segment; readonly prompts: Uint32Array },
): Clusters {
  if (places.length < sums.promptCount) places = new Uint32Array(sums.promptCount);
  prompts.forEach((prompt, index) => {
    places[prompt] = index;
  });
  const num = new Float64Array(prompts.length);
  const den = new Float64Array(prompts.length);
  const above = placesOf(columns.numerator, brand, sums.brandCount);
  const below = placesOf(columns.denominator, brand, sums.brandCount);
  const counted = placesOf(columns.answers, brand, sums.brandCount);
  let n = 0;
  for (const cell of segmentCells(sums, segment)) {
    const place = places[sums.cellPrompt[cell] ?? 0] ?? 0;
    num[place] = (num[place] ?? 0) + (above.values[cell * above.step + above.first] ?? 0);
    den[place] = (den[place] ?? 0) + (below.values[cell * below.step + below.first] ?? 0);
    n += counted.values[cell * counted.step + counted.first] ?? 0;
  }
  return { num, den, n };
}

/** Whether a segment is defined by platform and topic alone. */
function isPlaced({ platform, topic, prompts }: Segment): boolean {
  return prompts === undefined && (platform !== undefined || topic !== undefined);
}

/** Whether a platform or topic has too few answers to judge a change of any measure: every measure is based on some of them. */
export function hasFewAnswers(sums: CellSums, segment: Segment): boolean {
  if (!isPlaced(segment)) return false;
  let asked = 0;
  for (const cell of segmentCells(sums, segment)) asked += sums.asked[cell] ?? 0;
  return asked < MIN_ANSWERS;
}

/** Totals by prompt over a segment, for callers that need not know which prompt is which. */
export function compactClusters(sums: PromptCells, columns: MeasureColumns, brand: number, segment: Segment): Clusters {
  if (!isPlaced(segment)) return clustersOf(sums, columns, brand, segment);
  return clustersAmong(sums, columns, brand, { segment, prompts: segmentPrompts([sums], segment) });
}

/** A measure's totals by prompt over a segment in two periods, the same prompt at the same index of both. */
export function pairedClusters(
  before: CellSums,
  after: CellSums,
  kind: MeasureKind,
  brand: number,
  segment: Segment,
): readonly [Clusters, Clusters] {
  if (!isPlaced(segment)) {
    return [promptClusters(before, kind, brand, segment), promptClusters(after, kind, brand, segment)];
  }
  const part = { segment, prompts: segmentPrompts([before, after], segment) };
  const of = (sums: CellSums): Clusters => {
    const clusters = clustersAmong(sums, columnsOf(kind === 'coverage' ? 'visibility' : kind, sums), brand, part);
    return kind === 'coverage' ? asPrompts(clusters) : clusters;
  };
  return [of(before), of(after)];
}

/** A measure of a brand over a segment with its 95 % interval; null for an empty denominator. */
export function measureOf(sums: CellSums, kind: MeasureKind, brand: number, segment: Segment = WHOLE): Measure | null {
  const columns = columnsOf(kind === 'coverage' ? 'visibility' : kind, sums);
  const clusters = compactClusters(sums, columns, brand, segment);
  return measureOfClusters(kind === 'coverage' ? asPrompts(clusters) : clusters, rangeOf(kind, sums.brandCount));
}

/** The change of a measure between two periods, with its verdict; null if it cannot be judged (see pairedChange). */
export function changeOf(
  before: CellSums,
  after: CellSums,
  kind: MeasureKind,
  brand: number,
  segment: Segment = WHOLE,
): Change | null {
  if (hasFewAnswers(before, segment) || hasFewAnswers(after, segment)) return null;
  const [was, is] = pairedClusters(before, after, kind, brand, segment);
  return pairedChange(was, is, rangeOf(kind, after.brandCount));
}
