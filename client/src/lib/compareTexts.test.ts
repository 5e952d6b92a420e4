import { expect, test } from 'vitest';
import { compareCodes, compareTexts } from './compareTexts.ts';

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

test('ids and days stand by their code units, equal ones beside each other', () => {
  expect(['b', 'B', 'a10', 'a9', 'ä'].toSorted(compareCodes)).toEqual(['B', 'a10', 'a9', 'b', 'ä']);
  expect(['2026-11-02', '2026-03-30', '2025-12-31'].toSorted(compareCodes)).toEqual([
    ...['2025-12-31', '2026-03-30', '2026-11-02'],
  ]);
  expect(compareCodes('a', 'a')).toBe(0);
});
