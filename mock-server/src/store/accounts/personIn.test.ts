import { expect, test } from 'vitest';
import { smallSeed } from '#server/testing/smallSeed.ts';
import { formatAccountEntry, parseAccountEntry } from './accountEntries.ts';
import type { User } from './Directory.ts';
import { namesOfPerson, personIn, profileIn, withProfile } from './personIn.ts';

function person(): User {
  const [first] = smallSeed.users;
  if (first === undefined) throw new Error('no user');
  const profile = { ...first.profile, name: '林晚舟', jobName: '品牌增长负责人' };
  return { ...first, profile, names: { en: { name: 'Lin Wanzhou', jobName: 'Brand growth lead' } } };
}

test('a person is called as readers call them, as recorded for programs, and found by every name', () => {
  const lin = person();
  expect([personIn(lin, 'en'), personIn(lin, 'zh'), personIn(lin, null), personIn(undefined, 'en')]).toEqual([
    'Lin Wanzhou',
    '林晚舟',
    '林晚舟',
    '',
  ]);
  expect(namesOfPerson(lin)).toContain('Lin Wanzhou');
});

test('what somebody saves unchanged keeps its names, what they wrote themselves is theirs in every language', () => {
  const lin = person();
  const saved = withProfile(lin, { ...profileIn(lin, 'en'), jobName: 'CMO', location: 'sh' }, 'en');
  expect(saved.profile).toMatchObject({ name: '林晚舟', jobName: 'CMO', location: 'sh' });
  expect(profileIn(saved, 'en')).toMatchObject({ name: 'Lin Wanzhou', jobName: 'CMO' });
});

test('names are kept in the file of accounts, and lines of before read as they did', () => {
  const lin = person();
  const kept = parseAccountEntry(formatAccountEntry({ kind: 'user', value: lin }));
  expect(kept).toMatchObject({ kind: 'user', value: { names: lin.names } });
  const { names: _, ...before } = lin;
  const old = parseAccountEntry(formatAccountEntry({ kind: 'user', value: before }));
  expect(old.kind === 'user' && 'names' in old.value).toBe(false);
});
