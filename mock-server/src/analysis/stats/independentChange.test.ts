import { describe, expect, it } from 'vitest';
import { seededRandom } from '#server/testing/simulatePrompts.ts';
import type { Clusters } from './clusterRatio.ts';
import { independentChange } from './independentChange.ts';

const rate = { min: 0, max: 1, method: 'wilson' } as const;

/** `count` answers, `hits` of them with the brand; each answer is a cluster. */
function answers(hits: number, count: number): Clusters {
  const num = Float64Array.from({ length: count }, (_, i) => (i < hits ? 1 : 0));
  return { num, den: new Float64Array(count).fill(1), n: count, yesNo: true };
}

describe('independentChange', () => {
  it('tells a move from noise', () => {
    expect(independentChange(answers(10, 60), answers(40, 60), rate)).toMatchObject({
      difference: 0.5,
      verdict: 'real',
    });
    expect(independentChange(answers(24, 60), answers(32, 60), rate)?.verdict).toBe('maybe');
    expect(independentChange(answers(30, 60), answers(31, 60), rate)?.verdict).toBe('noise');
  });

  it('gives no verdict on few answers', () => {
    expect(independentChange(answers(0, 29), answers(60, 60), rate)).toBeNull();
    expect(independentChange(answers(0, 60), answers(29, 29), rate)).toBeNull();
    expect(independentChange(answers(0, 0), answers(30, 60), rate)).toBeNull();
  });

  it('stays inside what a difference can be', () => {
    const change = independentChange(answers(0, 30), answers(30, 30), rate);
    expect(change?.high).toBe(1);
    expect(change?.low).toBeGreaterThan(0.7);
  });

  it('does not take all or none for certainty', () => {
    const change = independentChange(answers(30, 30), answers(30, 30), rate);
    expect(change).toMatchObject({ difference: 0, verdict: 'noise' });
    expect(change?.low).toBeLessThan(-0.05);
  });

  it.each([
    [0.5, 0.5, 40, 70],
    [0.3, 0.5, 60, 60],
    [0.8, 0.6, 35, 200],
    [0.1, 0.1, 70, 70],
    [0.05, 0.15, 40, 40],
  ])('holds the true difference of %f and %f in 93 to 97.5 %% of draws', (before, after, n, m) => {
    const random = seededRandom(11);
    const draw = (p: number, count: number): Clusters => {
      let hits = 0;
      for (let i = 0; i < count; i += 1) hits += Number(random() < p);
      return answers(hits, count);
    };
    let held = 0;
    const draws = 3000;
    for (let i = 0; i < draws; i += 1) {
      const change = independentChange(draw(before, n), draw(after, m), rate);
      held += Number(change !== null && change.low <= after - before && change.high >= after - before);
    }
    expect(held / draws).toBeGreaterThan(0.93);
    expect(held / draws).toBeLessThan(0.975);
  });
});
