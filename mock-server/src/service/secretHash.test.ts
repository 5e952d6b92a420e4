import { expect, test } from 'vitest';
import { hashOfSecret, hintOfSecret } from './secretHash.ts';

test('a secret is kept as its SHA-256, and shown by its last four characters', () => {
  // FIPS 180-2, appendix B.1.
  expect(hashOfSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hintOfSecret('ask_0123456789')).toBe('6789');
});
