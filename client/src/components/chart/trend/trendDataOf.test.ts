import { describe, expect, it } from 'vitest';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import { trendDataOf } from './trendDataOf.ts';

const measure: Measure = { value: 0.4, low: 0.3, high: 0.5, n: 40, k: 8, numerator: 16, denominator: 40 };

function report(count: number, unit: 'day' | 'week'): Pick<Overview, 'brands' | 'events' | 'trend'> {
  const brands = Array.from({ length: count }, (_, order) => ({
    id: `b${String(order)}`,
    name: `B${String(order)}`,
    own: order === 0,
    order,
  }));
  return {
    brands,
    trend: {
      unit,
      dates: ['2026-05-01', '2026-05-08'],
      series: brands.map(({ id }) => ({ brand_id: id, points: [measure, null] })),
    },
    events: [
      { id: 'late', date: '2026-05-10', kind: 'engine_update', title_zh: '晚', title_en: 'late' },
      { id: 'early', date: '2026-05-01', kind: 'rival_launch', title_zh: '早', title_en: 'early' },
      { id: 'outside', date: '2026-04-30', kind: 'rival_launch', title_zh: '外', title_en: 'outside' },
    ],
  };
}

const ranked = ['b7', 'b6', 'b5', 'b4', 'b3', 'b2', 'b1', 'b0'];
const drawn = (most?: number) =>
  trendDataOf(report(8, 'day'), ranked, 'en-US', most).series.map(({ brand }) => brand.id);

describe('trendDataOf', () => {
  it('draws our own brand first and then the five most visible rivals', () => {
    expect(drawn()).toEqual(['b0', 'b7', 'b6', 'b5', 'b4', 'b3']);
  });

  it('draws all of them where they are asked for', () => {
    expect(drawn(Infinity)).toEqual(['b0', 'b7', 'b6', 'b5', 'b4', 'b3', 'b2', 'b1']);
  });

  it('puts events on the day or week they fall in, numbered from the left', () => {
    expect(
      trendDataOf(report(2, 'week'), [], 'zh-CN').events.map(({ title, index, number }) => [title, index, number]),
    ).toEqual([
      ['早', 0, 1],
      ['晚', 1, 2],
    ]);
    expect(trendDataOf(report(2, 'day'), [], 'en-US').events.map(({ title }) => title)).toEqual(['early']);
  });
});
