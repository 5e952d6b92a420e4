import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { messages as workplace } from '../../i18n/en-US/workplace.ts';
import { healthText } from './healthText.ts';

const testIntl = createIntl({ locale: 'en-US', messages: { ...workplace } as never });

const health = { asked: 10, expected: 9, last_asked_at: null } as const;

test('a file says how answers come in by the words of the page', () => {
  const steady = healthText(testIntl, { ...health, state: 'steady' } as Parameters<typeof healthText>[1]);
  expect(steady).toBe('On track');
  expect(healthText(testIntl, { ...health, state: 'unknown' } as Parameters<typeof healthText>[1])).toBeNull();
});
