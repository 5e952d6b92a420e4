import { addDays } from '#client/lib/dates.ts';
import { sumCells } from '#server/analysis/measures/cellSums.ts';
import type { CellSums } from '#server/analysis/measures/cellSums.ts';
import type { MeasureKind } from '#server/analysis/measures/measureKinds.ts';
import { rangeOf } from '#server/analysis/measures/measureKinds.ts';
import { changeOf, measureOf } from '#server/analysis/measures/promptClusters.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { tableSource } from '#server/service/tables/tableSource.ts';

/** The last day of the samples. */
export const TODAY = '2026-03-10';
export const ZONE = 'Asia/Shanghai';

/** The measures with queries in docs/sql.md. */
export const COMPARED_KINDS: readonly MeasureKind[] = [
  ...(['visibility', 'first_mention_rate', 'share_of_voice', 'average_position', 'net_sentiment'] as const),
  ...(['citation_rate', 'citation_share', 'coverage', 'stability'] as const),
];

/** The week compared and the week before, both ends included. */
export const WINDOWS = {
  before: [addDays(TODAY, -13), addDays(TODAY, -7)],
  after: [addDays(TODAY, -6), TODAY],
} as const;

/** A figure computed by both a database and the product. */
export interface ComparedFigure {
  readonly kind: MeasureKind;
  readonly brand: string;
  readonly lowest: number;
  readonly highest: number;
  readonly isMean: boolean;
  /** Of the product; null: no data. */
  readonly estimate: object | null;
  /** Of the product; null: nothing to compare, or too few data. */
  readonly change: object | null;
}

function sumsOf(table: AnswerTable, [start, end]: readonly [string, string]): CellSums {
  const { rows, table: seen } = tableSource(table, ZONE, { start, end });
  return sumCells(seen, rows);
}

/** The product's figures of a measure: for the own brand, the first competitor and the last. */
export function comparedFigures(table: AnswerTable, kind: MeasureKind): readonly ComparedFigure[] {
  const [before, after] = [sumsOf(table, WINDOWS.before), sumsOf(table, WINDOWS.after)];
  const { min, max, method } = rangeOf(kind, table.brandCount);
  return [...new Set([0, 1, table.brandCount - 1])].map((index) => ({
    ...{ kind, brand: table.project.brands[index]?.id ?? '', lowest: min, highest: max, isMean: method === 't' },
    ...{ estimate: measureOf(after, kind, index), change: changeOf(before, after, kind, index) },
  }));
}

/** Differences between a database row and the product's figures, with tolerance 1e-9; empty when they are equal. */
export function differencesOf(row: object | undefined, wanted: object | null): string[] {
  if (wanted === null || row === undefined) {
    const same = wanted === null && row === undefined;
    return same ? [] : [`a row is ${row ? 'there' : 'missing'}, and the product has ${wanted ? 'one' : 'none'}`];
  }
  return Object.entries(wanted).flatMap(([name, value]) => {
    const found: unknown = Reflect.get(row, name);
    const same = typeof value === 'number' ? Math.abs(Number(found) - value) < 1e-9 : found === value;
    return same ? [] : [`${name} is ${String(found)}, and the product has ${String(value)}`];
  });
}
