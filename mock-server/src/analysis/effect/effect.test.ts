import { describe, expect, it } from 'vitest';
import { seededRandom, type Random } from '#server/testing/simulatePrompts.ts';
import { differenceInDifferences } from './contrastOfSets.ts';
import type { WeekSums } from './effectSums.ts';
import { effectVerdict } from './effectVerdict.ts';
import { matchControls } from './matchControls.ts';
import { preTrend } from './preTrend.ts';
import { promptPasts, sumWeeks } from './promptPasts.ts';
import { setSums } from './setSums.ts';

interface Market {
  readonly treated: number;
  readonly controls: number;
  /** Effect of the change, and the weekly gain of the treated prompts over the others, before and after. */
  readonly effect: number;
  readonly slope: number;
  /** Standard deviation of the weekly disturbance of a prompt; half of it carries over to the next week. */
  readonly unrest: number;
}

const WEEKS_BEFORE = 6;
const WEEKS_AFTER = 2;
const ANSWERS_A_WEEK = 16;

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(Math.max(1e-12, random()))) * Math.cos(2 * Math.PI * random());
}

/** Weeks of a market in which every prompt has its own drifting rate, and all rise by a point a week. */
function drawWeeks(market: Market, random: Random): WeekSums[] {
  const count = market.treated + market.controls;
  const base = Array.from({ length: count }, () => 0.15 + 0.7 * random());
  const level = base.map(() => 0);
  return Array.from({ length: WEEKS_BEFORE + WEEKS_AFTER }, (_, place) => {
    const index = place - WEEKS_BEFORE;
    const named = Float64Array.from(base, (rate, prompt) => {
      const moved = 0.5 * (level[prompt] ?? 0) + market.unrest * normal(random);
      level[prompt] = moved;
      const own = prompt < market.treated ? market.slope * index + (index >= 0 ? market.effect : 0) : 0;
      const chance = Math.min(0.98, Math.max(0.02, rate + moved + 0.01 * index + own));
      return Array.from({ length: ANSWERS_A_WEEK }, () => Number(random() < chance)).reduce((sum, one) => sum + one, 0);
    });
    const ok = new Float64Array(count).fill(ANSWERS_A_WEEK);
    return { week: { index, start: '', end: '' }, named, ok, cited: named, captured: ok };
  });
}

function judge(market: Market, random: Random) {
  const weeks = drawWeeks(market, random);
  const before = weeks.slice(0, WEEKS_BEFORE);
  const after = weeks.slice(WEEKS_BEFORE);
  const indexes = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);
  const sets = matchControls(
    promptPasts(before, indexes(0, market.treated)),
    promptPasts(before, indexes(market.treated, market.controls)),
  );
  const sums = (part: readonly WeekSums[]) => setSums(sets, sumWeeks(part, 'named'), sumWeeks(part, 'ok'));
  const estimate = differenceInDifferences(sums(before), sums(after));
  const trend = preTrend(before.map((one) => ({ index: one.week.index, sums: setSums(sets, one.named, one.ok) })));
  return { estimate, finding: effectVerdict({ estimate, preTrend: trend, weeksApart: 4 }) };
}

const QUIET: Market = { treated: 12, controls: 36, effect: 0, slope: 0, unrest: 0.05 };

/** Shares of draws in which the interval contains the true effect; and by verdict. */
function simulate(market: Market, draws: number) {
  const random = seededRandom(11);
  let held = 0;
  const verdicts = { worked: 0, lost: 0, none: 0, not_yet: 0, unknown: 0 };
  for (let draw = 0; draw < draws; draw += 1) {
    const { estimate, finding } = judge(market, random);
    held += Number(estimate !== null && estimate.low <= market.effect && market.effect <= estimate.high);
    if (finding.verdict !== 'unknown') verdicts[finding.verdict] += 1;
    else verdicts.unknown += 1;
  }
  return { held: held / draws, worked: verdicts.worked / draws, none: verdicts.none / draws };
}

describe('difference in differences over matched prompts', () => {
  it.each([
    { treated: 6, controls: 24, unrest: 0.06 },
    { treated: 8, controls: 16, unrest: 0 },
    { treated: 12, controls: 36, unrest: 0.06 },
    { treated: 20, controls: 30, unrest: 0.06 },
    { treated: 40, controls: 120, unrest: 0.06 },
  ])(
    'has a 95 % interval that holds "nothing" in 93 to 97 % of quiet markets: %o',
    (size) => {
      const { held, worked } = simulate({ ...QUIET, ...size }, 3000);
      expect(held).toBeGreaterThan(0.93);
      expect(held).toBeLessThan(0.97);
      expect(worked).toBeLessThan(0.03);
    },
    60_000,
  );

  it('holds the true effect as well, and finds a large one in most markets', () => {
    const large = simulate({ ...QUIET, effect: 0.2 }, 1000);
    expect(large.held).toBeGreaterThan(0.93);
    expect(large.worked).toBeGreaterThan(0.7);
    const small = simulate({ ...QUIET, effect: 0.05 }, 500);
    expect(small.worked).toBeLessThan(large.worked);
  }, 60_000);

  it('hardly ever says worked where the treated were rising faster all along, and not once where that is plain', () => {
    expect(simulate({ ...QUIET, slope: 0.03 }, 500).worked).toBeLessThan(0.06);
    const plain = simulate({ treated: 40, controls: 120, effect: 0, slope: 0.04, unrest: 0.03 }, 500);
    expect(plain.worked).toBe(0);
    expect(plain.none).toBe(0);
  }, 60_000);
});

describe('the verdict', () => {
  const alike = { difference: 0, low: -0.02, high: 0.02, alike: true, drift: 0 };
  const gain = { difference: 0.1, low: 0.05, high: 0.15 };
  const judged = (estimate: typeof gain | null, trend: typeof alike | null = alike) => {
    const { verdict, reason } = effectVerdict({ estimate, preTrend: trend, weeksApart: 4 });
    return [verdict, reason];
  };

  it('is worked only when the whole interval lies above what would have come anyway', () => {
    expect(judged(gain)).toEqual(['worked', null]);
    expect(judged(gain, { ...alike, difference: 0.015 })).toEqual(['unknown', 'carried']);
    expect(judged(gain, { ...alike, drift: 1 })).toEqual(['unknown', 'carried']);
    expect(judged(gain, { ...alike, drift: -1 })).toEqual(['worked', null]);
    expect(judged(gain, { ...alike, alike: false })).toEqual(['unknown', 'pre_trends']);
  });

  it('is none only for an interval around 0 that rules much out', () => {
    expect(judged({ difference: 0.01, low: -0.05, high: 0.07 })).toEqual(['none', null]);
  });

  it('is lost where the whole interval lies below 0 and below what would have come anyway', () => {
    const loss = { difference: -0.3, low: -0.5, high: -0.1 };
    expect(judged(loss)).toEqual(['lost', null]);
    expect(judged(loss, { ...alike, difference: -0.03 })).toEqual(['unknown', 'carried']);
    expect(judged(loss, { ...alike, alike: false })).toEqual(['unknown', 'pre_trends']);
  });

  it('is unknown for a wide interval, and where there is nothing to go by', () => {
    expect(judged({ difference: 0.1, low: -0.1, high: 0.3 })).toEqual(['unknown', 'imprecise']);
    expect(judged(null)).toEqual(['unknown', 'thin']);
    expect(judged(gain, null)).toEqual(['unknown', 'short_history']);
  });
});

describe('matching', () => {
  const past = (prompt: number, rate: number, volatility = 0.1) => ({ prompt, rate, volatility });
  const matched = (sets: ReturnType<typeof matchControls>) =>
    sets.map(({ treated, controls }) => [treated.prompt, controls.map(({ prompt }) => prompt)]);

  it('takes the nearest by past rate and volatility, each control once, by turns', () => {
    const pool = [past(2, 0.5), past(3, 0.52), past(4, 0.8), past(5, 0.49, 0.4)];
    expect(matched(matchControls([past(0, 0.5), past(1, 0.51)], pool))).toEqual([
      [1, [2, 5]],
      [0, [3]],
    ]);
  });

  it('leaves a prompt out that nothing is like', () => {
    expect(matched(matchControls([past(0, 0.9)], [past(1, 0.5)]))).toEqual([]);
  });
});

describe('arms that did not move at all', () => {
  it('are no certainty: the interval is as wide as so few prompts make it', () => {
    const still = { num: new Float64Array(6), den: new Float64Array(6).fill(20) };
    const estimate = differenceInDifferences({ treated: still, control: still }, { treated: still, control: still });
    expect(estimate?.difference).toBe(0);
    expect(estimate?.high).toBeGreaterThan(0.3);
    expect(estimate?.low).toBeLessThan(-0.3);
  });
});
