import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isFormerHash, isPassword, NO_PASSWORD } from './passwords.ts';

test('a password is stored as a hash with its salt and its cost, and only it equals the hash', async () => {
  const known = await hashPassword('Kept-secret-1', 'salt');
  expect(known.cost).toBeGreaterThanOrEqual(16_384);
  expect(isFormerHash(known)).toBe(false);
  expect(await isPassword('Kept-secret-1', known)).toBe(true);
  expect(await isPassword('Kept-secret-2', known)).toBe(false);
  expect(await isPassword('', NO_PASSWORD)).toBe(false);
});

test('one that was stored with the lower cost of earlier versions still logs in, and is to be replaced', async () => {
  const former = { salt: 'old', hash: scryptSync('Answer-2026', 'old', 32, { N: 1024, r: 8, p: 1 }) };
  expect(await isPassword('Answer-2026', former)).toBe(true);
  expect(isFormerHash(former)).toBe(true);
});
