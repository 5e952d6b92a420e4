import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { BoardAction } from '#client/api/actionSchemas.ts';
import { messages } from '#client/i18n/en-US/actions.ts';
import { evidenceText } from './evidenceText.ts';

test('a drop tells its own days, as the board is about others', () => {
  const intl = createIntl({ locale: 'en-US', messages: messages as never });
  const selection = { start_time: '2025-11-22', end_time: '2025-11-28' } as BoardAction['selection'];
  const textOf = (rule: BoardAction['rule']): string => evidenceText(intl, { rule, answers: 57, selection });
  expect(textOf('investigate_drop')).toBe('Based on 57 answers from Nov\u00a022\u00a0– Nov\u00a028,\u00a02025');
  expect(textOf('earn_inclusion')).toBe('Based on 57 answers');
  expect(evidenceText(intl, { rule: 'investigate_drop', answers: 1, selection: null })).toBe('Based on 1 answer');
});
