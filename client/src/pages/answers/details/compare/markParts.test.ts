import { describe, expect, it } from 'vitest';
import { markParts } from './markParts.ts';

describe('markParts', () => {
  it('keeps a mention marked across the edge of a change', () => {
    const parts = markParts('abcdef', [{ brand_id: 'x', start: 1, end: 4 }], [{ start: 2, end: 6 }]);
    expect(parts.map(({ text, brandId, changed }) => [text, brandId, changed])).toEqual([
      ['a', null, false],
      ['b', 'x', false],
      ['cd', 'x', true],
      ['ef', null, true],
    ]);
  });

  it('is one plain part without marks, and nothing for nothing', () => {
    expect(markParts('abc', [], [])).toEqual([{ start: 0, text: 'abc', brandId: null, changed: false }]);
    expect(markParts('', [], [])).toEqual([]);
  });
});
