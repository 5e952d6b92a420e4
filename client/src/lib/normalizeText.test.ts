import { expect, test } from 'vitest';
import { processorMs } from '#client/testing/processorMs.ts';
import { compareTexts } from './compareTexts.ts';
import { normalizeText } from './normalizeText.ts';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

test.each(['', 'Ａ e\u0301 ﬁ', 'ก็ดี é\u0323\u0301', `a${'\u0301\u0316'.repeat(15)}b`, '각가', '\uD834\uDD5E 𝒜\uD800'])(
  '%j is normalized as by the standard',
  (text) => {
    for (const form of FORMS) expect(normalizeText(text, form)).toBe(text.normalize(form));
  },
);

test('a megabyte of combining marks is normalized and compared in no time', () => {
  const marks = '\u0301\u0316'.repeat(250_000);
  const busy = processorMs(() => {
    for (const form of FORMS) expect(normalizeText(`a${marks}b${marks}`, form).length).toBeGreaterThan(999_000);
    expect(compareTexts(`a${marks}`, `a\u0316${marks}`)).not.toBe(0);
  });
  expect(busy).toBeLessThan(5000);
});

test('of a long run, nothing is lost', () => {
  const text = `x${'\u0301\u0316\u0327'.repeat(40)}y`;
  expect(Array.from(normalizeText(text, 'NFKD')).sort()).toEqual(Array.from(text).sort());
});
