import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Every text of a language by its id, without tags; the example of a file is data, not prose. */
async function textsOf(locale: string): Promise<[id: string, text: string][]> {
  const areas = await readdir(join(here, locale));
  const modules = await Promise.all(
    areas.map(async (area) => (await import(join(here, locale, area))) as { messages: Record<string, string> }),
  );
  return modules
    .flatMap(({ messages }) => Object.entries(messages))
    .filter(([id]) => id !== 'imports.file.sample')
    .map(([id, text]) => [id, text.replaceAll(/<\/?\w+>/gu, '')]);
}

/** What of the texts matches, as "id: text". */
const finds = (texts: readonly [string, string][], pattern: RegExp, spared = /^$/u): string[] =>
  texts.filter(([id, text]) => pattern.test(text) && !spared.test(id)).map(([id, text]) => `${id}: ${text}`);

/** A full stop within the text, and none at its end. */
const leftOpen = (texts: readonly [string, string][], within: RegExp, end: RegExp): string[] =>
  texts
    .filter(([, text]) => within.test(text.replaceAll(/\b(?:e\.g|vs|max)\. /gu, '')) && !end.test(text))
    .map(([id, text]) => `${id}: ${text}`);

describe('the wording of the English texts', async () => {
  const texts = await textsOf('en-US');

  test('the spelling is American', () => {
    const british =
      /\b(?:colour|centre|favourite|behaviour|cancelled|labelled|travelled|grey|catalogue|licence|judgement|whilst|towards|programme|organis|optimis|recognis|summaris|analys(?:ed|ing)\b)/iu;
    expect(finds(texts, british)).toEqual([]);
  });

  test('one thing has one name', () => {
    const others = /\b(?:rivals?|own brand|asker|workplace|facts ledger|ledger of facts|cannot)\b/iu;
    expect(
      finds(
        texts.map(([id, text]) => [id, text.replaceAll(/\{[^{}]*\}|\{\w+,/gu, ' ')]),
        others,
      ),
    ).toEqual([]);
  });

  test('quotation marks and apostrophes are curly; an ellipsis is one character; no space is doubled', () => {
    const unquoted = texts.map(([id, text]): [string, string] => [id, text.replaceAll(/'[<>{}]'/gu, '')]);
    expect(finds(unquoted, /["']|\.\.\.| {2}|\p{Script=Han}/u, /^common\.language\.zh$/u)).toEqual([]);
  });

  test('a text of several sentences ends in a stop', () => {
    expect(leftOpen(texts, /\. [A-Z“]/u, /[.?:…!)}]$/u)).toEqual([]);
  });
});

describe('the wording of the Chinese texts', async () => {
  const texts = await textsOf('zh-CN');

  test('the reader is 你, and one thing has one name', () => {
    expect(finds(texts, /您|竞争品牌|竞争对手|对手|声量占比|引文|信源|提问词/u)).toEqual([]);
  });

  test('quotation marks are “”, an ellipsis is one character, marks are of full width and no space is doubled', () => {
    const unquoted = texts.map(([id, text]): [string, string] => [id, text.replaceAll(/'[<>{}]'/gu, '')]);
    expect(finds(unquoted, /["'「」『』]|\.\.\.|……| {2}/u)).toEqual([]);
    expect(
      finds(unquoted, /\p{Script=Han}[,;:!?()]|[,;!?()]\p{Script=Han}/u, /\.(?:formula|way)\.|mail_bad_url/u),
    ).toEqual([]);
    expect(finds(unquoted, /[，。；：、] | [，。；：、]/u)).toEqual([]);
  });

  test('figures keep a space from Chinese', () => {
    expect(finds(texts, /\p{Script=Han}[\d#]|[\d#%]\p{Script=Han}/u)).toEqual([]);
  });

  test('a text of several sentences ends in a stop', () => {
    expect(leftOpen(texts, /。/u, /[。？：！…）}]$/u)).toEqual([]);
  });
});
