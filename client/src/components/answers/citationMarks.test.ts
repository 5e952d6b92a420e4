import { describe, expect, it } from 'vitest';
import { findCitationMarks } from './citationMarks.ts';

const numbers = (text: string) => findCitationMarks(text).map(({ positions }) => positions);

describe('findCitationMarks', () => {
  it('knows the marks of all engines, at their places', () => {
    const text = '好[1]坏[^2]贵[^3^]快[citation:4]慢【5】远【6†source】';
    expect(numbers(text)).toEqual([[1], [2], [3], [4], [5], [6]]);
    expect(findCitationMarks(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '[1]',
      '[^2]',
      '[^3^]',
      '[citation:4]',
      '【5】',
      '【6†source】',
    ]);
  });

  it('takes several numbers in one mark apart, each once', () => {
    expect(numbers('a [1, 3] b [2，2] c[1][2]')).toEqual([[1, 3], [2], [1], [2]]);
  });

  it('leaves alone what is no mark', () => {
    expect(numbers('[2024年] [1.5] 【重点】 (1) [x] array[1234]')).toEqual([]);
  });
});
