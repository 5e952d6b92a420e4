import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MentionMatcher } from '../text/MentionMatcher.ts';
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
