import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { messages } from '#client/i18n/en-US/improve.ts';
import { findingText } from './effectWords.ts';

const intl = createIntl({ locale: 'en-US', messages: messages as never });

test('when an effect can be judged is said only where the provider says it', () => {
  const finding = { verdict: 'not_yet', reason: 'too_few_days' } as const;
  const textOf = (day: string | null): string =>
    findingText(intl, { ...finding, tells_on: day } as Parameters<typeof findingText>[1]);
  expect(textOf('2026-03-12')).toBe(
    'Fewer than 7 days after publication have answers. The effect can be judged once there are answers up to Mar\u00a012,\u00a02026.',
  );
  expect(textOf(null)).toBe('Fewer than 7 days after publication have answers.');
});
