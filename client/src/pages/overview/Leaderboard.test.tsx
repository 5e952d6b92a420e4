import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Overview } from '#client/api/overviewSchemas.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { messages as overview } from '#client/i18n/zh-CN/overview.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { Leaderboard } from './Leaderboard.tsx';

test('the keyboard, which reaches the name of a brand only, is told its interval and its answers', () => {
  const visibility = { value: 0.5, low: 0.41, high: 0.59, n: 120, k: 12, numerator: 60, denominator: 120 };
  const leader = { brand_id: 'b', rank: 1, tied: false, change: null, visibility };
  const brand = { id: 'b', name: '澄驭', own: true, place: 0 };
  const { stores } = createTestStores();
  renderForTest(
    <Leaderboard
      overview={{ leaderboard: [leader], brands: [brand] } as unknown as Overview}
      onOpen={vi.fn()}
      className={undefined}
    />,
    { stores, messages: { ...figures, ...overview } },
  );
  expect(screen.getByRole('button', { name: '澄驭' }).title).toBe('澄驭 · 95% 区间 41.0 – 59.0%，n 120');
});
