import { createIntl } from 'react-intl';
import { expect, test, vi } from 'vitest';
import type { AlertEntry } from '#client/api/schemas/alertListSchemas.ts';
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

test('the link of a file leads to its page from anywhere', () => {
  vi.stubGlobal('window', { location: { origin: 'https://console.example' } });
  expect(csvOf('link', { path: '/answer/index?project=p' })).toBe('https://console.example/answer/index?project=p');
  vi.unstubAllGlobals();
});
