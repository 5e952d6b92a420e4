import { expect, test } from 'vitest';
import { hasMagic } from './magicBytes.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff\xe0'],
  ['webp', 'RIFF\x10\x00\x00\x00WEBP'],
  ['pdf', '%PDF-1.7'],
  ['gzip', '\x1f\x8b\x08'],
  ['zip', 'PK\x03\x04'],
  ['parquet', 'PAR1'],
] as const)('a file of kind %s is known by how it begins, and no other is', (kind, start) => {
  const kinds = ['png', 'jpeg', 'webp', 'pdf', 'gzip', 'zip', 'parquet'] as const;
  expect(kinds.filter((each) => hasMagic(bytesOf(start), each))).toEqual([kind]);
  expect(hasMagic(bytesOf(start.slice(0, 1)), kind)).toBe(false);
});

test('a sound in the same container is no picture', () => {
  expect(hasMagic(bytesOf('RIFF\x10\x00\x00\x00WAVE'), 'webp')).toBe(false);
});
