import { roundToSum } from '#client/lib/roundToSum.ts';
import type { WaterfallData, WaterfallEffect } from './WaterfallData.ts';

/** Most bars; the rest is combined into one. */
export const MOST_BARS = 10;
/** Decimals of displayed percentage points. */
export const DECIMALS = 1;

/** One bar of the waterfall, in percentage points as displayed. */
export interface WaterfallBar {
  readonly kind: 'before' | 'effect' | 'rest' | 'after';
  /** The segment that a click opens; undefined: none. */
  readonly id: string | null | undefined;
  /** Empty except for effects: the chart names the others. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly rate: number;
  readonly mix: number;
  /** The two parts unrounded as shares of 1, for files; for `after`, the whole difference. */
  readonly exact: { readonly rate: number; readonly mix: number };
  /** Number of effects combined in it. */
  readonly count: number;
}

const round = (value: number): number => roundToSum([value * 100], value * 100, DECIMALS)[0] ?? 0;
/** Removes floating-point error of summing tenths. */
const tidy = (points: number): number => round(points / 100);
const sumOf = (effects: readonly WaterfallEffect[], part: 'rate' | 'mix'): number =>
  effects.reduce((sum, effect) => sum + effect[part], 0);

/**
 * The waterfall in displayed figures: `before` plus all displayed effects is exactly `after`, and each effect is its rate part plus its mix
 * part. The largest effects are separate, the others combined into one.
 */
export function waterfallBars({ before, after, effects }: WaterfallData): WaterfallBar[] {
  const size = ({ rate, mix }: WaterfallEffect): number => Math.abs(rate + mix);
  const ranked = [...effects].sort((a, b) => size(b) - size(a));
  // A single remaining effect is drawn instead of combined.
  const shown = ranked.length <= MOST_BARS + 1 ? ranked : ranked.slice(0, MOST_BARS);
  const rest = ranked.slice(shown.length);
  const groups = [...shown.map((effect) => [effect]), ...(rest.length > 0 ? [rest] : [])];
  const [start, end] = [round(before), round(after)];
  const parts = groups.map((group) => ({ rate: sumOf(group, 'rate'), mix: sumOf(group, 'mix') }));
  const totals = roundToSum(
    parts.map(({ rate, mix }) => (rate + mix) * 100),
    end - start,
    DECIMALS,
  );
  let at = start;
  const bars = groups.map((group, index): WaterfallBar => {
    const total = totals[index] ?? 0;
    const exactParts = parts[index] ?? { rate: 0, mix: 0 };
    const [rate = 0, mix = 0] = roundToSum([exactParts.rate * 100, exactParts.mix * 100], total, DECIMALS);
    const from = at;
    at = tidy(from + total);
    const [only] = group;
    const single = index < shown.length;
    return {
      kind: single ? 'effect' : 'rest',
      id: single ? only?.id : undefined,
      name: single ? (only?.name ?? '') : '',
      from,
      to: at,
      rate,
      mix,
      exact: exactParts,
      count: group.length,
    };
  });
  const mark = { id: undefined, name: '', rate: 0, mix: 0, exact: { rate: 0, mix: 0 }, count: 0 } as const;
  return [
    { ...mark, kind: 'before', from: start, to: start },
    ...bars,
    { ...mark, kind: 'after', from: end, to: end, exact: { rate: after - before, mix: 0 } },
  ];
}
