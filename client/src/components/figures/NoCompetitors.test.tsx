import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Measure } from '#client/api/measureSchemas.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { MetricTile } from './MetricTile.tsx';

const all: Measure = { value: 1, low: 0.9, high: 1, n: 40, k: 8, numerator: 40, denominator: 40 };

const showTile = (
  id: 'share_of_voice' | 'average_position' | 'visibility',
  brandCount: number,
  onOpen = vi.fn<() => void>(),
) =>
  renderForTest(
    <MetricTile
      tile={{ measure_id: id, measure: all, previous: null, change: null, sparkline: [] }}
      brandCount={brandCount}
      onOpen={onOpen}
    />,
    { messages: figures },
  );

test('a share among one brand says that there is none to compare with, and leads to where competitors are added', () => {
  for (const id of ['share_of_voice', 'average_position'] as const) {
    const { unmount } = showTile(id, 1);
    expect(screen.getByText(/未跟踪竞品/u)).toBeTruthy();
    const link = screen.getByRole('link', { name: /去添加.*总是 100%/u });
    expect(link.getAttribute('href')).toBe('/brand/index?tab=competitors');
    unmount();
  }
});

test('nothing is said where there are competitors, nor of a figure that needs none', () => {
  showTile('share_of_voice', 2);
  showTile('visibility', 1);
  expect(screen.queryByText(/未跟踪竞品/u)).toBeNull();
});
