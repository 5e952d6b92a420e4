import { describe, expect, it } from 'vitest';
import { bracketPart } from './tieBracket.ts';

describe('bracketPart', () => {
  it('joins brands that share a rank', () => {
    const leaders = [1, 2, 2, 2, 5].map((rank) => ({ rank }));
    expect(leaders.map((_, index) => bracketPart(leaders, index))).toEqual(['none', 'first', 'middle', 'last', 'none']);
  });
});
