import { expect, test } from 'vitest';
import { accessDraftOf, accessFieldsOf } from './accessDraft.ts';

const KNOWN = ['p1', 'p2'];

test('all projects are all there are now; projects that are gone are not sent again', () => {
  const fields = accessFieldsOf({ role: 'user', level: 'view', project_ids: ['p2', 'gone', 'p1'] }, KNOWN);
  expect(fields).toEqual({ role: 'user', level: 'view', all: true, project_ids: ['p1', 'p2'] });
  expect(
    accessDraftOf({ role: 'user', level: null, all: false, project_ids: ['gone', 'p2'] }, KNOWN)?.project_ids,
  ).toEqual(['p2']);
  expect(accessDraftOf(fields, [...KNOWN, 'p3'])?.project_ids).toEqual(['p1', 'p2', 'p3']);
});

test('somebody without projects does not have all of none', () => {
  expect(accessFieldsOf({ role: 'user', level: null, project_ids: [] }, []).all).toBe(false);
});

test('the level is sent as it was chosen, and none where the provider has none', () => {
  const fields = { role: 'user' as const, all: true, project_ids: [] };
  expect(accessDraftOf({ ...fields, level: 'manage' }, KNOWN)).toEqual({
    ...{ role: 'user', level: 'manage', project_ids: KNOWN },
  });
  expect(accessDraftOf({ ...fields, level: null }, KNOWN)).toEqual({ role: 'user', project_ids: KNOWN });
});

test('a role that this client does not know must be chosen anew', () => {
  const fields = accessFieldsOf({ role: 'unknown', level: 'edit', project_ids: ['p1'] }, KNOWN);
  expect(fields.role).toBeNull();
  expect(accessDraftOf(fields, KNOWN)).toBeNull();
});
