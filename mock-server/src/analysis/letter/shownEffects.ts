import type { Effect, WhyMoved } from '#client/api/answerIndexSchemas.ts';
import { roundToSum } from '#client/lib/roundToSum.ts';

/** Equal to the limit of the waterfall chart (components/chart/waterfallBars.ts); a test compares the two. */
const MOST = 10;
const DECIMALS = 1;

interface ShownEffect {
  readonly name: string;
  /** Unrounded, as a share of 1. */
  readonly size: number;
  /** For display: in steps of a tenth of a point, so that all of them and the value before add up to the value after. */
  readonly shown: number;
}

const sizeOf = ({ rate, mix }: Effect): number => rate + mix;
const roundPoints = (value: number): number => roundToSum([value * 100], value * 100, DECIMALS)[0] ?? 0;

/** The single effects of a split, largest first, with the figures of the waterfall. */
export function shownEffects({
  before,
  after,
  effects,
}: Pick<WhyMoved, 'before' | 'after' | 'effects'>): readonly ShownEffect[] {
  if (before === null || after === null) return [];
  const ranked = [...effects].sort((a, b) => Math.abs(sizeOf(b)) - Math.abs(sizeOf(a)));
  const single = ranked.length <= MOST + 1 ? ranked : ranked.slice(0, MOST);
  const rest = ranked.slice(single.length).reduce((sum, effect) => sum + sizeOf(effect), 0);
  const sizes = [...single.map(sizeOf), ...(single.length < ranked.length ? [rest] : [])];
  const whole = roundPoints(after.value) - roundPoints(before.value);
  const shown = roundToSum(
    sizes.map((size) => size * 100),
    whole,
    DECIMALS,
  );
  return single.map((effect, index) => ({
    name: effect.name,
    size: sizeOf(effect),
    shown: (shown[index] ?? 0) / 100,
  }));
}
