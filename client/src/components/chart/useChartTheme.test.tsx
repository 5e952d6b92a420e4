import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useChartTheme } from './useChartTheme.ts';

function Themed(): null {
  useChartTheme();
  return null;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('charts that come and go leave nothing behind: the query of the paper is asked for once', () => {
  const query = {
    listeners: 0,
    addEventListener: () => (query.listeners += 1),
    removeEventListener: () => (query.listeners -= 1),
  };
  const matchMedia = vi.fn(() => query);
  vi.stubGlobal('matchMedia', matchMedia);
  for (let chart = 0; chart < 3; chart += 1) render(<Themed />).unmount();
  // Zero if a chart of another test has queried already.
  expect(matchMedia.mock.calls.length).toBeLessThanOrEqual(1);
  expect(query.listeners).toBe(0);
});
