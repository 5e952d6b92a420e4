import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORD_CLASS } from '#server/analysis/text/charTables.ts';
import { isUnspaced } from './characters.ts';
import { sentenceEnd, sentenceStart } from './sentenceBounds.ts';
import { ANSWER_RULES, DRAFT_RULES, RENDERED_ANSWER_RULES } from './SentenceRules.ts';
import type { SentenceRules } from './SentenceRules.ts';
import { splitSentences } from './splitSentences.ts';

const cut = (text: string, rules: SentenceRules): string[] =>
  splitSentences(text, rules).map(({ start, end }) => text.slice(start, end).trim());
const split = (text: string): string[] => cut(text, ANSWER_RULES);

describe('sentences of a recorded answer', () => {
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
        for (const { start: from, end: to } of splitSentences(text, ANSWER_RULES)) {
          expect(sentenceStart(text, from, ANSWER_RULES)).toBe(from);
          expect(sentenceStart(text, to - 1, ANSWER_RULES)).toBe(from);
          expect(sentenceEnd(text, to - 1, ANSWER_RULES)).toBe(to);
        }
      }),
    );
  });
});

/** The same texts split by each set of rules. */
describe('sentences by the rules of their text', () => {
  it.each<[text: string, answer: string[], rendered: string[], draft: string[]]>([
    [
      'One. Two! 第一句。第二句？',
      ['One.', 'Two!', '第一句。', '第二句？'],
      ['One.', 'Two!', '第一句。', '第二句？'],
      ['One.', 'Two!', '第一句。', '第二句？'],
    ],
    [
      'It costs 4.5, e.g. in the U.S. market. Dr. Smith agrees.',
      ['It costs 4.5, e.g. in the U.S. market.', 'Dr. Smith agrees.'],
      ['It costs 4.5, e.g. in the U.S. market.', 'Dr. Smith agrees.'],
      ['It costs 4.5, e.g. in the U.S. market.', 'Dr. Smith agrees.'],
    ],
    ['wrapped by\nhand', ['wrapped by', 'hand'], ['wrapped by\nhand'], ['wrapped by\nhand']],
    ['one\u2029two', ['one\u2029two'], ['one', 'two'], ['one\u2029two']],
    ['**Bold!** Next.', ['**Bold!**', 'Next.'], ['**Bold!', '** Next.'], ['**Bold!', '** Next.']],
    ['第一；第二……第三', ['第一；第二……第三'], ['第一；第二……第三'], ['第一；', '第二……', '第三']],
    ['A blank lost.Next one', ['A blank lost.', 'Next one'], ['A blank lost.', 'Next one'], ['A blank lost.Next one']],
    ['Well... 3 more', ['Well... 3 more'], ['Well... 3 more'], ['Well...', '3 more']],
    [
      'approx. Ten etc. and so on',
      ['approx. Ten etc.', 'and so on'],
      ['approx. Ten etc.', 'and so on'],
      ['approx. Ten etc. and so on'],
    ],
    ['Vitamin c. It helps', ['Vitamin c.', 'It helps'], ['Vitamin c.', 'It helps'], ['Vitamin c. It helps']],
    ['The LP60X. It plays', ['The LP60X. It plays'], ['The LP60X. It plays'], ['The LP60X.', 'It plays']],
    ['frothing.Mr. Coffee', ['frothing.', 'Mr.', 'Coffee'], ['frothing.', 'Mr.', 'Coffee'], ['frothing.Mr. Coffee']],
    ['He said no. She left.', ['He said no.', 'She left.'], ['He said no.', 'She left.'], ['He said no. She left.']],
    ['(done!), and more', ['(done!', ')', ', and more'], ['(done!', ')', ', and more'], ['(done!)', ', and more']],
    [
      '“What now?” she asked.',
      ['“What now?”', 'she asked.'],
      ['“What now?”', 'she asked.'],
      ['“What now?” she asked.'],
    ],
    [
      '他说：“很好。真的。”下一句',
      ['他说：“很好。', '真的。”', '下一句'],
      ['他说：“很好。', '真的。”', '下一句'],
      ['他说：“很好。真的。”', '下一句'],
    ],
  ])('%j', (text, answer, rendered, draft) => {
    expect(cut(text, ANSWER_RULES)).toEqual(answer);
    expect(cut(text, RENDERED_ANSWER_RULES)).toEqual(rendered);
    expect(cut(text, DRAFT_RULES)).toEqual(draft);
  });

  it('ends a quotation that never closes, or closes too far away, like any other text', () => {
    const far = `He wrote “one. ${'X'.repeat(600)}” end`;
    expect(cut('She wrote “one. Two', DRAFT_RULES)).toEqual(['She wrote “one.', 'Two']);
    expect(cut(far, DRAFT_RULES)[0]).toBe('He wrote “one.');
  });
});

it('knows the scripts without blanks that mentions are found in', () => {
  const differing = Array.from({ length: 0x10000 }, (_, code) => code).filter(
    (code) => isUnspaced(code) !== (WORD_CLASS[code] === 2),
  );
  expect(differing).toEqual([]);
});
