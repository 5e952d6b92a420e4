import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { AlertEntry } from '#client/api/schemas/alertListSchemas.ts';
import { alertColumns } from './alertColumns.tsx';

test('a file has the change as a number, in the unit of the figures before and now', () => {
  const intl = createIntl({ locale: 'en-US', messages: {} as never, onError: () => undefined });
  const change = { difference: -0.0341, low: -0.06, high: -0.01, verdict: 'real' };
  const entry = { alert: { measure_id: 'visibility', change } } as unknown as AlertEntry;
  const csv = alertColumns(intl, null)
    .find(({ id }) => id === 'change')
    ?.csv?.(entry);
  expect(csv).toBe(-0.0341);
});
