import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { whyMovedSchema, type SplitBy, type SplitMeasure, type WhyMoved } from '#client/api/answerIndexSchemas.ts';
import { seededRandom } from '#server/testing/simulatePrompts.ts';
import { tableForTest, times, type TestRow } from '#server/testing/tableForTest.ts';
import { WEEK } from '#server/testing/testWeek.ts';
import { selectAnswers } from '../answerSet.ts';
import { whyMoved } from './whyMoved.ts';

const BEFORE = { ...WEEK, start_time: '2026-03-01', end_time: '2026-03-07' };
/** The last two prompts have no topic. */
const TOPICS = [0, 0, 1, 1, 2, null, null];

function randomRows(count: number): TestRow[] {
  const random = seededRandom(11);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  return Array.from({ length: count }, () => ({
    prompt: pick([0, 1, 2, 3, 4, 5, 6]),
    platform: pick([0, 0, 1, 2]),
    at: pick(['2026-03-02', '2026-03-05', '2026-03-09', '2026-03-13']),
    status: pick(['ok', 'ok', 'ok', 'refused'] as const),
    named: pick(['', 'A', 'AB', 'BA', 'CBA', 'C']),
    cites: pick([null, [], ['a.com/x'], ['b.com/1', 'news.org/1'], ['forum.net/2', 'a.com/x']]),
  }));
}

const table = tableForTest(randomRows(500), { topics: TOPICS, platforms: 3 });
const ask = (by: SplitBy, measure_id: SplitMeasure = 'visibility', brand_id?: string): WhyMoved => {
  const report = whyMoved(table, WEEK, { by, measure_id, brand_id });
  expect(v.parse(whyMovedSchema, report)).toEqual(report);
  return report;
};
const total = ({ effects }: WhyMoved): number => effects.reduce((sum, { rate, mix }) => sum + rate + mix, 0);

describe('whyMoved', () => {
  it.each(['platform', 'topic', 'prompt'] as const)('splits every measure of every brand exactly by %s', (by) => {
    for (const measure of ['visibility', 'first_mention_rate', 'share_of_voice', 'citation_rate'] as const) {
      for (const brand of ['A', 'B', 'C']) {
        const report = ask(by, measure, brand);
        expect(report.difference).toBe((report.after?.value ?? 0) - (report.before?.value ?? 0));
        expect(Math.abs(total(report) - (report.difference ?? 1))).toBeLessThan(1e-12);
        const sizes = report.effects.map(({ rate, mix }) => Math.abs(rate + mix));
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
      }
    }
  });

  it('names what a bar stands for, prompts by their text', () => {
    expect(ask('platform').effects.map(({ id, name }) => [id, name])).toContainEqual(['p1', 'Engine 1']);
    expect(ask('topic').effects.map(({ id, name }) => [id, name])).toContainEqual(['t2', 'Topic 2']);
    expect(ask('prompt').effects.map(({ id, name }) => [id, name])).toContainEqual(['q5', 'Question 5']);
  });

  it('keeps prompts without a topic as one part, without id', () => {
    const none = ask('topic').effects.filter(({ id }) => id === null);
    expect(none).toHaveLength(1);
    expect(none[0]).toMatchObject({ name: '' });
    expect(ask('topic').effects).toHaveLength(4);
  });

  it('has for each bar the answers that a click opens', () => {
    const count = (query: object): number => selectAnswers(table, { ...WEEK, ...query }).length;
    for (const { id, numerators, denominators } of ask('platform', 'visibility', 'B').effects) {
      const now = { platform_ids: [id ?? ''], brand_id: 'B' };
      expect(denominators).toEqual([count({ ...now, ...BEFORE, platform_ids: [id] }), count(now)]);
      expect(numerators[1]).toBe(count({ ...now, mention: 'named' }));
    }
    for (const { id, numerators, denominators } of ask('prompt', 'first_mention_rate').effects) {
      expect(denominators[1]).toBe(count({ prompt_id: id }));
      expect(numerators[1]).toBe(count({ prompt_id: id, mention: 'first' }));
    }
    for (const { id, numerators, denominators } of ask('topic', 'citation_rate').effects) {
      if (id !== null) {
        expect(denominators[1]).toBe(count({ topic_ids: [id], cites: 'any' }));
        expect(numerators[1]).toBe(count({ topic_ids: [id], cites: 'own' }));
      }
    }
  });

  it('speaks of the own brand without an id', () => {
    expect(ask('platform')).toEqual(ask('platform', 'visibility', 'A'));
  });

  it('has nothing to split where one period has no data, and for a brand that is not tracked', () => {
    const one = tableForTest(times(9, { at: '2026-03-10', named: 'A' }));
    const report = whyMoved(one, WEEK, { by: 'prompt', measure_id: 'visibility' });
    expect(report).toMatchObject({ before: null, after: { value: 1 }, change: null, difference: null, effects: [] });
    expect(ask('prompt', 'visibility', 'Z')).toMatchObject({
      before: null,
      after: null,
      difference: null,
      effects: [],
    });
    const none = whyMoved(tableForTest([], { brands: '' }), WEEK, { by: 'topic', measure_id: 'visibility' });
    expect(none).toMatchObject({ brand_id: '', difference: null, effects: [] });
  });
});
