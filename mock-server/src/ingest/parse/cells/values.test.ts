import { expect, test } from 'vitest';
import { stableId } from '#server/store/ids/stableId.ts';
import { namePlatform } from '../platforms/platformNames.ts';
import { failedText } from './failedText.ts';
import { parseCitations } from './parseCitations.ts';
import { parseNames } from './parseListCell.ts';
import { areCodes, parseSentiments } from './parseSentiments.ts';
import { parseStatus } from './parseStatus.ts';
import { nameOf, textOf } from './textOf.ts';

const urls = (value: unknown): string[] | undefined => parseCitations(value).citations?.map(({ url }) => url);

test.each([
  ['spaces and line breaks', 'https://a.com/x https://b.com\nhttps://c.com'],
  ['bars', 'https://a.com/x|https://b.com | https://c.com'],
  ['semicolons', 'https://a.com/x;https://b.com; https://c.com;'],
  ['a JSON list', '["https://a.com/x", "https://b.com", "https://c.com"]'],
  ['a list', ['https://a.com/x', 'https://b.com', ' https://c.com ']],
])('addresses with %s between them', (_, value) => {
  expect(urls(value)).toEqual(['https://a.com/x', 'https://b.com', 'https://c.com']);
});

test('separators inside an address are part of it', () => {
  expect(urls('https://a.com/p;id=1?x=a;b https://b.com/c,d')).toEqual([
    'https://a.com/p;id=1?x=a;b',
    'https://b.com/c,d',
  ]);
});

test('addresses without a scheme and Markdown links are taken apart', () => {
  expect(urls('a.com/x;b.com')).toEqual(['a.com/x', 'b.com']);
  expect(parseCitations('1. [The Verge](https://a.com) 2. [B](https://b.com/x)').citations).toEqual([
    { position: 1, url: 'https://a.com', title: 'The Verge' },
    { position: 2, url: 'https://b.com/x', title: 'B' },
  ]);
});

test('objects give address, title and position under any of their names', () => {
  expect(
    parseCitations([
      { link: 'https://a.com', name: 'A', rank: 4 },
      { uri: 'https://b.com', index: '2' },
    ]).citations,
  ).toEqual([
    { position: 4, url: 'https://a.com', title: 'A' },
    { position: 2, url: 'https://b.com', title: '' },
  ]);
  expect(parseCitations([{ web: { uri: 'https://a.com', title: 'A' } }]).citations).toMatchObject([{ title: 'A' }]);
});

test('positions counted from 0 move by one; partly missing ones give way to the order', () => {
  const positions = (value: unknown): number[] | undefined =>
    parseCitations(value).citations?.map((each) => each.position);
  expect(
    positions([
      { url: 'a', index: 0 },
      { url: 'b', index: 1 },
    ]),
  ).toEqual([1, 2]);
  expect(positions([{ url: 'a', index: 7 }, { url: 'b' }])).toEqual([1, 2]);
});

test('not captured, captured none, and what is no source are told apart', () => {
  expect(parseCitations(undefined)).toEqual({ citations: null, dropped: 0 });
  expect(parseCitations(null)).toEqual({ citations: null, dropped: 0 });
  expect(parseCitations('')).toEqual({ citations: [], dropped: 0 });
  expect(parseCitations([])).toEqual({ citations: [], dropped: 0 });
  expect(parseCitations([{ title: 'no address' }, 5, null, 'https://a.com'])).toMatchObject({ dropped: 3 });
});

test.each([
  ['refused', 'Refusal', null],
  ['refused', 'content_filter', null],
  ['empty', 'no answer', null],
  ['failed', '504', null],
  ['failed', 'Bad Request: {"error": {"code": 400}}', null],
  ['failed', 'Internal error occurred', null],
  ['failed', null, 'timeout after 30 s'],
  ['failed', 'ok', { code: 500 }],
  ['failed', '失敗', null],
  ['failed', '錯誤', null],
  ['failed', '逾時', null],
  ['refused', '拒絕回答', null],
  ['empty', '無回答', null],
  ['failed', '成功', '連線逾時'],
  ['ok', '成功', '無'],
  ['ok', 'completed', 'false'],
  [null, 'pending review', 'null'],
  [null, undefined, undefined],
])('status %s of %j and %j', (expected, status, error) => {
  expect(parseStatus(status, error)).toBe(expected);
});

test.each([
  ['failed', '失敗：連線逾時'],
  ['failed', '錯誤訊息: 429'],
  ['failed', '連線逾時'],
  ['failed', '伺服器忙碌中，請稍後再試。'],
  ['failed', '服务器繁忙，请稍后再试'],
  ['failed', '暫時無法取得'],
  ['empty', '沒有回答'],
  ['empty', '暫無資料'],
  [null, '無線檯燈首選 Lumora。'],
  [null, '暫時無法取得官方報價，但 Lumora 的檯燈評價最好，約 2000 元。'],
  [null, '可以先關閉電源，請稍後再試。如果仍不亮，建議更換 Lumora 的燈泡。'],
])('a text in Chinese is %s: %s', (expected, text) => {
  expect(failedText(text)).toBe(expected);
});

test('sentiment labels are kept by brand, whatever form they come in', () => {
  const read = (own: unknown, byBrand: unknown) => parseSentiments(own, byBrand, 'us', (name) => name.toLowerCase());
  expect(read('Positive', undefined).sentiments).toEqual({ us: 'positive' });
  expect(read('', '{"Them": "负面", "Other": "中性"}').sentiments).toEqual({ them: 'negative', other: 'neutral' });
  expect(read(undefined, [{ brand: 'Them', label: 'neg' }]).sentiments).toEqual({ them: 'negative' });
  expect(read('not_mentioned', { them: '未提及' })).toEqual({ sentiments: undefined, unread: 0 });
  expect(read('-', { them: '—', other: '－' })).toEqual({ sentiments: undefined, unread: 0 });
  expect(read('mixed', { them: 0.4 })).toEqual({ sentiments: undefined, unread: 2 });
  expect(read(undefined, JSON.parse('{"__proto__": "positive"}')).sentiments).toHaveProperty('__proto__', 'positive');
});

test('1, 0 and -1 are labels only in a file without other numbers, and with a -1', () => {
  const read = (own: unknown, byBrand: unknown, hasCodes: boolean) =>
    parseSentiments(own, byBrand, 'us', (name) => name.toLowerCase(), hasCodes);
  expect(areCodes(['1', '0', '', 'positive'], [{ Them: -1 }])).toBe(true);
  expect(read('+1', { Them: -1, Other: '0.0' }, true)).toEqual({
    sentiments: { us: 'positive', them: 'negative', other: 'neutral' },
    unread: 0,
  });
  // A score from 0 to 1, stars from 1 to 5, and a score from -1 to 1.
  const scores = [
    [0, 1],
    ['1', '5', '3'],
    ['-1', '0.35', '1'],
  ];
  expect(scores.map((own) => areCodes(own, []))).toEqual([false, false, false]);
  expect(areCodes([], ['{"Us": 1, "Them": 4}'])).toBe(false);
  expect(read('1', { Them: 0 }, false)).toEqual({ sentiments: undefined, unread: 2 });
});

test('platforms go by their usual names; others keep theirs', () => {
  const platformName = (recorded: string): string => namePlatform(recorded, '').platform;
  expect(['openai', 'Chat-GPT', 'doubao', '豆包', 'google_ai_overview', 'AI Mode', 'Gemini'].map(platformName)).toEqual(
    ['ChatGPT', 'ChatGPT', '豆包', '豆包', 'Google AI Overviews', 'Google AI Mode', 'Gemini'],
  );
  expect(platformName('  My  Engine ')).toBe('My Engine');
  expect(platformName('constructor')).toBe('constructor');
});

test('ids are readable where they can be, and differ where names do', () => {
  expect(stableId('brand', "De'Longhi Café")).toMatch(/^de-longhi-cafe-[0-9a-f]{16}$/u);
  expect(stableId('brand', '豆包')).toMatch(/^brand-[0-9a-f]{16}$/u);
  expect(stableId('brand', '豆包')).not.toBe(stableId('brand', '元宝'));
});

test('texts are found in objects, and lose zero characters and halves of characters', () => {
  expect(textOf({ type: 'x', content: { text: 'a\0b' } })).toBe('ab');
  expect(textOf('a\uD800b😀')).toBe('a\uFFFDb😀');
  expect(textOf(JSON.parse('{"__proto__": {"text": "x"}}'))).toBe('');
  expect(nameOf('  a \u00A0\n b ')).toBe('a b');
  expect(nameOf(null)).toBe('');
  // Cells copied from web pages.
  for (const unseen of ['\u200B', '\u2060 \u200D', '\uFEFF\u202E']) expect(nameOf(unseen)).toBe('');
  expect(nameOf('a\u200Bb')).toBe('a\u200Bb');
});

test('names come in lists and cells', () => {
  expect(parseNames(['a', 'b', 'a', ''])).toEqual(['a', 'b']);
  expect(parseNames('["a; b", "c"]')).toEqual(['a; b', 'c']);
  expect(parseNames('a | b;c\nd')).toEqual(['a', 'b', 'c', 'd']);
  expect(parseNames(undefined)).toEqual([]);
});
