import { createIntl } from 'react-intl';
import { expect, test, vi } from 'vitest';
import type { AlertEntry } from '#client/api/schemas/alertListSchemas.ts';
import { messages as alerts } from '#client/i18n/en-US/alerts.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { alertColumns } from './alertColumns.tsx';

const csvOf = (id: string, entry: object) => {
  const intl = createIntl({ locale: 'en-US', messages: {} as never, onError: () => undefined });
  return alertColumns(intl, null)
    .find((column) => column.id === id)
    ?.csv?.(entry as AlertEntry);
};

test('a file has the change as a number, in the unit of the figures before and now', () => {
  const change = { difference: -0.0341, low: -0.06, high: -0.01, verdict: 'real' };
  expect(csvOf('change', { alert: { measure_id: 'visibility', change } })).toBe(-0.0341);
});

test('the verdict on a competitor that overtook is that of its lead, and the figures are told as its own', () => {
  const intl = createIntl({ locale: 'en-US', messages: { ...alerts, ...figures } as never });
  const measure = { value: 0.6, low: 0.5, high: 0.7, n: 57, k: 8, numerator: 34, denominator: 57 };
  const alert = { rule: 'rival_overtook', measure, previous: measure, change: null };
  const entry = { alert, tested: true, names: { brand: 'Tessaku', platform: '', topic: '' } } as AlertEntry;
  const [now, verdict] = ['now', 'verdict'].map((id) => alertColumns(intl, null).find((column) => column.id === id));
  expect(now?.cell(entry)).toMatch(/^Tessaku 60\.0%/u);
  expect(verdict?.csv?.(entry)).toBe('Real lead');
});

test('the link of a file leads to its page from anywhere', () => {
  vi.stubGlobal('window', { location: { origin: 'https://console.example' } });
  expect(csvOf('link', { path: '/answer/index?project=p' })).toBe('https://console.example/answer/index?project=p');
  vi.unstubAllGlobals();
});
