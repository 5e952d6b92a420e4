import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MentionMatcher } from '../text/MentionMatcher.ts';
import { TextSearch } from '../text/TextSearch.ts';
import { EXCERPT_LENGTH, excerpt } from './excerpt.ts';

const matcher = new MentionMatcher(
  ['Sony', '华为', 'Best Buy'].map((name) => ({
    id: name,
    name,
    own: false,
    aliases: [],
    match_case: false,
    domains: [],
  })),
);

function cut(text: string, brand: number | null = null): { text: string; named: string[] } {
  const result = excerpt(text, matcher.find(text), brand);
  return { text: result.text, named: result.mentions.map((mention) => result.text.slice(mention.from, mention.to)) };
}

describe('excerpt', () => {
  it('is the whole of a short answer, without marks', () => {
    expect(cut('**Sony** and [华为](https://huawei.com) are `fine`.')).toEqual({
      text: 'Sony and 华为 are fine.',
      named: ['Sony', '华为'],
    });
    expect(cut('')).toEqual({ text: '', named: [] });
    // Not a tag, though it looks like one: the name in it was counted as a mention.
    expect(cut('<A华为>').named).toEqual(['华为']);
  });

  it('stands around the first mention of the brand asked for', () => {
    const filler = 'some other words that say nothing at all '.repeat(40);
    const result = cut(`Sony first. ${filler} then 华为 here ${filler}`, 1);
    expect(result.named).toEqual(['华为']);
    expect(result.text).toMatch(/^….*华为.*…$/u);
    expect(result.text.length).toBeLessThanOrEqual(EXCERPT_LENGTH);
    expect(result.text.length).toBeGreaterThan(EXCERPT_LENGTH - 40);
    expect(result.text.indexOf('华为')).toBeLessThan(100);
  });

  it('begins with a part of a sentence where words have no blanks between them', () => {
    const clause = '这一句话说的是别的事情，';
    expect(cut(`${clause.repeat(20)}接着说华为。${clause.repeat(20)}`).text).toMatch(/^…这一句话/u);
  });

  it('is the beginning when nothing is named', () => {
    expect(cut('x'.repeat(300)).text).toBe(`${'x'.repeat(239)}…`);
    expect(cut('# Title\n\nText').text).toBe('Title Text');
  });

  it('keeps its limits and its offsets whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'Sony',
        '华为',
        'Best Buy',
        '**',
        '[',
        '](https://a.com/x)',
        '\n- ',
        '\n\n',
        ' ',
        '🎧',
        '\\$',
        '|',
        '…',
      ),
      fc.string({ maxLength: 40 }),
      fc.constant('长文本没有空格'.repeat(20)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.constantFrom(null, 0, 1, 2), (pieces, brand) => {
        const text = pieces.join('');
        const mentions = matcher.find(text);
        const result = excerpt(text, mentions, brand);
        expect(result.text.length).toBeLessThanOrEqual(EXCERPT_LENGTH);
        const focus = mentions.find((mention) => mention.brand === brand) ?? mentions[0];
        if (focus !== undefined) {
          expect(result.mentions.some((mention) => mention.brand === focus.brand)).toBe(true);
        }
        for (const mention of result.mentions) {
          expect(matcher.find(result.text.slice(mention.from, mention.to))[0]?.brand).toBe(mention.brand);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

function searched(q: string, text: string): { text: string; hits: string[] } {
  const result = excerpt(text, matcher.find(text), null, new TextSearch(q));
  return { text: result.text, hits: result.hits.map((hit) => result.text.slice(hit.from, hit.to)) };
}

describe('excerpt of a search', () => {
  const filler = '这段话说的是别的事情，与所找的内容毫无关系。'.repeat(30);

  it('stands around the first hit, before any mention, and marks every hit in it', () => {
    const result = searched(
      '电池 BATTERY',
      `Sony 开头。${filler}它的 **电池** 很大，ｂａｔｔｅｒｙ 也好，电池耐用。${filler}电池`,
    );
    expect(result.hits).toEqual(['电池', 'ｂａｔｔｅｒｙ', '电池']);
    expect(result.text).toMatch(/^….*…$/u);
    expect(result.text).not.toContain('Sony');
    expect(result.text.indexOf('电池')).toBeLessThan(100);
  });

  it('marks hits apart from mentions, also where they overlap', () => {
    const text = 'The **Sony** WH is a Sonyx.';
    const result = excerpt(text, matcher.find(text), null, new TextSearch('son'));
    expect(result.hits.map((hit) => result.text.slice(hit.from, hit.to))).toEqual(['Son', 'Son']);
    expect(result.mentions.map(({ from, to }) => result.text.slice(from, to))).toEqual(['Sony']);
  });

  it('prefers a hit that can be read to one in an address, and shows the address when there is no other', () => {
    const link = '[the test](https://example.org/battery/long-run)';
    expect(searched('battery', `See ${link}. ${filler} Its battery lasts.`)).toMatchObject({ hits: ['battery'] });
    expect(searched('battery', `See ${link}. ${filler} Its battery lasts.`).text).toContain('Its battery lasts.');
    const hidden = searched('battery', `See ${link}.`);
    expect(hidden).toEqual({ text: `See ${link}.`, hits: ['battery'] });
  });

  it('does not take its own marks of omission for a hit', () => {
    expect(searched('…', `${filler} und …`).hits).toEqual(['…']);
    expect(searched('nothing', filler)).toMatchObject({ hits: [] });
  });

  it('shows a long hit whole', () => {
    const long = 'x'.repeat(200);
    expect(searched(long, `${filler} ${long} ${filler}`).hits).toEqual([long]);
  });

  it('has a hit, within its limits, for every text that has one', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'Sony',
        'ＳＯＮＹ',
        '华为',
        '**',
        '[',
        '](https://a.com/sony)',
        '\n- ',
        '\n\n',
        ' ',
        '🎧',
        '\\$',
        '|',
        '<b>',
      ),
      fc.string({ maxLength: 30 }),
      fc.constant('长文本没有空格'.repeat(20)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.constantFrom('sony', '华为 sony', 'a', '空'), (pieces, q) => {
        const text = pieces.join('');
        const search = new TextSearch(q);
        const result = excerpt(text, matcher.find(text), null, search);
        expect(result.text.length).toBeLessThanOrEqual(EXCERPT_LENGTH);
        expect(result.hits.length > 0).toBe(search.find(text).length > 0);
        for (const { from, to } of result.hits) {
          expect(search.find(result.text.slice(from, to))).toHaveLength(1);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
