import { expect, test } from 'vitest';
import { citedOf, factorOf, GOOD_PAGE, marked, missingIds } from '#client/testing/testScore.ts';
import { sketchPage } from './sketchPage.ts';

const LINK = '[test](https://lab.example/a)';

test('statistics: figures with unit and source per 1,000 words, saturating at 8; short texts count as 300 words', () => {
  const text = `The range is 520 km by this ${LINK}. It costs 20 dollars.`;
  const factor = factorOf('statistics', text);
  // One figure: 1 * 1000 / 300 = 3.33 per 1,000, of 8.
  expect(factor.value).toBeCloseTo(1 / 2.4);
  expect(marked(factor, text)).toEqual(['520 km']);
  expect(factor.missing[0]).toMatchObject({ id: 'statistics.source', values: { claim: '20 dollars' } });
  expect(factorOf('statistics', `${text} ${'word '.repeat(488)}`).value).toBeCloseTo(1000 / 500 / 8);
});

test('statistics zh: per 1,500 characters', () => {
  const text = `据[测试](https://lab.example/a)，续航 520 公里，快充 30 分钟。${'字'.repeat(734)}`;
  // Length: 据测试续航快充 and 字 are 741 characters, 公里 and 分钟 four, 520 and 30 two: 747.
  expect(factorOf('statistics', text).value).toBeCloseTo((2 * 1500) / 747 / 8);
});

test('sources: distinct hosts of others in sentences that claim something, saturating at 6', () => {
  const claim = (host: string): string => `Tests show that it lasts long [here](https://${host}/x). `;
  expect(factorOf('sources', claim('a.example') + claim('www.a.example') + claim('b.example')).value).toBeCloseTo(
    2 / 6,
  );
  expect(
    factorOf('sources', claim('a.example') + claim('shop.own.example'), { ownHosts: ['own.example'] }).value,
  ).toBeCloseTo(1 / 6);
  expect(factorOf('sources', '- [here](https://a.example/x)\n- [there](https://b.example/x)').value).toBe(0);
  expect(
    factorOf('sources', ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((one) => claim(`${one}.example`)).join('')).value,
  ).toBe(1);
});

test('quotations: name and role, or a link; three are full marks', () => {
  const named = '"Cold batteries hold much less charge," said Li Wei, test engineer at Kestrel. ';
  const linked = `They call it "the best thing we tried all year" (${LINK}). `;
  const nobody = '"It is really a very good thing," people say. ';
  expect(factorOf('quotations', named + linked + nobody).value).toBeCloseTo(2 / 3);
  expect(missingIds(factorOf('quotations', named + linked + nobody))).toEqual(['quotations.source', 'quotations.more']);
  expect(factorOf('quotations', '测试工程师李伟表示：“低温下电池容量会明显减少。”').value).toBeCloseTo(1 / 3);
  expect(factorOf('quotations', '有车主表示：“低温下电池容量会明显减少。”').value).toBeCloseTo(1 / 3);
  expect(factorOf('quotations', '他说：“低温下电池容量会明显减少。”').value).toBe(0);
  expect(factorOf('quotations', '> Cold batteries hold less.\n>\n> — Li Wei, engineer').value).toBeCloseTo(1 / 3);
});

test('concrete facts: three kinds of price, specification, date and limit, with a source or without', () => {
  const price = `It costs $199 by this ${LINK}.`;
  const spec = `It weighs 3 kg by this ${LINK}.`;
  const date = `It came in May 2026 by this ${LINK}.`;
  const limit = `It carries up to 5 kg by this ${LINK}.`;
  expect(factorOf('concreteFacts', price).value).toBeCloseTo(1 / 3);
  expect(factorOf('concreteFacts', limit).value).toBeCloseTo(2 / 3);
  expect(factorOf('concreteFacts', `${price} ${spec} ${date}`).value).toBe(1);
  const plain = 'It costs $199 and weighs 3 kg.';
  expect(factorOf('concreteFacts', plain).value).toBeCloseTo(2 / 3);
  expect(factorOf('statistics', plain).value).toBe(0);
  expect(factorOf('concreteFacts', `# ${plain}`).value).toBe(0);
  expect(missingIds(factorOf('concreteFacts', price))).toEqual([
    'concreteFacts.specification',
    'concreteFacts.date',
    'concreteFacts.limit',
  ]);
  expect(factorOf('concreteFacts', `售价 21.99 万元，最多载重 500 公斤，2026 年 3 月上市（${LINK}）。`).value).toBe(1);
});

test('freshness: a draft is as old as the day it states', () => {
  const on = (day: string): number => factorOf('freshness', `Updated: ${day}\n\nText.`).value;
  expect(on('2026-06-30')).toBe(1);
  expect(on('2026-06-01')).toBe(1);
  expect(on('2026-05-31')).toBe(0.8);
  expect(on('2026-04-01')).toBe(0.5);
  expect(on('2026-01-01')).toBe(0.25);
  expect(on('2025-06-30')).toBe(0.1);
  expect(on('3 June 2026')).toBe(1);
  expect(factorOf('freshness', '更新于 2026 年 6 月 20 日').value).toBe(1);
  expect(missingIds(factorOf('freshness', 'No day.'))).toEqual(['freshness.noDate']);
  expect(missingIds(factorOf('freshness', 'Updated: 2027-01-01'))).toEqual(['freshness.future']);
});

test('freshness: a page keeps half when its two dates disagree or one is missing, by the older', () => {
  const page = (facts: object) => factorOf('freshness', 'Text', { facts: { ...GOOD_PAGE, ...facts } });
  expect(page({ modified: '2026-06-20T08:00:00Z', visibleDate: '2026-06-20' }).value).toBe(1);
  expect(page({ published: '2026-01-01', modified: '2026-06-20', visibleDate: '2026-01-01' }).value).toBe(1);
  expect(page({ modified: '2026-06-20', visibleDate: '2026-01-05' })).toMatchObject({ value: 0.25 });
  expect(missingIds(page({ modified: '2026-06-20', visibleDate: '2026-01-05' }))).toEqual(['freshness.disagree']);
  expect(page({ modified: '2026-06-20' })).toMatchObject({ value: 0.5 });
  expect(missingIds(page({ visibleDate: '2026-06-20' }))).toEqual(['freshness.noMachine']);
});

test('clarity en: short sentences 60 %, few passives 40 %', () => {
  const long = `${'word '.repeat(26)}end.`;
  expect(factorOf('clarity', 'We test cars. They go far.').value).toBe(1);
  expect(factorOf('clarity', `We test cars. ${long.replace('word', 'Word')}`).value).toBeCloseTo(0.7);
  // One of four is passive: 25 %, halfway between 10 % (free) and 40 % (costs all).
  expect(factorOf('clarity', 'Cars are tested. We drive. We stop. We look.').value).toBeCloseTo(0.6 + 0.4 * 0.5);
  expect(missingIds(factorOf('clarity', ''))).toEqual(['clarity.empty']);
});

test('clarity zh: sentences up to 40 characters 50 %, comparisons in a list or table 20 %, blocks up to 300 characters 30 %', () => {
  const long = '长'.repeat(41);
  expect(factorOf('clarity', '短句。').value).toBe(1);
  expect(factorOf('clarity', `短句。${long}。`).value).toBeCloseTo(0.75);
  expect(factorOf('clarity', '两款相比差别不大。').value).toBeCloseTo(0.8);
  expect(factorOf('clarity', '两款对比如下：\n\n- 甲款轻\n- 乙款稳').value).toBe(1);
  expect(factorOf('clarity', `${'长'.repeat(31)}。`.repeat(10)).value).toBeCloseTo(0.7);
});

test('trust: author, organisation, contact and correction note, a quarter each', () => {
  expect(
    factorOf('trust', '作者：李伟\n\n北风编辑部。[联系我们](/contact)\n\n勘误见文末。', { entities: ['北风'] }).value,
  ).toBe(1);
  expect(factorOf('trust', 'By Jane Smith\n\nText').value).toBe(0.25);
  const linked = (link: string): number => factorOf('trust', `Text and ${link} here.`).value;
  for (const page of [
    '[About us](/x)',
    '[here](https://a.example/about-us)',
    '[About Acme](/x)',
    '[us](/contact.html)',
    '[关于我们](/x)',
  ]) {
    expect(linked(page)).toBe(0.25);
  }
  for (const other of ['[a poem about a king](/x)', '[here](/all-about-space)', '[us](https://contact.example/)']) {
    expect(linked(other)).toBe(0);
  }
  const facts = { ...GOOD_PAGE, author: 'Jane', organisation: 'Kestrel', hasContact: true };
  expect(missingIds(factorOf('trust', 'Text', { facts }))).toEqual(['trust.correction']);
});

test('self-contained: paragraphs that do not open with a pronoun', () => {
  const text =
    'Kestrel makes very quiet vacuums for every small home.\n\nThey are quiet because the motor turns very slowly.';
  const factor = factorOf('selfContained', text);
  expect(factor.value).toBe(0.5);
  expect(factor.missing).toMatchObject([{ id: 'selfContained.pronoun', values: { word: 'They' } }]);
  expect(
    factorOf('selfContained', '红隼吸尘器的电机转速较低，因此噪声很小。\n\n它的电机转速较低，因此在夜里也不吵人。')
      .value,
  ).toBe(0.5);
});

test('stuffing: a term above 6 % of the text, or above the 95th percentile of the cited pages', () => {
  const prompts = [{ id: '1', text: 'vacuum' }];
  const text = (count: number, others: number): string => 'vacuum '.repeat(count) + 'word '.repeat(others);
  expect(factorOf('stuffing', text(6, 94), { prompts }).points).toBeCloseTo(0);
  expect(factorOf('stuffing', text(7, 93), { prompts }).points).toBe(-10);
  const cited = citedOf(
    Array.from({ length: 20 }, (_, i) => text(i, 100 - i)),
    prompts,
  );
  // Nineteen of twenty cited texts have at most 18 %.
  expect(factorOf('stuffing', text(18, 82), { prompts, cited }).value).toBe(0);
  expect(factorOf('stuffing', text(19, 81), { prompts, cited }).value).toBe(1);
});

test('the title of a link is no quotation, whatever marks it contains', () => {
  const text = 'See [the feed](https://a.example/feed "Get the whole feed of Anna\'s long reports").';
  expect(missingIds(factorOf('quotations', text))).toEqual(['quotations.more']);
  expect(missingIds(factorOf('quotations', text.replaceAll('"', "'").replace("Anna's", 'Anna "A"')))).toEqual([
    'quotations.more',
  ]);
});

test('a block quotation of a link alone, such as an embedded post, quotes nobody', () => {
  const post = factorOf('quotations', '> [A post shared by the Acme lamp makers](https://a.example/p/1)');
  expect([post.value, missingIds(post)]).toEqual([0, ['quotations.more']]);
  expect(factorOf('quotations', '> Cold batteries hold less, says [Acme](https://a.example).').value).toBeCloseTo(
    1 / 3,
  );
});

test('a note set as a block quotation quotes nobody', () => {
  const { value, missing } = factorOf('quotations', '> **Note:** Charge it before the first use.');
  expect([value, missing.map(({ id }) => id)]).toEqual([0, ['quotations.more']]);
  expect(missingIds(factorOf('quotations', '> 💡 **提示**：首次使用前请充满电。'))).toEqual(['quotations.more']);
  expect(missingIds(factorOf('quotations', '> [!TIP]\n> Charge it before the first use.'))).toEqual([
    'quotations.more',
  ]);
  expect(missingIds(factorOf('quotations', '> Notes are what cold batteries hold less of.'))).toContain(
    'quotations.source',
  );
});

test('superlatives: cost five without a source', () => {
  expect(factorOf('superlatives', 'Kestrel is the best vacuum.').points).toBe(-5);
  expect(factorOf('superlatives', `Kestrel is the best vacuum by this ${LINK}.`).value).toBe(0);
  expect(factorOf('superlatives', '## Which is the best?\n\nWhich is the best one?').value).toBe(0);
  expect(factorOf('superlatives', '红隼是行业领先的品牌。').points).toBe(-5);
  expect(factorOf('superlatives', '它按顶级域名归类。').value).toBe(0);
  expect(factorOf('superlatives', '最近第一次试用，最后一步最多三分钟。').value).toBe(0);
});

test('near-duplicate: four fifths of an own page', () => {
  const sentence = (i: number): string =>
    `Sentence ${'abcdefghijklmnopqrst'[i] ?? ''}x tells of thing ${'abcdefghijklmnopqrst'[i] ?? ''}y in its own words here. `;
  const own = Array.from({ length: 10 }, (_, i) => sentence(i)).join('');
  const ownPages = [sketchPage({ id: 'p', title: 'Guide', text: own })];
  const copy = factorOf('nearDuplicate', own.replace('in its', 'in 37 km its'), { ownPages });
  expect(copy.points).toBe(-8);
  expect(copy.missing[0]?.values).toMatchObject({ page: 'Guide' });
  const half = Array.from({ length: 10 }, (_, i) => sentence(i + 5)).join('');
  expect(factorOf('nearDuplicate', half, { ownPages }).value).toBe(0);
});

test('structured data: shown and worth nothing', () => {
  expect(factorOf('structuredData', 'Text')).toMatchObject({ applies: false, weight: 0 });
  const facts = { ...GOOD_PAGE, structuredData: ['Product'] };
  expect(factorOf('structuredData', 'Text', { facts })).toMatchObject({ value: 1, points: 0 });
});
