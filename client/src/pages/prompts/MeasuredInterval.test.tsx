import { expect, test } from 'vitest';
import type { Overview } from '#client/api/overviewSchemas.ts';
import { messages as filters } from '#client/i18n/zh-CN/filters.ts';
import { messages as prompt } from '#client/i18n/zh-CN/prompt.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { MeasuredInterval } from './MeasuredInterval.tsx';

test('the measured interval comes with the days it was measured in', () => {
  const measure = { value: 0.4, low: 0.35, high: 0.45, n: 300, k: 20, numerator: 120, denominator: 300 };
  const overview = {
    scope: { start_time: '2025-03-04', end_time: '2025-03-10' },
    tiles: [{ measure_id: 'visibility', measure, previous: null, change: null, sparkline: [] }],
  } as unknown as Overview;
  const { container } = renderForTest(<MeasuredInterval overview={overview} />, {
    messages: { ...prompt, ...filters },
  });
  expect(container.textContent).toContain('（2025年3月4日至3月10日），95% 区间是：35.0 – 45.0%');
});
