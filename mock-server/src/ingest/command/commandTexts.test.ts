import { expect, test } from 'vitest';
import { COMMAND_TEXTS, commandLanguage, fill } from './commandTexts.ts';
import { LOG_COMMAND_TEXTS } from './logCommandTexts.ts';

/** Every text by its path: `line.rows`. */
function leaves(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? leaves(inner, `${path}${key}.`) : [[path + key, String(inner)]],
  );
}

test('both languages say the same things with the same values', () => {
  const english = leaves(COMMAND_TEXTS.en);
  const chinese = new Map(leaves(COMMAND_TEXTS.zh));
  const places = (text: string): string[] => [...new Set(text.match(/\{\d\}/gu))].sort();
  expect([...chinese.keys()]).toEqual(english.map(([key]) => key));
  for (const [key, text] of english) expect([key, places(chinese.get(key) ?? '')]).toEqual([key, places(text)]);
});

test('both helps name every option', () => {
  const options = (text: string): string[] => [...new Set(text.match(/--[a-z-]+/gu))].sort();
  expect(options(COMMAND_TEXTS.zh.help)).toEqual(options(COMMAND_TEXTS.en.help));
});

test('no line of a help is cut or folded by a terminal of 120 columns, and none is empty at its end', () => {
  for (const { help } of [COMMAND_TEXTS.en, LOG_COMMAND_TEXTS.en]) {
    expect(help.split('\n').filter((line) => line.length > 120)).toEqual([]);
    expect(help).toBe(help.trim());
  }
});

test('the language is the terminal’s', () => {
  expect(commandLanguage({ LANG: 'zh_CN.UTF-8' })).toBe('zh');
  expect(commandLanguage({ LANG: 'zh_CN.UTF-8', LC_ALL: 'en_US.UTF-8' })).toBe('en');
  expect(commandLanguage({})).toBe('en');
});

test('a word goes with its number, whether it comes as one or as a text', () => {
  const text = '{0} {0|row has|rows have} no date';
  expect([fill(text, 1), fill(text, '1'), fill(text, 2), fill(text, '1,204'), fill(text, 0)]).toEqual([
    ...['1 row has no date', '1 row has no date', '2 rows have no date'],
    ...['1,204 rows have no date', '0 rows have no date'],
  ]);
  const withOne = leaves(COMMAND_TEXTS.en).map(([, each]) => fill(each, 1, 1, 1, 1, ''));
  expect(
    withOne.filter((each) => /(?<![\d,.])1 (?:answers|prompts|rows|files|brands|sentiment labels)\b/u.test(each)),
  ).toEqual(['at most 1 brands can be tracked']);
});

test('values are put in their places; numbers are grouped', () => {
  expect(fill('{1} of {0}, {2}', 12345, 'a{0}')).toBe('a{0} of 12,345, ');
});
