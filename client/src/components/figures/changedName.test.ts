import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as overview } from '#client/i18n/en-US/overview.ts';
import { changedName } from './changedName.ts';

const intl = createIntl({ locale: 'en-US', messages: { ...figures, ...overview } as never });

test('a measure is that of a brand, except stability, which is of all', () => {
  expect(changedName(intl, 'visibility', 'Northwind')).toBe('Visibility of Northwind');
  expect(changedName(intl, 'stability', 'Northwind')).toBe('Stability');
});
