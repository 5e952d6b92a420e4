import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { messages as workplace } from '#client/i18n/en-US/workplace.ts';
import { healthText } from './healthText.ts';

const testIntl = createIntl({ locale: 'en-US', messages: { ...workplace } as never });

test('a file says how answers come in by the words of the page', () => {
  const steady = healthText(testIntl, { state: 'steady' });
  expect(steady).toBe('On track');
  expect(healthText(testIntl, { state: 'unknown' })).toBeNull();
});
