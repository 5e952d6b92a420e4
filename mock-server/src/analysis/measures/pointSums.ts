import type { Measure, MeasureId } from '#client/api/measureSchemas.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import type { CellSums } from './cellSums.ts';
import { findCells } from './findCells.ts';
import { rangeOf } from './measureKinds.ts';
import { ownValues } from './ownValues.ts';
import { compactClusters } from './promptClusters.ts';
import { WHOLE, type Segment } from './Segment.ts';

/** The part of `CellSums` for visibility: a trend has many points and shows nothing else of competitors. */
type VisibilitySums = Pick<
  CellSums,
  'brandCount' | 'promptCount' | 'cells' | 'cellPrompt' | 'cellPlatform' | 'cellTopic' | 'ok' | 'named'
>;

/** A point of a trend: visibility of every brand, and the values of all measures of the own brand. */
export interface PointSums extends VisibilitySums {
  readonly ownValue: (kind: MeasureId) => number | null;
}

/** The same figures as these columns of `sumCells`. */
export function sumPoint(table: AnswerTable, rows: Uint32Array): PointSums {
  const cells = findCells(table, rows);
  const { count, prompt, platform, topic } = cells;
  // A copy: it is read later, when cells of other points have overwritten the original.
  const ofRow = cells.ofRow.slice();
  const { brandCount, status, namedMask } = table;
  const ok = new Float64Array(count);
  const named = new Float64Array(count * brandCount);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    if (status[row] !== OK) continue;
    const cell = ofRow[i] ?? 0;
    ok[cell] = (ok[cell] ?? 0) + 1;
    for (let mask = namedMask[row] ?? 0; mask !== 0;) {
      const brand = 31 - Math.clz32(mask);
      mask ^= 1 << brand;
      const at = cell * brandCount + brand;
      named[at] = (named[at] ?? 0) + 1;
    }
  }
  const sums = {
    ...{ brandCount, promptCount: table.project.prompts.length, cells: count },
    ...{ cellPrompt: prompt, cellPlatform: platform, cellTopic: topic, ok, named },
  };
  // Computed on first use: not every report shows them.
  let own: ReadonlyMap<MeasureId, number | null> | null = null;
  return {
    ...sums,
    ownValue: (kind) => {
      own ??= ownValues(table, rows, sums, ofRow);
      return own.get(kind) ?? null;
    },
  };
}

/** Visibility of a brand over a segment, equal to that of `measureOf`. */
export function visibilityOf(sums: VisibilitySums, brand: number, segment: Segment = WHOLE): Measure | null {
  const answers = { values: sums.ok, perBrand: false };
  const columns = { numerator: { values: sums.named, perBrand: true }, denominator: answers, answers };
  return measureOfClusters(compactClusters(sums, columns, brand, segment), rangeOf('visibility', sums.brandCount));
}
