import type { Measure, MeasureId } from '#client/api/measureSchemas.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import type { CellSums } from './cellSums.ts';
import { findCells } from './findCells.ts';
import { rangeOf } from './measureKinds.ts';
import { ownValues } from './ownValues.ts';
import { compactClusters } from './promptClusters.ts';
import { WHOLE, type Segment } from './Segment.ts';

/** What of `CellSums` visibility needs: a trend has many points, and of rivals nothing else is drawn at them. */
type VisibilitySums = Pick<
  CellSums,
  'brandCount' | 'promptCount' | 'cells' | 'cellPrompt' | 'cellPlatform' | 'cellTopic' | 'ok' | 'named'
>;

/** A point of a trend: visibility of every brand, and the values of all measures of the own one. */
export interface PointSums extends VisibilitySums {
  readonly ownValue: (kind: MeasureId) => number | null;
}

/** The same figures as `sumCells` has in these columns. */
export function sumPoint(table: AnswerTable, rows: Uint32Array): PointSums {
  const cells = findCells(table, rows);
  const { count, prompt, platform, topic } = cells;
  // Needed once more, when cells of other points have been found.
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
  // Summed when they are first asked for: not every report draws them.
  let own: ReadonlyMap<MeasureId, number | null> | null = null;
  return {
    ...sums,
    ownValue: (kind) => {
      own ??= ownValues(table, rows, sums, ofRow);
      return own.get(kind) ?? null;
    },
  };
}

/** Visibility of a brand over a segment, as `measureOf` has it. */
export function visibilityOf(sums: VisibilitySums, brand: number, segment: Segment = WHOLE): Measure | null {
  const answers = { values: sums.ok, perBrand: false };
  const columns = { numerator: { values: sums.named, perBrand: true }, denominator: answers, answers };
  return measureOfClusters(compactClusters(sums, columns, brand, segment), rangeOf('visibility', sums.brandCount));
}
