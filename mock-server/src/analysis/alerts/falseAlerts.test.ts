import { expect, test } from 'vitest';
import { drawWeeks } from '#server/testing/simulateWeeks.ts';

const WEEKS = 200;
const seeds = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

test('of 200 weeks in which nothing happened, at most a tenth has an alert', () => {
  const found = seeds(1, WEEKS).filter((seed) => drawWeeks({ seed, drop: 0 }).alerts.some(({ tested }) => tested));
  expect(found.length).toBeLessThanOrEqual(WEEKS / 10);
});

test('what would go out at once in such a week is rarer still', () => {
  const certain = seeds(1, WEEKS).filter((seed) =>
    drawWeeks({ seed, drop: 0 }).alerts.some((alert) => alert.tested && alert.certain),
  );
  expect(certain.length).toBeLessThanOrEqual(WEEKS / 10);
});

test('a planted drop of 20 points is found, in whole, every time', () => {
  for (const seed of seeds(1000, 20)) {
    const { alerts } = drawWeeks({ seed, drop: 0.2 });
    const drop = alerts.find(({ rule, platform_id, topic_id }) => rule === 'own_drop' && !platform_id && !topic_id);
    expect(drop, String(seed)).toMatchObject({ severity: 'high', certain: true, change: { verdict: 'real' } });
    expect(drop?.value).toBeLessThan(-0.05);
  }
});

test('a planted drop on one platform is found there', () => {
  const found = seeds(2000, 20).filter((seed) =>
    drawWeeks({ seed, drop: 0.3, platform: 1 }).alerts.some(
      ({ rule, platform_id: platform }) => rule === 'own_drop' && platform === 'p1',
    ),
  );
  expect(found.length).toBeGreaterThanOrEqual(19);
});
