import { roundToSum } from '../../lib/roundToSum.ts';
import type { WaterfallData, WaterfallEffect } from './WaterfallData.ts';

/** More bars than this are not read; the rest is one. */
export const MOST_BARS = 10;
/** Of percentage points, as shown. */
export const DECIMALS = 1;

/** One line of the waterfall, in percentage points exactly as shown. */
export interface WaterfallBar {
  readonly kind: 'before' | 'effect' | 'rest' | 'after';
  /** What a click opens; undefined: nothing. */
  readonly id: string | null | undefined;
  /** Empty for all but effects: the words for the others are the chart's. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly rate: number;
  readonly mix: number;
  /** The two parts unrounded and of 1, for files; of `after`, the whole difference. */
  readonly exact: { readonly rate: number; readonly mix: number };
  /** How many effects stand in it. */
  readonly count: number;
}

const round = (value: number): number => roundToSum([value * 100], value * 100, DECIMALS)[0] ?? 0;
/** Adding tenths up leaves binary dust. */
const tidy = (points: number): number => round(points / 100);
const sumOf = (effects: readonly WaterfallEffect[], part: 'rate' | 'mix'): number =>
  effects.reduce((sum, effect) => sum + effect[part], 0);

/**
 * The waterfall in shown figures: `before` plus every shown effect is `after`, to the last digit, and each effect is its rate
 * part plus its mix part. The largest effects by themselves, the others as one.
 */
export function waterfallBars({ before, after, effects }: WaterfallData): WaterfallBar[] {
  const size = ({ rate, mix }: WaterfallEffect): number => Math.abs(rate + mix);
  const ranked = [...effects].sort((a, b) => size(b) - size(a));
  // One left over is drawn rather than counted.
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
