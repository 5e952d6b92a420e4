import { describe, expect, it } from 'vitest';
import { splitHits } from './splitHits.ts';

const marked = (piece: string, from: number, hits: readonly { start: number; end: number }[]): string =>
  splitHits(piece, from, hits)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

describe('splitHits', () => {
  it('marks what was searched for, in Chinese and beyond the basic plane', () => {
    expect(
      marked('冬季续航打折，续航焦虑', 0, [
        { start: 2, end: 4 },
        { start: 7, end: 9 },
      ]),
    ).toBe('冬季[续航]打折，[续航]焦虑');
    expect(marked('𠮷车 good', 0, [{ start: 4, end: 8 }])).toBe('𠮷车 [good]');
  });

  it('keeps to the piece, wherever it stands in the text', () => {
    expect(
      marked('abcdef', 10, [
        { start: 8, end: 12 },
        { start: 14, end: 20 },
      ]),
    ).toBe('[ab]cd[ef]');
    expect(marked('abc', 0, [{ start: 5, end: 7 }])).toBe('abc');
  });

  it('marks hits that overlap once', () => {
    expect(
      marked('abcdef', 0, [
        { start: 1, end: 4 },
        { start: 2, end: 3 },
        { start: 3, end: 5 },
      ]),
    ).toBe('a[bcd][e]f');
  });
});
