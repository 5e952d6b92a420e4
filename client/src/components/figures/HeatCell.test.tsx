import { expect, test } from 'vitest';
import type { Measure } from '#client/api/measureSchemas.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import type { ChartTheme } from '../chart/chartTheme.ts';
import { HeatCell } from './HeatCell.tsx';

const measure = { value: 0.616, low: 0.527, high: 0.7, n: 500, k: 40 } as Measure;
const theme = { surface: '#ffffff', accent: '#165dff' } as ChartTheme;
const shown = (tall: boolean): string =>
  renderForTest(<HeatCell measure={measure} end={1} theme={theme} label="" tall={tall} onOpen={() => undefined} />)
    .container.textContent;

test('a value above its interval has as many decimals as the interval', () => {
  expect(shown(true)).toBe('61.6%52.7 – 70.0%');
  expect(shown(false)).toBe('62%');
});
