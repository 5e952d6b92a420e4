import { describe, expect, it } from 'vitest';
import type { Mention } from '#client/api/answerSchemas.ts';
import { textUnits } from './textUnits.ts';

function mentionsOf(text: string, ...names: string[]): Mention[] {
  return names.flatMap((name) =>
    [...text.matchAll(new RegExp(name, 'gu'))].map(({ index }) => ({
      brand_id: name,
      start: index,
      end: index + name.length,
    })),
  );
}
const cut = (text: string, ...names: string[]) => textUnits(text, mentionsOf(text, ...names));
const words = (text: string) => cut(text).map((unit) => unit.text);
const marked = (text: string, ...names: string[]) =>
  cut(text, ...names).map((unit) => unit.mentions.map(({ start, end }) => unit.text.slice(start, end)));

describe('textUnits', () => {
  it('cuts Chinese paragraphs at 。！？ and keeps what closes a quotation with it', () => {
    expect(words('澄驭很好。翎途呢？“不错！”下一句')).toEqual(['澄驭很好。', '翎途呢？', '“不错！”', '下一句']);
  });

  it('cuts English paragraphs at sentences and not at abbreviations or decimals', () => {
    expect(words('It costs $4.50, e.g. in the U.S. market. Dr. Smith agrees vs. others. See No. 5.')).toEqual([
      'It costs $4.50, e.g. in the U.S. market.',
      'Dr. Smith agrees vs. others.',
      'See No. 5.',
    ]);
  });

  it('keeps headings, list items, table rows and code whole', () => {
    const text = [
      '## 清单。如下',
      '1. **甲**：第一句。第二句。',
      '   - 里层。也是一条',
      '',
      '| 品牌 | 价格 |',
      '| --- | --- |',
      '| 甲 | 12。 |',
      '',
      '```js',
      'a.  b()',
      '```',
    ].join('\n');
    expect(cut(text).map(({ kind, text: said }) => [kind, said])).toEqual([
      ['heading', '清单。如下'],
      ['item', '甲：第一句。第二句。'],
      ['item', '里层。也是一条'],
      ['row', '品牌 · 价格'],
      ['row', '甲 · 12。'],
      ['code', 'a.  b()'],
    ]);
  });

  it('leaves out what is no word: marks of sources in every style, and their definitions', () => {
    const text =
      '好[1]。坏[citation:2]。中 ([One][1], [Two](https://two.example))。见 [Three](https://three.example)。\n\n[1]: https://one.example "One"';
    expect(words(text)).toEqual(['好。', '坏。', '中。', '见 Three。']);
  });

  it('takes a soft line break for a blank and a hard one for an end', () => {
    expect(words('one\ntwo  \nthree')).toEqual(['one two', 'three']);
  });

  it('keeps the mentions at their places behind markup, escapes and characters beyond the basic plane', () => {
    const text = '👍🏽 **云杉** 和 [Notion](https://notion.so/Notion)[1]。另有 A\\*B 与𠮷野家。';
    expect(marked(text, '云杉', 'Notion(?!\\))', '𠮷野家')).toEqual([['云杉', 'Notion'], ['𠮷野家']]);
  });

  it('shows raw HTML as the text it is', () => {
    expect(words('<b>粗。</b>细。')).toEqual(['<b>粗。', '</b>细。']);
  });

  it('gives nothing for an empty answer', () => {
    expect(words(' \n\n---\n')).toEqual([]);
  });
});
