import type { WaterfallData, WaterfallEffect } from './WaterfallData.ts';

/** Most bars; the rest is combined into one. */
export const MOST_BARS = 10;

/** One bar of the waterfall, in percentage points, unrounded: each figure is rounded once, where it is written. */
export interface WaterfallBar {
  readonly kind: 'before' | 'effect' | 'rest' | 'after';
  /** The segment that a click opens; undefined: none. */
  readonly id: string | null | undefined;
  /** Empty except for effects: the chart names the others. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** For `after`, the whole difference. */
  readonly rate: number;
  readonly mix: number;
  /** Number of effects combined in it. */
  readonly count: number;
}

const pointsOf = (effects: readonly WaterfallEffect[], part: 'rate' | 'mix'): number =>
  effects.reduce((sum, effect) => sum + effect[part], 0) * 100;

/** The largest effects are separate, the others combined into one. */
export function waterfallBars({ before, after, effects }: WaterfallData): WaterfallBar[] {
  const size = ({ rate, mix }: WaterfallEffect): number => Math.abs(rate + mix);
  const ranked = [...effects].sort((a, b) => size(b) - size(a));
  // A single remaining effect is drawn instead of combined.
  const shown = ranked.length <= MOST_BARS + 1 ? ranked : ranked.slice(0, MOST_BARS);
  const rest = ranked.slice(shown.length);
  const groups = [...shown.map((effect) => [effect]), ...(rest.length > 0 ? [rest] : [])];
  const [start, end] = [before * 100, after * 100];
  let at = start;
  const bars = groups.map((group, index): WaterfallBar => {
    const [rate, mix] = [pointsOf(group, 'rate'), pointsOf(group, 'mix')];
    const from = at;
    at = from + rate + mix;
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
      count: group.length,
    };
  });
  const mark = { id: undefined, name: '', rate: 0, mix: 0, count: 0 } as const;
  return [
    { ...mark, kind: 'before', from: start, to: start },
    ...bars,
    { ...mark, kind: 'after', from: end, to: end, rate: (after - before) * 100 },
  ];
}
