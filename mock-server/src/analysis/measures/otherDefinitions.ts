import type { Measure } from '#client/api/measureSchemas.ts';
import type { Clusters } from '../stats/clusterRatio.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';

const RATE = { min: 0, max: 1, method: 'wilson' } as const;

/** Our answers measured by other products' definitions, for one brand. Null: no data. */
export interface OtherDefinitions {
  /** Answers naming the brand / answers: our visibility. */
  readonly plainRate: Measure | null;
  /** Rankscale: rate / (1 + 0.1 (average position - 1)); 0 if the brand is never named. No interval: it mixes two measures. */
  readonly rankscale: number | null;
  /** Evertune: mean of 0.9^(position - 1) over all answers; 0 for an answer that does not name the brand. */
  readonly evertune: Measure | null;
  /** Answers naming it / the same summed over tracked brands. */
  readonly shareOfTracked: Measure | null;
  /** Answers naming it / answers naming any tracked brand. */
  readonly shareOfNaming: Measure | null;
  /** By competitor (index of the brand): answers naming the brand / answers naming it or that competitor. */
  readonly shareAgainst: ReadonlyMap<number, Measure | null>;
}

/** Totals by prompt, the basis of all the definitions. */
interface Totals {
  readonly ok: Float64Array;
  readonly named: Float64Array;
  readonly positions: Float64Array;
  readonly discounted: Float64Array;
  readonly naming: Float64Array;
  readonly mentions: Float64Array;
  /** Per brand: answers naming it or the brand in question. */
  readonly either: readonly Float64Array[];
}

function add(column: Float64Array, index: number, amount: number): void {
  column[index] = (column[index] ?? 0) + amount;
}

function sumTotals(table: AnswerTable, rows: Uint32Array, brand: number): Totals {
  const column = (): Float64Array => new Float64Array(table.project.prompts.length);
  const totals: Totals = {
    ok: column(),
    named: column(),
    positions: column(),
    discounted: column(),
    naming: column(),
    mentions: column(),
    either: Array.from({ length: table.brandCount }, column),
  };
  for (const row of rows) {
    if (table.status[row] !== OK) {
      continue;
    }
    const prompt = table.prompt[row] ?? 0;
    const mask = table.namedMask[row] ?? 0;
    const named = (mask >>> brand) & 1;
    add(totals.ok, prompt, 1);
    add(totals.naming, prompt, Number(mask !== 0));
    if (named === 1) {
      const place = table.position[row * table.brandCount + brand] ?? 1;
      add(totals.named, prompt, 1);
      add(totals.positions, prompt, place);
      add(totals.discounted, prompt, 0.9 ** (place - 1));
    }
    totals.either.forEach((answers, rival) => {
      const rivalNamed = (mask >>> rival) & 1;
      add(totals.mentions, prompt, rivalNamed);
      add(answers, prompt, named | rivalNamed);
    });
  }
  return totals;
}

function total(column: Float64Array): number {
  return column.reduce((sum, value) => sum + value, 0);
}

/** The definitions of a brand (index) over rows of a scope. */
export function otherDefinitions(table: AnswerTable, rows: Uint32Array, brand: number): OtherDefinitions {
  const totals = sumTotals(table, rows, brand);
  const naming = total(totals.naming);
  const share = (num: Float64Array, den: Float64Array, n: number): Measure | null => {
    const clusters: Clusters = { num, den, n };
    return measureOfClusters(clusters, RATE);
  };
  const ok = total(totals.ok);
  const named = total(totals.named);
  const discount = named > 0 ? 1 + 0.1 * (total(totals.positions) / named - 1) : 1;
  return {
    plainRate: share(totals.named, totals.ok, ok),
    rankscale: ok > 0 ? named / ok / discount : null,
    evertune: share(totals.discounted, totals.ok, ok),
    shareOfTracked: share(totals.named, totals.mentions, naming),
    shareOfNaming: share(totals.named, totals.naming, naming),
    shareAgainst: new Map(
      totals.either.flatMap((answers, rival) =>
        rival === brand ? [] : [[rival, share(totals.named, answers, total(answers))] as const],
      ),
    ),
  };
}
