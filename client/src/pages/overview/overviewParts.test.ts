import { describe, expect, it } from 'vitest';
import type { Measure } from '../../api/measureSchemas.ts';
import type { Overview } from '../../api/overviewSchemas.ts';
import { alertSelection, measureSelection, pointSelection } from './overviewSelections.ts';
import { bracketPart } from './tieBracket.ts';
import { trendDataOf } from './trendDataOf.ts';

const measure: Measure = { value: 0.4, low: 0.3, high: 0.5, n: 40, k: 8, numerator: 16, denominator: 40 };

function overview(count: number, unit: 'day' | 'week'): Overview {
  const brands = Array.from({ length: count }, (_, order) => ({
    id: `b${String(order)}`,
    name: `B${String(order)}`,
    own: order === 0,
    order,
  }));
  const ranked = brands.toReversed();
  return {
    brands,
    trend: {
      unit,
      dates: ['2026-05-01', '2026-05-08'],
      series: brands.map(({ id }) => ({ brand_id: id, points: [measure, null] })),
    },
    leaderboard: ranked.map(({ id }, index) => ({ brand_id: id, rank: index + 1 })),
    events: [
      { id: 'late', date: '2026-05-10', kind: 'engine_update', title_zh: '晚', title_en: 'late' },
      { id: 'early', date: '2026-05-01', kind: 'rival_launch', title_zh: '早', title_en: 'early' },
      { id: 'outside', date: '2026-04-30', kind: 'rival_launch', title_zh: '外', title_en: 'outside' },
    ],
  } as unknown as Overview;
}

describe('trendDataOf', () => {
  it('draws our own brand first and then the five most visible rivals', () => {
    expect(trendDataOf(overview(8, 'day'), 'en-US').series.map(({ brand }) => brand.id)).toEqual([
      'b0',
      'b7',
      'b6',
      'b5',
      'b4',
      'b3',
    ]);
  });

  it('puts events on the day or week they fall in, numbered from the left', () => {
    expect(
      trendDataOf(overview(2, 'week'), 'zh-CN').events.map(({ title, index, number }) => [title, index, number]),
    ).toEqual([
      ['早', 0, 1],
      ['晚', 1, 2],
    ]);
    expect(trendDataOf(overview(2, 'day'), 'en-US').events.map(({ title }) => title)).toEqual(['early']);
  });
});

describe('the answers behind a figure', () => {
  it('are those the measure counts', () => {
    expect(measureSelection('visibility', 'b')).toEqual({ brand_id: 'b', mention: 'named' });
    expect(measureSelection('citation_rate', 'b')).toEqual({ brand_id: 'b', cites: 'own' });
    expect(measureSelection('stability', 'b')).toEqual({ status: 'ok' });
  });

  it('of a week end with the window', () => {
    expect(pointSelection('b', '2026-05-08', 'week', '2026-05-10')).toMatchObject({
      start_time: '2026-05-08',
      end_time: '2026-05-10',
    });
    expect(pointSelection('b', '2026-05-08', 'day', '2026-05-10')).toMatchObject({ end_time: '2026-05-08' });
  });

  it('are none for an alert that speaks of missing answers', () => {
    const alert = {
      id: 'a',
      severity: 'low',
      brand_id: null,
      platform_id: 'p',
      topic_id: null,
      date: '2026-05-01',
      value: 3,
    } as const;
    expect(alertSelection({ ...alert, rule: 'no_recent_answers' })).toBeNull();
    expect(alertSelection({ ...alert, rule: 'refusals_up' })).toEqual({ platform_id: 'p', status: 'refused' });
  });
});

describe('bracketPart', () => {
  it('joins brands that share a rank', () => {
    const leaders = [1, 2, 2, 2, 5].map((rank) => ({ rank }));
    expect(leaders.map((_, index) => bracketPart(leaders, index))).toEqual(['none', 'first', 'middle', 'last', 'none']);
  });
});
