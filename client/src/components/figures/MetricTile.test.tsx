import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { Tile } from '#client/api/reportSchemas.ts';
import { messages as common } from '#client/i18n/en-US/common.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { MetricTile } from './MetricTile.tsx';

const measure: Measure = { value: 0.4256, low: 0.381, high: 0.47, n: 1204, k: 48, numerator: 512, denominator: 1204 };
const tile: Tile = {
  measure_id: 'visibility',
  measure,
  previous: { ...measure, value: 0.39 },
  change: { difference: 0.0356, low: 0.01, high: 0.06, verdict: 'real' },
  sparkline: [0.4, null, 0.43],
};

function show(changes: Partial<Tile>, onOpen = vi.fn(), onePrompt = false) {
  render(
    <IntlProvider locale="en-US" messages={{ ...common, ...figures } as never}>
      <MemoryRouter>
        <MetricTile tile={{ ...tile, ...changes }} brandCount={6} onePrompt={onePrompt} onOpen={onOpen} />
      </MemoryRouter>
    </IntlProvider>,
  );
  return onOpen;
}

describe('MetricTile', () => {
  it('says value, interval, what it stands on, and its change with the verdict in words', () => {
    show({});
    expect(screen.getByRole('article', { name: 'Visibility' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Visibility 42.6%, view answers' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '95% interval 38.1 – 47.0%' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Trend: from 40.0% to 43.0%, lowest 40.0%, highest 43.0%' })).toBeTruthy();
    expect(screen.getByText('n 1,204 · 48 prompts')).toBeTruthy();
    expect(screen.getByText('+3.6')).toBeTruthy();
    expect(screen.getByText('Real')).toBeTruthy();
    expect(screen.getByText('better')).toBeTruthy();
  });

  it('opens the answers behind the figure', async () => {
    const onOpen = show({});
    await userEvent.click(screen.getByRole('button', { name: /42\.6%/u }));
    expect(onOpen).toHaveBeenCalledWith('visibility');
  });

  it('shows a dash and the reason where there is no data', () => {
    show({ measure: null, change: null });
    expect(screen.getByRole('img', { name: 'No data' }).textContent).toBe('–');
    expect(screen.getByText('No usable answers')).toBeTruthy();
  });

  it('points nowhere for a change that rounds to nothing', () => {
    show({ change: { difference: -0.0002, low: -0.02, high: 0.02, verdict: 'noise' } });
    expect(screen.getByText('0.0')).toBeTruthy();
    expect(screen.getByText('no change')).toBeTruthy();
    expect(screen.queryByText('worse')).toBeNull();
  });

  it('says "too few answers" instead of a verdict when the data are thin', () => {
    show({ measure: { ...measure, n: 29 } });
    expect(screen.getByText('Low sample')).toBeTruthy();
    expect(screen.queryByText('Real')).toBeNull();
  });

  it('of one prompt is not thin for want of prompts, and does not count them', () => {
    show({ measure: { ...measure, n: 62, k: 1 } }, vi.fn(), true);
    expect(screen.getByText('Real')).toBeTruthy();
    expect(screen.getByText('n 62')).toBeTruthy();
  });

  it('says why there is no change', () => {
    show({ change: null, previous: null });
    expect(screen.getByText('No previous data')).toBeTruthy();
  });

  it('takes a falling position for the better', () => {
    show({
      measure_id: 'average_position',
      measure: { ...measure, value: 2.4, low: 2.1, high: 2.7 },
      change: { difference: -0.3, low: -0.5, high: -0.1, verdict: 'maybe' },
    });
    expect(screen.getByText('-0.30')).toBeTruthy();
    expect(screen.getByText('Possible')).toBeTruthy();
    expect(screen.getByText('better')).toBeTruthy();
  });

  it('explains the measure with its formula', async () => {
    show({});
    await userEvent.click(screen.getByRole('button', { name: 'What is Visibility?' }));
    expect(await screen.findByText('answers that mention the brand ÷ usable answers')).toBeTruthy();
  });
});
