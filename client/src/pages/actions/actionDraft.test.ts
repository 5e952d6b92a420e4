import { expect, test } from 'vitest';
import type { BoardAction } from '#client/api/actionSchemas.ts';
import { bareSubject } from '#server/analysis/actions/bareSubject.ts';
import { changesOf, personOf, readNew, readPerson } from './actionDraft.ts';

const ACTION: BoardAction = {
  ...bareSubject,
  id: 'a',
  rule: 'own',
  kind: 'create',
  prompt_ids: [],
  prompts: [],
  answers: 0,
  effort: 'small',
  demand: null,
  priority: 0,
  first_seen: '2026-03-01T00:00:00.000Z',
  column: 'doing',
  reason: null,
  assignee_id: 'ada',
  due: '2026-04-01',
  notes: 'n',
  title: 't',
  changed_by_person: true,
  changed_at: null,
  gone: false,
};

test('only what differs is sent', () => {
  const draft = personOf(ACTION);
  expect(changesOf(draft, ACTION)).toEqual({});
  expect(changesOf({ ...draft, notes: ' n ', due: '', title: ' ' }, ACTION)).toEqual({ due: null, title: null });
  expect(changesOf({ ...draft, assignee: '' }, ACTION)).toEqual({ assignee_id: null });
});

test('a reason goes only with what is dismissed', () => {
  const draft = { ...personOf(ACTION), reason: ' twice ' };
  expect(changesOf(draft, ACTION)).toEqual({});
  expect(changesOf({ ...draft, column: 'dismissed' }, ACTION)).toEqual({ column: 'dismissed', reason: 'twice' });
});

test('what was kept is read back, and what cannot be read is not', () => {
  const draft = personOf(ACTION);
  expect(readPerson(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(readPerson({ ...draft, column: 'later' })).toBeNull();
  expect(readNew(undefined)).toBeNull();
});
