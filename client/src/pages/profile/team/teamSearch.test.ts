import { describe, expect, test } from 'vitest';
import { formatTeamSearch, memberQueryOf, parseTeamSearch } from './teamSearch.ts';
import type { TeamPlace } from './teamSearch.ts';

const DEFAULT: TeamPlace = { view: 'members', q: '', sort: null, status: null, invite: false, member: '' };

const places: readonly TeamPlace[] = [
  DEFAULT,
  { ...DEFAULT, q: 'a&b #|中文 =', sort: { key: 'joined_at', order: 'desc' }, member: 'u-02' },
  { ...DEFAULT, view: 'invitations', status: 'expired', q: '%', invite: true },
];

describe('the address of the team', () => {
  test.each(places)('%j comes back as it went', (place) => {
    expect(parseTeamSearch(new URLSearchParams(formatTeamSearch(place).toString()))).toEqual(place);
  });

  test('says nothing of what is as by default', () => {
    expect(formatTeamSearch(DEFAULT).toString()).toBe('');
  });

  test('that makes no sense is the default', () => {
    const params = new URLSearchParams('view=owners&sort=age.up&status=lost&invite=yes');
    expect(parseTeamSearch(params)).toEqual(DEFAULT);
  });
});

test('the server is asked for no more than it takes', () => {
  expect(memberQueryOf({ ...DEFAULT, q: ` ${'长'.repeat(300)} ` }).q).toHaveLength(200);
  expect(memberQueryOf({ ...DEFAULT, q: '  ' })).toEqual({});
  expect(memberQueryOf({ ...DEFAULT, sort: { key: 'role', order: 'asc' } })).toEqual({ sort: 'role', order: 'asc' });
});
