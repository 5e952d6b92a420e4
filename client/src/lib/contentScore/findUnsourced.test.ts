import { expect, test } from 'vitest';
import { processorMs } from '#client/testing/processorMs.ts';
import { findUnsourced } from './findUnsourced.ts';

const claims = (text: string): string[] => findUnsourced(text).map(({ start, end }) => text.slice(start, end));

test('figures with a unit are found, in digits and words, Chinese and English', () => {
  expect(claims('续航 520 公里，售价 21.99 万元，三十分钟充到八成，销量增长百分之三十。')).toEqual([
    '520 公里',
    '21.99 万元',
    '三十分钟',
    '八成',
    '百分之三十',
  ]);
  expect(
    claims(
      'It goes 320–350 miles, costs $39,900, saves twenty percent, charges in 30 minutes and 3 million people use it.',
    ),
  ).toEqual(['320–350 miles', '$39,900', 'twenty percent', '30 minutes', '3 million people']);
});

test('千 of a unit is no thousand', () => {
  expect(claims('每杯 120 千卡，另一杯 95大卡，重 2 千克，3 千人喝过。A cup has 120 kcal.')).toEqual([
    '120 千卡',
    '95大卡',
    '2 千克',
    '3 千人',
    '120 kcal',
  ]);
});

test('dates, years, models, versions, ordinals and small counts are none', () => {
  expect(claims('2026 年 3 月发布的 S40 和 M3，第 3 天，3 个步骤，三个人，2026-03-01，3 月 5 日。')).toEqual([]);
  expect(claims('Version 2.0.1 of the S40 came on 3 March 2026 with 3 steps for two people, in 2026.')).toEqual([]);
});

test('a link, a note or a named source in the sentence backs it; "studies" do not', () => {
  expect(claims('It goes 520 km ([test](https://lab.example/a)). It weighs 3 kg.')).toEqual(['3 kg']);
  expect(claims('It goes 520 km.[^1]\n\n[^1]: https://lab.example/a')).toEqual([]);
  expect(claims('It goes 520 km. [Source](https://lab.example/a) It weighs 3 kg.')).toEqual(['3 kg']);
  expect(claims('According to Battery Council it goes 520 km.')).toEqual([]);
  expect(claims('According to studies it goes 520 km.')).toEqual(['520 km']);
  expect(claims('据中国汽车工业协会统计，销量达 30 万辆。据相关数据，增长 20%。')).toEqual(['20%']);
  expect(claims('It goes 520 km, see [below](#range).')).toEqual(['520 km']);
});

test('a table has its source below it, a list above it', () => {
  const table = '| A | B |\n|---|---|\n| 1 kg | 2 kg |\n\n';
  expect(claims(table)).toEqual(['1 kg', '2 kg']);
  expect(claims(`${table}Source: [test](https://lab.example/a)`)).toEqual([]);
  expect(claims('By this [test](https://lab.example/a):\n\n- A weighs 1 kg\n- B weighs 2 kg')).toEqual([]);
});

test('quotations without a speaker or link are found whole; terms between marks are none', () => {
  expect(claims('他说：“低温下电池容量会明显减少。”')).toEqual(['“低温下电池容量会明显减少。”']);
  expect(claims('打开“冬季模式”即可。')).toEqual([]);
  expect(claims('Turn on "winter mode" first.')).toEqual([]);
  expect(claims('> It saved us 30 minutes every day.')).toEqual(['It saved us 30 minutes every day.']);
});

test('headings and code claim nothing', () => {
  expect(claims('# 520 km of range\n\n```\n520 km\n```\n')).toEqual([]);
});

test('markup around a figure does not hide it, and offsets are those of the source', () => {
  expect(claims('It goes **520** km and `3 kg`.')).toEqual(['520** km', '3 kg']);
});

test('hostile texts take no longer than others', () => {
  const hostile = ['“', '[', '(', '*', '1', '十', '据', '—', '<', ' ', '!['].map((one) => one.repeat(40_000));
  const busy = processorMs(() => {
    for (const text of hostile) findUnsourced(`${text}x “a b c d e f” [a](https://a.example) 5 km`);
  });
  expect(busy).toBeLessThan(4000);
});
