import { createIntl } from 'react-intl';
import type { Measure } from '../api/measureSchemas.ts';
import type { ChartTheme } from '../components/chart/chartTheme.ts';
import { messages as charts } from '../i18n/en-US/charts.ts';
import { messages as figures } from '../i18n/en-US/figures.ts';
import { messages as reportCharts } from '../i18n/en-US/reportCharts.ts';

// The type requires the whole catalogue; tests of charts need only these messages.
export const testIntl = createIntl({ locale: 'en-US', messages: { ...charts, ...reportCharts, ...figures } as never });

export const testTheme: ChartTheme = {
  surface: '#ffffff',
  border: '#eeeeee',
  text: '#111111',
  muted: '#666666',
  accent: '#165dff',
  positive: '#00aa88',
  negative: '#aa4400',
  series: ['#aa0000', '#00aa00'],
  fontFamily: 'sans-serif',
};

export const testMeasure = (value: number): Measure => ({
  value,
  low: Math.max(0, value - 0.1),
  high: Math.min(1, value + 0.1),
  n: 40,
  k: 8,
  numerator: value * 40,
  denominator: 40,
});

/** The data labels of a line with these values, one per point; empty if labels are disabled. */
export function namesBeside(series: Readonly<Record<string, unknown>> | undefined, values: readonly (number | null)[]) {
  const labels = series?.['dataLabels'] as { enabled: boolean; formatter: (this: unknown) => string | null };
  const drawn = { name: series?.['name'], points: [] as unknown[] };
  drawn.points = values.map((y) => ({ y, series: drawn }));
  return labels.enabled ? drawn.points.map((point) => labels.formatter.call(point)) : [];
}
