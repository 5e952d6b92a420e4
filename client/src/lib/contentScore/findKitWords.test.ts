import { expect, test } from 'vitest';
import { findKitWords } from './findKitWords.ts';

const KIT = { names: ['Kestrel 7', '红隼'], tone: ['克制'], banned: ['遥遥领先', 'best'] };

test('names, tone words and banned words are found as whole words, case aside, markup aside', () => {
  const text = 'The **Best** KESTREL 7 is no bestseller。红隼遥遥领先，语气克制。';
  expect(findKitWords(text, KIT).map(({ start, end, kind }) => `${kind}:${text.slice(start, end)}`)).toEqual([
    'banned:Best',
    'names:KESTREL 7',
    'names:红隼',
    'banned:遥遥领先',
    'tone:克制',
  ]);
  expect(findKitWords(text, { names: [], tone: [], banned: [] })).toEqual([]);
});
