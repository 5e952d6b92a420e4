import { expect, test } from 'vitest';
import { foreignLanguage } from './foreignLanguage.ts';

test.each([
  ['新能源车哪个牌子智驾好', 'zh'],
  ['澄驭 Coast 与 ChatGPT 的比较：高速续航更好', 'zh'],
  ['一人暮らしにおすすめのエスプレッソマシン', 'ja'],
  ['초보자에게 가장 좋은 에스프레소 머신', 'ko'],
  ['Which Chinese brand is best: 澄驭 or another one?', undefined],
  ['Which machine makes the best café crème? I have a small kitchen', undefined],
  ['Welche Kaffeemaschine passt in eine kleine Küche?', undefined],
  ['42 %', undefined],
  ['', undefined],
])('on an English page, %s is marked as %s', (text, language) => {
  expect(foreignLanguage(text, 'en-US')).toBe(language);
});

test.each([
  ['Best espresso machine for an office of 20 people', 'en'],
  ['新能源车哪个牌子智驾好', undefined],
  ['Welche Kaffeemaschine passt in eine kleine Küche?', undefined],
  ['Какая кофеварка лучше для дома', undefined],
])('on a Chinese page, %s is marked as %s', (text, language) => {
  expect(foreignLanguage(text, 'zh-CN')).toBe(language);
});
