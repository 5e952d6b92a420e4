import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { ActionBoard, BoardAction } from '#client/api/actionSchemas.ts';
import { messages } from '#client/i18n/en-US/actions.ts';
import { actionsCsv } from './actionsCsv.ts';

test('an action that a person added is based on no answers, not on 0', () => {
  const intl = createIntl({ locale: 'en-US', messages: messages as never });
  const board = { brands: [], platforms: [], topics: [], members: [], window: null } as unknown as ActionBoard;
  const action = {
    ...{ id: 'own|a', rule: 'own', kind: 'create', column: 'todo', effort: 'small', title: 'Write a page' },
    ...{ answers: 0, figures: [], prompts: [], demand: null, assignee_id: null, gone: false },
  } as unknown as BoardAction;
  const { head, rows } = actionsCsv(intl, board, [action]);
  expect(rows[0]?.[head.indexOf(messages['actions.csvColumn.answers'])]).toBeNull();
});
