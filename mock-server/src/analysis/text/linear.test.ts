import { describe, expect, it } from 'vitest';
import { MentionMatcher } from './MentionMatcher.ts';
import { plainWords } from './plainWords.ts';
import { SentimentEstimator } from './SentimentEstimator.ts';

const SIZE = 100_000;
const brands = ['Sony', 'aaaa', '华为', '华为云', "De'Longhi", 'C++'].map((name) => ({
  id: name,
  name,
  own: false,
  aliases: [],
  match_case: false,
  domains: [],
}));

const repeat = (piece: string): string => piece.repeat(Math.ceil(SIZE / piece.length));

/**
 * Texts on which a naive scan reads the same characters repeatedly. At 100,000 characters that means 10^10
 * steps; the time limit only ends such a run.
 */
describe('reading stays linear', () => {
  it.each(
    [
      ...[
        '[',
        '](',
        '([',
        ']',
        '[](',
        '([a](',
        '([a][b]',
        '](((',
        '](b ',
        '](http',
        'http://',
        '://',
        'www.',
        '【1†',
        '[',
      ],
      ...[
        '[1]: ',
        '\n[1',
        '\nSources:',
        '\n- [a](b)',
        '\n[1] http://a',
        '\n',
        '\n\n---',
        '\nSources:\n\n\n\n',
        '<',
        '((',
      ],
      ...[
        'Sony',
        'Sony ',
        'a',
        'aaa ',
        '华为',
        '华',
        "De'Long",
        'C+',
        '.',
        'a.',
        '...',
        '"',
        '!"',
        '”',
        '-',
        'sony.com/',
      ],
      ...[
        '\u0301',
        'e\u0301',
        '\u0327\u0301',
        'ﬃ',
        '…',
        '👍',
        '\ud83d',
        '𝐒',
        '不',
        'not ',
        '比',
        'Sony not good, but ',
      ],
    ].map((piece) => [JSON.stringify(piece), repeat(piece)] as const),
  )('%s', { timeout: 20_000 }, (_, text) => {
    const matcher = new MentionMatcher(brands);
    const estimator = new SentimentEstimator(brands.length);
    for (const whole of [text, `Sony ${text} Sony`]) {
      const mentions = matcher.find(whole);
      estimator.read(matcher);
      expect(mentions.length).toBeLessThanOrEqual(whole.length);
      expect(plainWords(whole, 0, Math.min(whole.length, 3000), mentions).text.length).toBeLessThanOrEqual(3000);
    }
  });

  it.each([
    `${' '.repeat(2000)}${'-'.repeat(2000)}:${' '.repeat(2000)}x`,
    `${'* '.repeat(2000)}${' '.repeat(2000)}x`,
    `[](a)${'\t'.repeat(SIZE)}x`,
  ])('a line that is nearly a rule, or nearly a mere link', { timeout: 3000 }, (line) => {
    const matcher = new MentionMatcher(brands);
    const text = `Sony\n${line}`;
    expect(matcher.find(text)).toHaveLength(1);
    expect(plainWords(text, 0, text.length, []).text).toContain('Sony');
  });

  it('one line of 10,000 brackets among names', { timeout: 20_000 }, () => {
    const matcher = new MentionMatcher(brands);
    expect(matcher.find('Sony ['.repeat(10_000))).toHaveLength(10_000);
  });
});
