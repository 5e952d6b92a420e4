import { describe, expect, it } from 'vitest';
import { wilsonInterval } from '#client/lib/stats/wilson.ts';
import { betaBinomialCdf, drawFrom, promptSizes, seededRandom } from '#server/testing/simulatePrompts.ts';
import { clusterRatio } from './clusterRatio.ts';
import { intervalOf, type MeasureRange } from './interval.ts';
import { pairedChange } from './pairedChange.ts';

const RATE: MeasureRange = { min: 0, max: 1, method: 'wilson' };
const DRAWS = 6000;
const CHANGE_DRAWS = 3000;

interface Setting {
  readonly rate: number;
  readonly k: number;
  readonly rho: number;
  readonly equal: boolean;
}

function settings(rates: readonly number[], ks: readonly number[]): Setting[] {
  return rates.flatMap((rate) =>
    ks.flatMap((k) => [0, 0.2, 0.5].flatMap((rho) => [true, false].map((equal) => ({ rate, k, rho, equal })))),
  );
}

const PROMISED = [...settings([0.3, 0.5, 0.7], [10, 20, 40, 100]), ...settings([0.1], [40, 100])];
const FEW_AND_RARE = settings([0.1], [10, 20]);

function sampler({ rate, k, rho, equal }: Setting, seed: number): { den: Float64Array; draw: () => Float64Array } {
  const den = promptSizes(k, equal);
  const bySize = new Map<number, Float64Array>();
  const cdfs = Array.from(den, (runs) => {
    const cdf = bySize.get(runs) ?? betaBinomialCdf(runs, rate, rho);
    bySize.set(runs, cdf);
    return cdf;
  });
  const random = seededRandom(seed);
  // One buffer for all draws: millions of new arrays would cost more than the statistics.
  const num = new Float64Array(k);
  const draw = (): Float64Array => {
    cdfs.forEach((cdf, i) => {
      num[i] = drawFrom(cdf, random);
    });
    return num;
  };
  return { den, draw };
}

function seedOf({ rate, k, rho, equal }: Setting): number {
  return Math.round(rate * 1000) * 1000 + k * 7 + Math.round(rho * 10) + Number(equal);
}

/** Share of draws whose 95 % interval contains the true rate. */
function coverage(setting: Setting): number {
  const { den, draw } = sampler(setting, seedOf(setting));
  let held = 0;
  for (let i = 0; i < DRAWS; i += 1) {
    const estimate = clusterRatio({ num: draw(), den });
    if (estimate !== null) {
      const { low, high } = intervalOf(estimate, RATE, 0.95);
      held += Number(low <= setting.rate && setting.rate <= high);
    }
  }
  return held / DRAWS;
}

/**
 * Share of draws whose 95 % interval of the change contains the true change. `drift` is added to the rate in the second
 * period. Prompts are drawn again in the second period: the case in which pairing helps least.
 */
function changeCoverage(setting: Setting, drift: number): number {
  const before = sampler(setting, seedOf(setting) + 1);
  const after = sampler({ ...setting, rate: setting.rate + drift }, seedOf(setting) + 2);
  let held = 0;
  const n = 1000;
  for (let i = 0; i < CHANGE_DRAWS; i += 1) {
    const was = { num: before.draw(), den: before.den, n };
    const change = pairedChange(was, { num: after.draw(), den: after.den, n }, RATE);
    held += Number(change !== null && change.low <= drift && drift <= change.high);
  }
  return held / CHANGE_DRAWS;
}

/** The settings whose coverage is outside 93 to 97 %, with the coverage. */
function failures(
  list: readonly Setting[],
  measure: (setting: Setting) => number,
  low: number,
  high: number,
): string[] {
  return list
    .map((setting) => ({ setting, share: measure(setting) }))
    .filter(({ share }) => share < low || share > high)
    .map(({ setting, share }) => `${JSON.stringify(setting)} ${share.toFixed(4)}`);
}

describe('the 95 % interval of a rate', () => {
  it('holds the truth in 93 to 97 % of draws', () => {
    expect(failures(PROMISED, coverage, 0.93, 0.97)).toEqual([]);
  }, 60_000);

  it('holds it in 92 to 97 % for a rare brand over few prompts, where the plain formula drops to 88 %', () => {
    expect(failures(FEW_AND_RARE, coverage, 0.92, 0.97)).toEqual([]);
  }, 60_000);

  it('is needed: Wilson over single answers, as if they were independent, fails badly', () => {
    const setting = { rate: 0.3, k: 40, rho: 0.5, equal: true };
    const { den, draw } = sampler(setting, 5);
    let held = 0;
    for (let i = 0; i < CHANGE_DRAWS; i += 1) {
      const estimate = clusterRatio({ num: draw(), den });
      const { low, high } = wilsonInterval(estimate?.value ?? 0, 400, 1.96);
      held += Number(low <= 0.3 && 0.3 <= high);
    }
    expect(held / CHANGE_DRAWS).toBeLessThan(0.72);
  });
});

describe('the 95 % interval of a change', () => {
  it('holds the truth in 93 to 97 % of draws when nothing changed', () => {
    expect(failures(PROMISED, (setting) => changeCoverage(setting, 0), 0.93, 0.97)).toEqual([]);
  }, 60_000);

  it('holds it when the rate rose by 0.1', () => {
    const some = settings([0.3, 0.5], [10, 40]);
    expect(failures(some, (setting) => changeCoverage(setting, 0.1), 0.93, 0.97)).toEqual([]);
  }, 60_000);
});
