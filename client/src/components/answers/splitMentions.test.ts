import { describe, expect, it } from 'vitest';
import { splitMentions } from './splitMentions.ts';

describe('splitMentions', () => {
  it('cuts a text at its mentions', () => {
    expect(
      splitMentions('用豆包或 Kimi', [
        { brand_id: 'k', start: 5, end: 9 },
        { brand_id: 'd', start: 1, end: 3 },
      ]),
    ).toEqual([
      { text: '用', brandId: null },
      { text: '豆包', brandId: 'd' },
      { text: '或 ', brandId: null },
      { text: 'Kimi', brandId: 'k' },
    ]);
  });

  it('takes the longer of two that begin together and the first of two that overlap', () => {
    const parts = splitMentions('abcdef', [
      { brand_id: 'x', start: 1, end: 2 },
      { brand_id: 'y', start: 1, end: 3 },
      { brand_id: 'z', start: 2, end: 5 },
    ]);
    expect(parts.map(({ text, brandId }) => [text, brandId])).toEqual([
      ['a', null],
      ['bc', 'y'],
      ['def', null],
    ]);
  });

  it('loses no text, whatever the offsets', () => {
    const parts = splitMentions('abc', [
      { brand_id: 'x', start: -2, end: 1 },
      { brand_id: 'y', start: 2, end: 99 },
    ]);
    expect(parts.map(({ text }) => text).join('')).toBe('abc');
    expect(parts.filter(({ brandId }) => brandId !== null)).toHaveLength(2);
  });
});
