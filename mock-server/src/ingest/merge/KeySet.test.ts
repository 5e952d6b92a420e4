import { expect, test } from 'vitest';
import { hashOf } from '#server/store/ids/stableId.ts';
import { KeySet } from './KeySet.ts';

test('knows every key it was given, also after growing, and no other', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => hashOf([index], 16));
  const set = new KeySet();
  for (const key of keys) expect(set.add(key)).toBe(true);
  for (const key of keys) expect(set.add(key)).toBe(false);
  expect(set.size).toBe(20_000);
  expect(set.has(keys[777] ?? '')).toBe(true);
  expect(set.has(hashOf(['other'], 16))).toBe(false);
});

test('the key of zeros is a key like others', () => {
  const set = new KeySet();
  expect(set.has('0000000000000000')).toBe(false);
  expect(set.add('0000000000000000')).toBe(true);
  expect(set.add('0000000000000000')).toBe(false);
});
