import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));

/** All messages of a language by id; the example file is excluded as it is not prose. */
async function messagesOf(locale: string): Promise<[id: string, text: string][]> {
  const areas = await readdir(join(here, locale));
  const modules = await Promise.all(
    areas.map(async (area) => (await import(join(here, locale, area))) as { messages: Record<string, string> }),
  );
  return modules.flatMap(({ messages }) => Object.entries(messages)).filter(([id]) => id !== 'imports.file.sample');
}

/** The same without tags. */
async function textsOf(locale: string): Promise<[id: string, text: string][]> {
  return (await messagesOf(locale)).map(([id, text]) => [id, text.replaceAll(/<\/?\w+>/gu, '')]);
}

/** The messages that match, as "id: text". */
const finds = (texts: readonly [string, string][], pattern: RegExp, spared = /^$/u): string[] =>
  texts.filter(([id, text]) => pattern.test(text) && !spared.test(id)).map(([id, text]) => `${id}: ${text}`);

/** Messages with a full stop inside, but none at the end. */
const leftOpen = (texts: readonly [string, string][], within: RegExp, end: RegExp): string[] =>
  texts
    .filter(([, text]) => within.test(text.replaceAll(/\b(?:e\.g|vs|max)\. /gu, '')) && !end.test(text))
    .map(([id, text]) => `${id}: ${text}`);

/** Texts that the specification fixes; browser tests read the catalogue, so they would not notice a change. */
const SPECIFIED = [
  ['common.back', '返回', 'Back'],
  ['common.search', '搜索', 'Search'],
  ['common.reset', '重置', 'Reset'],
  ['session.loginFirst', '请先登录', 'Please log in first'],
  ['session.expired', '登录已过期，请重新登录', 'Your session has expired. Please log in again.'],
  ['session.confirmLogout.title', '确认退出', 'Confirm logout'],
  ['session.confirmLogout.relogin', '重新登录', 'Log in again'],
  ['menu.server.loading', '正在加载菜单', 'Loading the menu'],
  ['menu.answer', '答案引擎洞察', 'AI answers'],
  ['menu.brand', '品牌中心', 'Brand center'],
  ['menu.keywords', '关键词探索', 'Keywords'],
  ['menu.optimize', '创作与优化', 'Content'],
  ['menu.overview', '总览', 'Overview'],
  ['menu.userInsights', '用户洞察', 'User insights'],
] as const;

test('what the specification says in words stands so in both languages', async () => {
  const [chinese, english] = (await Promise.all(['zh-CN', 'en-US'].map(textsOf))).map((texts) => new Map(texts));
  expect(SPECIFIED.map(([id]) => [id, chinese?.get(id), english?.get(id)])).toEqual(SPECIFIED);
});

describe('the wording of the English texts', async () => {
  const texts = await textsOf('en-US');

  test('the spelling is American', () => {
    const british =
      /\b(?:colour|centre|favourite|behaviour|cancelled|labelled|travelled|grey|catalogue|licence|judgement|whilst|towards|programme|organis|optimis|recognis|summaris|analys(?:ed|ing)\b)/iu;
    expect(finds(texts, british)).toEqual([]);
  });

  test('one thing has one name', () => {
    const others =
      /\b(?:rivals?|own brand|asker|workplace|facts ledger|ledger of facts|cannot|stands on|as it is open)\b/iu;
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

  test('a noun after a number is singular for 1', () => {
    // Outside of the cases of plural and select: what `{name}` says is written as `name`, then the innermost braces go.
    const outside = (text: string): string => {
      let rest = text.replaceAll(/\{(\w+)\}/gu, '<$1>');
      while (/\{[^{}]*\}/u.test(rest)) rest = rest.replaceAll(/\{[^{}]*\}/gu, '');
      return rest;
    };
    const counted =
      /<\w+> (?:answers|prompts|questions|runs|pages|rows|days|brands|competitors|keywords|members|files)\b/u;
    // Limits, spans and counts that are never 1.
    const many = /\.full$|noChange|topic_per_prompt|lastDays|verdict\.few|table\.file\.most/u;
    expect(
      finds(
        texts.map(([id, text]) => [id, outside(text)]),
        counted,
        many,
      ),
    ).toEqual([]);
  });

  test('a text of several sentences ends in a stop', () => {
    expect(leftOpen(texts, /\. [A-Z“]/u, /[.?:…!)}]$/u)).toEqual([]);
  });
});

test('the size of a file stays on one line', async () => {
  const texts = (await Promise.all(['zh-CN', 'en-US'].map(textsOf))).flat();
  expect(finds(texts, /[\d}] (?:KB|MB|GB)\b/u)).toEqual([]);
});

test('no text joins the ends of an interval: lib/figureText.ts decides between a dash and a word', async () => {
  const texts = [...(await textsOf('zh-CN')), ...(await textsOf('en-US'))];
  expect(finds(texts, /\{low\}.{1,5}\{high\}/u)).toEqual([]);
});

test('below titles, what only a screen can do is marked, so that it stays off paper', async () => {
  const both = [...(await messagesOf('zh-CN')), ...(await messagesOf('en-US'))];
  const onPaper = both
    .filter(([id]) => id.endsWith('.about'))
    .map(([id, text]): [string, string] => [id, text.replaceAll(/<screen>.*?<\/screen>/gu, '')]);
  // Pages of forms, which are not printed.
  expect(finds(onPaper, /点击|方向键|\bclick\b|arrow keys/iu, /^(?:brief\.begin|create\.)/u)).toEqual([]);
});

describe('the wording of the Chinese texts', async () => {
  const texts = await textsOf('zh-CN');

  test('the reader is 你, and one thing has one name', () => {
    expect(finds(texts, /您|竞争品牌|竞争对手|对手|声量占比|引文|信源|提问词|采样|选填|答案导出/u)).toEqual([]);
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

  test('a day ends in 日, and no space follows it', () => {
    expect(finds(texts, /\{(?:days?|start|end)\} (?:\p{Script=Han}|\{unit)/u)).toEqual([]);
  });

  test('a text of several sentences ends in a stop', () => {
    expect(leftOpen(texts, /。/u, /[。？：！…）}]$/u)).toEqual([]);
  });
});
