import { expect, test } from 'vitest';
import { processorMs } from '#client/testing/processorMs.ts';
import { inputOf } from '#client/testing/testScore.ts';
import { findKitWords } from './findKitWords.ts';
import { scoreContent } from './scoreContent.ts';

const SIZE = 100_000;
const NOTE = `[1]: ${'a '.repeat(SIZE / 4)}\n\n`;
const TABLES = '|a|\n|-|\n|b|\n\n|';

/** A start, a repeated part, and an end that prevents a match. */
const HOSTILE: readonly (readonly [before: string, repeated: string, after: string])[] = [
  ['[a](', '\t', 'x'],
  ['[a](b', ' ', 'x'],
  ['[a](b "', '" ', 'x'],
  ['', '[', ''],
  ['', '](', ''],
  ['', '[a](b', ''],
  ['', '![](', ''],
  ['', '<!-- ', ''],
  ['', '<a ', ''],
  ['', '`*_|', 'x'],
  [NOTE, '[1]', ''],
  ['http://a', '.', 'x'],
  ['', 'http://a ', ''],
  ['', '[a](/b). ', ''],
  ['|a\n|-|-', '\t', 'x|'],
  [TABLES, ' ', 'x|'],
  ['', '|\n', 'x'],
  ['a ', '|\n', 'x'],
  ['updated\n', '|\n', 'x'],
  ['', '- a\n', ''],
  ['', '!\n\n', ''],
  ['', '# pet\n', ''],
  ['', 'pet. ', ''],
  ['你好', '你。\n\n', ''],
  ['', '“', ''],
  ['', '"a b c d e f" ', ''],
  ['他说', '“你好你好你好你好”', ''],
  ['"a b c d e f" said an engineer, ', 'A', ''],
  ['"a b c d e f" said an engineer, Xx', ' A.Yy', ''],
  ['(source:', '\t', ''],
  ['According to', ' ', ''],
  ['', '据', ''],
  ['', '十成', ''],
  ['source: IEA ', '10% ', ''],
  ['by', ' by', ''],
];

test.each(HOSTILE)('%j and many %j are scored at once', { timeout: 20_000 }, (before, repeated, after) => {
  const text = before.slice(0, SIZE) + repeated.repeat(SIZE / repeated.length) + after;
  const busy = processorMs(() => {
    const { eligible, citable } = scoreContent(
      inputOf(text, { prompts: [{ id: '1', text: 'quiet vacuum for pets' }], entities: ['Kestrel', '你'] }),
    );
    findKitWords(text, { names: ['a'], tone: ['pet'], banned: ['你'] });
    expect(Math.min(eligible.score, citable.score)).toBeGreaterThanOrEqual(0);
  });
  expect(busy).toBeLessThan(5000);
});
