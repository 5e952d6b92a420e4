import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceEnd, sentenceStart, splitSentences } from './sentences.ts';

const split = (text: string): string[] => splitSentences(text).map(({ from, to }) => text.slice(from, to).trim());

describe('splitSentences', () => {
  it.each([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    [
      'Rated 4.5 by Dr. J. Smith, e.g. in the U.S. market. Yes.',
      ['Rated 4.5 by Dr. J. Smith, e.g. in the U.S. market.', 'Yes.'],
    ],
    ['He said "Great!" Then he left.', ['He said "Great!"', 'Then he left.']],
    ['Really?! Yes... No. "Quoted." Done.', ['Really?!', 'Yes...', 'No.', '"Quoted."', 'Done.']],
    ['第一句。第二句！“第三句？”第四句', ['第一句。', '第二句！', '“第三句？”', '第四句']],
    ['blank got lost.Next one', ['blank got lost.', 'Next one']],
    ['- item one\n- item two', ['- item one', '- item two']],
    ['see sony.com now. Yes', ['see sony.com now.', 'Yes']],
    ['', []],
    [' \n ', []],
  ])('%j', (text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it('covers the text and agrees with the bounds around any place', () => {
    const piece = fc.constantFrom('a', 'B', '.', '!', '。', '”', '"', ' ', '\n', '1', '中', ')', '...', 'e.g.');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        for (const { from, to } of splitSentences(text)) {
          expect(sentenceStart(text, from)).toBe(from);
          expect(sentenceStart(text, to - 1)).toBe(from);
          expect(sentenceEnd(text, to - 1)).toBe(to);
        }
      }),
    );
  });
});
