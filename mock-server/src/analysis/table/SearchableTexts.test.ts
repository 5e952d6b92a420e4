import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableForTest } from '#server/testing/tableForTest.ts';
import { TextSearch } from '../text/TextSearch.ts';
import { SearchableTexts, searchableTexts } from './SearchableTexts.ts';

describe('SearchableTexts', () => {
  it('wants every word, in English and Chinese, whatever the case and the width', () => {
    const table = tableForTest([
      { text: 'The SONY battery…' },
      { text: '索尼的电池很好，ＳＯＮＹ 也好' },
      { text: '' },
      { text: 'x'.repeat(3_000_000) },
    ]);
    const texts = new SearchableTexts(table);
    const rows = (q: string): number[] => [0, 1, 2, 3].filter(texts.tester(new TextSearch(q)));
    expect(rows('sony')).toEqual([0, 1]);
    expect(rows('sony 电池')).toEqual([1]);
    expect(rows('Battery')).toEqual([0]);
    // A second time, from the cache.
    expect(rows('sony')).toEqual([0, 1]);
    expect(rows('xx')).toEqual([3]);
  });

  it('finds what TextSearch finds, kept or not', () => {
    const piece = fc.oneof(
      fc.constantFrom('Sony', 'ＳＯＮＹ', 'ﬁ', 'e\u0301', '电池', '🎧', ' '),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(piece), { minLength: 1, maxLength: 5 }), piece, (pieces, q) => {
        const table = tableForTest(pieces.map((list) => ({ text: list.join('') })));
        const search = new TextSearch(q);
        const wanted = pieces.map((list) =>
          search.words.every((word) => new TextSearch(word).find(list.join('')).length > 0),
        );
        const kept = new SearchableTexts(table);
        const none = new SearchableTexts(table, 0);
        for (const texts of [kept, kept, none]) {
          const test = texts.tester(search);
          expect(pieces.map((_, row) => test(row))).toEqual(wanted);
        }
      }),
    );
  });

  it('is made once for the same texts, whatever is counted in them', () => {
    const table = tableForTest([{ text: 'a' }]);
    expect(searchableTexts(table)).toBe(searchableTexts({ ...table, brandCount: 1 }));
  });
});
