import { describe, expect, test } from 'vitest';
import { chineseNumber } from './chineseNumber.ts';
import { foldText } from './foldText.ts';
import { readQuantities } from './readQuantities.ts';

/** `18.98–24.98 万元` as `CNY 189800..249800`. */
function read(text: string): string[] {
  return readQuantities(foldText(text)).map(({ low, high, dimension, words, kind }) => {
    const number = (value: number): string => String(Math.round(value * 1e6) / 1e6);
    const range = low === high ? number(low) : `${number(low)}..${number(high)}`;
    return [dimension, range, words, kind === 'exact' ? '' : kind].filter((part) => part !== '').join(' ');
  });
}

test.each([
  ['二十', 20],
  ['十五', 15],
  ['一百零五', 105],
  ['两千三', 2300],
  ['两千零三', 2003],
  ['二〇二四', 2024],
  ['三点五', 3.5],
  ['百十千', null],
])('%s in Chinese characters', (text, expected) => {
  expect(chineseNumber(text)).toBe(expected);
});

describe('numbers with units', () => {
  test.each([
    ['指导价 18.98 万元起', ['CNY 189800']],
    ['售价为１８９，８００元', ['CNY 189800']],
    ['¥189,800', ['CNY 189800']],
    ['二十万元的预算', ['CNY 200000']],
    ['市值 1.2 万亿元', ['CNY 1200000000000']],
    ['营收 1亿2000万元', ['CNY 120000000']],
    ['续航 605 公里', ['length 605000']],
    ['每杯 120 千卡', ['120 千卡']],
    ['电池 60 千瓦时，重 3 千克，骑行 5 千米，3 千人参加', ['energy 60', 'mass 3', 'length 5000', '3000 人参加']],
    ['快充 18 分钟补到八成', ['time 1080', 'percent 80']],
    ['百分之八十五的用户', ['percent 85']],
    ['质保三年', ['months 36']],
    ['每百公里 13 度电', ['energy 13']],
    ['支持 800V 平台', ['voltage 800']],
    ['在全国有 300 座超充站', ['300 座超充站']],
    ['一款十分不错的车', []],
    ['澄驭这一块的评价', []],
    ['澄驭 M6 与 ES-6', []],
  ])('in Chinese: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ['from $24,900', ['USD 24900']],
    ['a market of 3.2 billion dollars', ['USD 3200000000']],
    ['costs 19.0-25.0 cny 10k', ['CNY 190000..250000']],
    ['raised $3.5m', ['USD 3500000']],
    ['12k stores', ['12000 stores']],
    ['a 605-km range', ['length 605000']],
    ['charges in 18 min', ['time 1080']],
    ['375 miles', ['length 603504']],
    ['85% of users', ['percent 85']],
    ['two 5 GB plans', ['data 5000000000']],
    ['300 charging stations', ['300 charging stations']],
    ['iPhone15 and x8', []],
    // Items of a shop's list run together; the currency sign belongs to the price that follows.
    ['Pixel 9a 128GB$499', ['data 128000000000', '499']],
    ['costs 499$ or 450€', ['USD 499', 'EUR 450']],
  ])('in English: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('ranges, bounds and roundings', () => {
  test.each([
    ['18.98–24.98 万元', ['CNY 189800..249800']],
    ['18.98 万–24.98 万元', ['CNY 189800..249800']],
    ['560 到 702 km', ['length 560000..702000']],
    ['between 560 and 702 km', ['length 560000..702000']],
    ['约 600 公里', ['length 600000 about']],
    ['nearly 600 km', ['length 600000 about']],
    ['600 公里左右', ['length 600000 about']],
    ['超过 600 公里', ['length 600000 least']],
    ['over 600 km', ['length 600000 least']],
    ['不到 20 万元', ['CNY 200000 most']],
    ['up to 760 km', ['length 760000 most']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('dates', () => {
  test.each([
    ['2021 年成立', ['date 18628..18992']],
    ['2021年6月上市', ['date 18779..18808']],
    ['2021年6月15日', ['date 18793']],
    ['2021-06-15', ['date 18793']],
    ['on June 15, 2021', ['date 18793']],
    ['15 June 2021', ['date 18793']],
    ['founded in 2021', ['date 18628..18992']],
    ['June 2021', ['date 18779..18808']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
