import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldString } from './charTables.ts';
import { TextSearch } from './TextSearch.ts';

const found = (q: string, text: string): string[] =>
  new TextSearch(q).find(text).map(({ from, to }) => text.slice(from, to));

describe('TextSearch', () => {
  it('finds all words everywhere, in order', () => {
    expect(found('sony case', 'The case of a Sony: Sony cases.')).toEqual(['case', 'Sony', 'Sony', 'case']);
    expect(found('降噪 续航', '续航好，降噪强，降噪稳')).toEqual(['续航', '降噪', '降噪']);
  });

  it('looks past case, width, forms and kinds of quotes, and points at what stands in the text', () => {
    expect(found('wh-1000xm6', '索尼 ＷＨ‑１０００ＸＭ６ 很好')).toEqual(['ＷＨ‑１０００ＸＭ６']);
    expect(found("d'aria café", 'D’ARIA at the cafe\u0301.')).toEqual(['D’ARIA', 'cafe\u0301']);
    expect(found('ｶﾞ', '「ガ」と「ｶﾞ」')).toEqual(['ガ', 'ｶﾞ']);
    expect(found('株式会社', '㍿と株式会社')).toEqual(['㍿', '株式会社']);
  });

  it('shows half of an expanded character as all of it', () => {
    expect(found('f', 'ﬁne')).toEqual(['ﬁ']);
    expect(found('ine', 'ﬁne')).toEqual(['ﬁne']);
  });

  it('keeps its place behind characters that grow or shrink', () => {
    expect(found('价格', '①㍿ ﬃ🎧 e\u0301 价格')).toEqual(['价格']);
  });

  it('joins hits that overlap', () => {
    expect(found('son sony onyx', 'a Sonyx')).toEqual(['Sonyx']);
    expect(found('aa', 'aaaa')).toEqual(['aa', 'aa']);
  });

  it('has nothing to look for in blanks', () => {
    expect(new TextSearch(' \u3000\n').isEmpty).toBe(true);
    expect(found('', 'text')).toEqual([]);
  });

  it('finds a word wherever the folded text holds it, in order, apart and inside the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'Sony',
        'ＳＯＮＹ',
        'ﬁ',
        '㍿',
        'e\u0301',
        'が',
        'ｶﾞ',
        '🎧',
        '降噪',
        ' ',
        '\u3000',
        '’',
        'İ',
        '…',
        '½',
      ),
      fc.string({ maxLength: 4, unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), piece, piece, (pieces, one, other) => {
        const text = pieces.join('');
        const search = new TextSearch(`${one} ${other}`);
        const spans = search.find(text);
        let end = 0;
        for (const { from, to } of spans) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          expect(foldString(text.slice(from, to))).toSatisfy((hit: string) =>
            search.words.some((w) => hit.includes(w)),
          );
          end = to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
        if (pieces.includes(one) && one.trim() !== '' && !/\s|^\p{M}/u.test(one.normalize('NFKC'))) {
          expect(spans.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});
