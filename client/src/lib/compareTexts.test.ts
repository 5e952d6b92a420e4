import { expect, test } from 'vitest';
import { compareTexts } from './compareTexts.ts';

test('names stand as in a Chinese dictionary, with numbers by size', () => {
  expect(['中国', '北京', 'b10', 'b9', 'Ä', 'a', '安徽'].toSorted(compareTexts)).toEqual([
    '安徽',
    '北京',
    '中国',
    'a',
    'Ä',
    'b9',
    'b10',
  ]);
});
