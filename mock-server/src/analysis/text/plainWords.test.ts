import { describe, expect, it } from 'vitest';
import { plainWords } from './plainWords.ts';

const words = (text: string): string => plainWords(text, 0, text.length, []).text;

describe('plainWords', () => {
  it.each([
    ['## **Top** picks\n\n- *Sony* is `good`\n1. ~~Bose~~', 'Top picks Sony is good Bose'],
    ['> a [link](https://x.com "t") and [ref][1].', 'a link and ref.'],
    ['| Brand | Price |\n|---|---|\n| Sony | 5 |', 'Brand | Price'.replace(' |', '') + ' Sony 5'],
    ['costs \\$5 \\* net', 'costs $5 * net'],
    ['a<br>b <b>c</b> 1 < 2', 'ab c 1 < 2'],
    ['snake_case _emphasis_ [x] done', 'snake_case emphasis [x] done'],
    ['one\n---\ntwo ![alt](a.png)', 'one two'],
    ['one\n\t |: --- : | --- |\t\ntwo\n * * *\nthree\n===\nfour', 'one two three four'],
    ['one\n- two\n* * three', 'one two three'],
    ['fact.([The Verge][1])\n\nnext', 'fact. next'],
    ['range 520 km[1][2, 3]. Space[^2^], price【4†source】 [citation:5]', 'range 520 km. Space, price'],
    ['[a] of [2024] stays', '[a] of [2024] stays'],
    ['## 结论\n\n电池更耐用。\n\n- 价格：\n  偏高，\n但 Sony 好', '结论 电池更耐用。价格：偏高，但 Sony 好'],
  ])('%j', (text, expected) => {
    expect(words(text)).toBe(expected);
  });

  it('knows where each unit came from and never cuts into a mention', () => {
    const text = 'the **A*B** 🎧 x';
    const plain = plainWords(text, 0, text.length, [{ from: 6, to: 9 }]);
    expect(plain.text).toBe('the A*B 🎧 x');
    expect(plain.origins.map((origin) => text.charAt(origin)).join('')).toBe(plain.text);
  });

  it.each([
    ['by [Acme](https://x.com/a) Pro now', 4, 'by Acme Pro now'],
    ['by <b>Acme</b> Pro now', 6, 'by Acme Pro now'],
  ])('shows a mention without what nobody sees in it: %s', (text, from, expected) => {
    expect(plainWords(text, 0, text.length, [{ from, to: text.indexOf(' now') }]).text).toBe(expected);
  });
});
