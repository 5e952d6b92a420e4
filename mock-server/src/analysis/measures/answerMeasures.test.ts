import { describe, expect, it } from 'vitest';
import { seededRandom } from '#server/testing/simulatePrompts.ts';
import { allRows, tableForTest, times } from '#server/testing/tableForTest.ts';
import { answerMeasure } from './answerMeasures.ts';
import { sumCells } from './cellSums.ts';
import { measureOf } from './promptClusters.ts';

const KINDS = [
  'visibility',
  'first_mention_rate',
  'share_of_voice',
  'average_position',
  'net_sentiment',
  'citation_rate',
] as const;

describe('answerMeasure', () => {
  const table = tableForTest([
    ...times(4, { named: 'AB', sentiment: { A: 'positive' }, cites: ['a.com/x'] }),
    ...times(3, { named: 'BCA', sentiment: { A: 'negative' }, cites: ['b.com/x', 'news.org/y'] }),
    ...times(5, { named: 'C', cites: [] }),
    ...times(2, {}),
  ]);

  it.each(KINDS)('has the very value of %s that sums over many prompts have', (kind) => {
    const whole = measureOf(sumCells(table, allRows(table)), kind, 0);
    const { value, n, numerator, denominator } = whole ?? {};
    expect(answerMeasure(table, allRows(table), kind)).toMatchObject({ value, n, numerator, denominator, k: 1 });
  });

  it('is no data without answers, and for what no answer has', () => {
    expect(answerMeasure(table, new Uint32Array(0), 'visibility')).toBeNull();
    const silent = tableForTest(times(3, { named: 'B', cites: null }));
    expect(answerMeasure(silent, allRows(silent), 'average_position')).toBeNull();
    expect(answerMeasure(silent, allRows(silent), 'citation_rate')).toBeNull();
  });

  it('is not unsure of a rate because it is near 1', () => {
    const nearlyAll = tableForTest([...times(69, { named: 'A' }), { named: 'B' }]);
    const measure = answerMeasure(nearlyAll, allRows(nearlyAll), 'visibility');
    expect(measure?.low).toBeGreaterThan(0.9);
    expect(measure?.high).toBeLessThan(1);
  });

  // With few answers a rate can take few values, and the interval is conservative.
  it.each([
    [0.1, 40, 0.98],
    [0.3, 40, 0.98],
    [0.5, 17, 0.995],
    [0.7, 70, 0.98],
  ])('holds a true rate of %f with %i answers in at least 93 of 100 draws', (rate, count, most) => {
    const random = seededRandom(5);
    let held = 0;
    const draws = 1500;
    for (let draw = 0; draw < draws; draw += 1) {
      const drawn = Array.from({ length: count }, () => ({ named: random() < rate ? 'A' : 'B' }));
      const sample = tableForTest(drawn);
      const measure = answerMeasure(sample, allRows(sample), 'visibility');
      held += Number(measure !== null && measure.low <= rate && measure.high >= rate);
    }
    expect(held / draws).toBeGreaterThan(0.93);
    expect(held / draws).toBeLessThan(most);
  });
});
