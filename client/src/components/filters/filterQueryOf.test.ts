import { expect, test } from 'vitest';
import { defaultFilters } from '#client/stores/FiltersStore.ts';
import { filterQueryOf } from './filterQueryOf.ts';

const form = { ...defaultFilters('2026-03-20'), platform_ids: ['kimi'] };

test('a filter that is not in force is not asked for', () => {
  const { topic_ids, platform_ids, time_zone, ...rest } = filterQueryOf(form, 'UTC');
  expect({ topic_ids, platform_ids, time_zone }).toEqual({ topic_ids: [], platform_ids: ['kimi'], time_zone: 'UTC' });
  expect(Object.keys(rest).toSorted()).toEqual(['end_time', 'keyword_ids', 'start_time']);
});

test('a window to compare with is asked for when both its days are chosen', () => {
  const half = filterQueryOf({ ...form, compare_start_time: '2026-01-01' }, 'UTC');
  expect(half).not.toHaveProperty('compare_start_time');
  const whole = filterQueryOf({ ...form, compare_start_time: '2026-01-01', compare_end_time: '2026-01-07' }, 'UTC');
  expect(whole).toMatchObject({ compare_start_time: '2026-01-01', compare_end_time: '2026-01-07' });
});
