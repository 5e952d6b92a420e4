import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as filters } from '#client/i18n/en-US/filters.ts';
import { messages } from '#client/i18n/en-US/overview.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';

const measure: Measure = { value: 0.5, low: 0.2, high: 0.8, n: 12, k: 6, numerator: 6, denominator: 12 };
const same = { difference: 0, low: -0.1, high: 0.1, verdict: 'noise' } as const;

const show = (tile: Pick<Overview['tiles'][number], 'previous' | 'change'>): void => {
  const days = { start_time: '', end_time: '', previous_start_time: '2026-03-01', previous_end_time: '2026-03-07' };
  const tiles = [{ measure_id: 'visibility', measure, sparkline: [], ...tile }];
  const overview = { changes: [], tiles, scope: days } as unknown as Overview;
  renderForTest(<ChangesPanel overview={overview} onOpen={() => undefined} />, {
    messages: { ...messages, ...figures, ...filters },
  });
};

test('only where figures were compared can nothing have changed', () => {
  show({ previous: null, change: null });
  expect(screen.getByText('The previous period has no data')).toBeTruthy();
  show({ previous: measure, change: null });
  expect(screen.getByText('Too few answers to compare')).toBeTruthy();
  expect(screen.queryByText('No changes beyond noise')).toBeNull();
  show({ previous: measure, change: same });
  expect(screen.getByText('No changes beyond noise')).toBeTruthy();
});
