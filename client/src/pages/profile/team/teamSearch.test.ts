import { expect, test } from 'vitest';
import { memberQueryOf, teamSearch } from './teamSearch.ts';

const DEFAULT = teamSearch.defaults;

test('the server is asked for no more than it takes', () => {
  expect(memberQueryOf({ ...DEFAULT, q: ` ${'长'.repeat(300)} ` }).q).toHaveLength(200);
  expect(memberQueryOf({ ...DEFAULT, q: '  ' })).toEqual({});
  expect(memberQueryOf({ ...DEFAULT, sort: { key: 'role', order: 'asc' } })).toEqual({ sort: 'role', order: 'asc' });
});
