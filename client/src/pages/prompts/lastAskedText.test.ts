import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { messages } from '#client/i18n/en-US/prompt.ts';
import { lastAskedText } from './lastAskedText.ts';

test('a prompt with answers is never said to be not asked yet', () => {
  const intl = createIntl({ locale: 'en-US', messages: messages as never });
  expect(lastAskedText(intl, { answers: 0, last_asked_at: null })).toBe('Not asked yet');
  expect(lastAskedText(intl, { answers: 3, last_asked_at: null })).toBe('–');
  expect(lastAskedText(intl, { answers: 3, last_asked_at: '2026-03-12T08:00:00Z' })).toContain('2026');
});
