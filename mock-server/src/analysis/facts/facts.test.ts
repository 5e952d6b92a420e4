import { describe, expect, test } from 'vitest';
import { buildTable } from '#server/testing/buildTable.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { answerSentences } from './answerSentences.ts';
import { compileFact, readFactValue } from './compileFact.ts';
import { FactReader } from './FactReader.ts';
import { foldText } from './foldText.ts';
import { judgeSentence } from './judgeSentence.ts';

const BRANDS = [
  { id: 'own', name: '澄驭', own: true, aliases: ['Chenvra'], match_case: false, domains: [] },
  { id: 'rival', name: '北岬', own: false, aliases: ['Beijia'], match_case: false, domains: [] },
];

function fact(value: string, subject: readonly string[], more: { valid_from?: string; valid_to?: string } = {}) {
  const judged = { brand_id: 'own', subject: [...subject], value, valid_from: null, valid_to: null, ...more };
  const compiled = compileFact(judged, BRANDS);
  if (compiled === null) throw new Error(`Cannot be judged: ${value}`);
  return compiled;
}

const verdict = (text: string, compiled: ReturnType<typeof fact>): string =>
  judgeSentence(foldText(text), compiled)?.verdict ?? 'not about it';

describe('the value of a fact', () => {
  test.each([
    ['18.98 万元', { dimension: 'CNY', low: 189_800, high: 189_800 }],
    ['605–760 km', { dimension: 'length', low: 605_000, high: 760_000 }],
    ['300 座', { dimension: '', low: 300, words: '座' }],
    ['八成', { dimension: 'percent', low: 80 }],
  ])('%s', (value, expected) => {
    expect(readFactValue(value)).toMatchObject(expected);
  });

  test.each([
    ['很便宜', 'none'],
    ['', 'none'],
    ['18.98 万元，605 公里', 'several'],
    ['超过 600 公里', 'bound'],
  ])('%s is refused as %s', (value, problem) => {
    expect(readFactValue(value)).toBe(problem);
  });
});

describe('sentences about a price', () => {
  const price = fact('18.98 万元', ['起售价/起步价/starts at/starting price']);
  test.each([
    ['澄驭 M6 的起售价是 18.98 万元。', 'supported'],
    ['澄驭 M6 起步价 189800 元。', 'supported'],
    ['澄驭 M6 的起售价约 19 万元。', 'supported'],
    ['澄驭 M6 的起售价约 22 万元。', 'contradicted'],
    ['澄驭 M6 的起售价是 19 万元。', 'contradicted'],
    ['澄驭 M6 的起售价不到 20 万元。', 'unknown'],
    ['澄驭 M6 的起售价不到 15 万元。', 'contradicted'],
    ['澄驭 M6 的起售价超过 25 万元。', 'contradicted'],
    ['澄驭 M6 的起售价并非 18.98 万元。', 'contradicted'],
    ['澄驭 M6 的起售价很实惠。', 'unknown'],
    ['澄驭 M6 的起售价是 18.98 万元，顶配 24.98 万元。', 'supported'],
    ['澄驭 M6 的起售价是 17.98 万元，顶配 18.98 万元。', 'contradicted'],
    ['澄驭 M6 续航 605 公里。', 'not about it'],
    ['Chenvra M6 starts at CNY 189,800.', 'supported'],
    ['Chenvra M6 starts at CNY 209,800.', 'contradicted'],
    ['Chenvra M6 starts at $26,000.', 'unknown'],
  ])('%s', (text, expected) => {
    expect(verdict(text, price)).toBe(expected);
  });
});

describe('sentences about a range, a date, a count, a share', () => {
  const range = fact('605–760 公里', ['续航/range']);
  const founded = fact('2021 年', ['成立/founded']);
  const stations = fact('300 座', ['超充站']);
  const share = fact('80%', ['高速']);
  const warranty = fact('3 年', ['质保/warranty']);
  test.each([
    ['澄驭续航 605–760 km。', range, 'supported'],
    ['澄驭续航 700 公里。', range, 'supported'],
    ['澄驭续航 500 公里。', range, 'contradicted'],
    ['澄驭续航 500–700 公里。', range, 'unknown'],
    ['Chenvra has a range of 435 miles.', range, 'supported'],
    ['Chenvra has a range of 300 miles.', range, 'contradicted'],
    ['Chenvra arranges 500 km tours.', range, 'not about it'],
    ['澄驭成立于 2021 年 6 月。', founded, 'supported'],
    ['Chenvra was founded in 2019.', founded, 'contradicted'],
    ['澄驭已有 300 座超充站。', stations, 'supported'],
    ['澄驭已有 1200 座超充站。', stations, 'contradicted'],
    ['澄驭的超充站覆盖 120 个城市。', stations, 'unknown'],
    ['澄驭高速续航达成率为八成。', share, 'supported'],
    ['澄驭高速续航达成率为 65%。', share, 'contradicted'],
    ['澄驭整车质保 36 个月。', warranty, 'supported'],
    ['Chenvra comes with a 5-year warranty.', warranty, 'contradicted'],
  ])('%s', (text, compiled, expected) => {
    expect(verdict(text, compiled)).toBe(expected);
  });

  test('a sentence that speaks of a year outside the fact’s own says nothing of it', () => {
    const now = fact('18.98 万元', ['售价'], { valid_from: '2025-01-01' });
    expect(verdict('澄驭在 2023 年的售价是 16.98 万元。', now)).toBe('unknown');
    expect(verdict('澄驭在 2026 年的售价是 16.98 万元。', now)).toBe('contradicted');
  });
});

function read(texts: readonly string[], compiled: ReturnType<typeof fact>) {
  const table: AnswerTable = buildTable(
    {
      id: 'p',
      name: 'p',
      brands: BRANDS,
      topics: [],
      platforms: [{ id: 'kimi', name: 'Kimi' }],
      prompts: [{ id: 'q', text: 'q', topic_id: null, tags: [], keyword_ids: [] }],
      keywords: [],
      events: [],
    },
    texts.map((text, i) => ({
      id: `a${String(i)}`,
      prompt_id: 'q',
      platform_id: 'kimi',
      run: i + 1,
      asked_at: i,
      status: 'ok',
      text,
      citations: null,
    })),
  );
  const reader = new FactReader(table, [compiled]);
  while (reader.step(1));
  return (reader.findings[0] ?? []).map(({ row, verdict: found, said }) => `${String(row)} ${found} ${said}`.trim());
}

describe('answers', () => {
  const price = fact('18.98 万元', ['价']);

  test('are read sentence by sentence, and only where the brand is named', () => {
    const texts = ['**澄驭 M6** 指导价 **19.98** 万元。价格 5 万元。', '北岬指导价 17.68 万元。', '澄驭很好。'];
    expect(read(texts, price)).toEqual(['0 contradicted 19.98 万元']);
  });

  test.each([
    ['the brand in it, the subject below', '## 澄驭 M6\n- **指导价**：19.98 万元起\n- 续航 605 公里', '19.98 万元'],
    ['both in it', '### 澄驭 M6 价格\n- 21.98 万元起，颜色可选', '21.98 万元'],
    ['the brand outside, the subject nearer', '## 澄驭\n说说配置。\n\n### 价格\n19.98 万元起。', '19.98 万元'],
    ['the subject in it, the brand below', '## 价格\n- 澄驭 M6：19.98 万元', '19.98 万元'],
  ])('are read with the heading above: %s', (_, text, said) => {
    // A heading alone states no number.
    expect(read([text], price).filter((finding) => finding !== '0 unknown')).toEqual([`0 contradicted ${said}`]);
  });

  test.each([
    ['a sentence', 'Chenvra M6: the **price** is **32,000** USD.'],
    ['a cell of a table', '| Model | Price |\n|---|---|\n| Chenvra M6 | 32,000 USD |'],
  ])('are quoted in their own spelling: %s', (_, text) => {
    expect(read([text], fact('30,000 USD', ['price']))).toEqual(['0 contradicted 32,000 USD']);
  });

  test('in English too', () => {
    const english = fact('$30,000', ['price/starts at']);
    const text = '## Chenvra M6\n- **Price:** $32,000\n- Range: 605 km\n\n## Beijia X\n- **Price:** $28,000';
    expect(read([text], english)).toEqual(['0 contradicted $32,000']);
    expect(read(['## Chenvra and its rivals\n- Price: $32,000'], english)).toEqual([]);
  });

  test.each([
    ['under the heading of another brand', '## 澄驭\n很好。\n## 北岬\n- 指导价 17.68 万元'],
    ['under one that names two', '## 澄驭与北岬\n- 指导价 17.68 万元'],
    ['behind a rule', '## 澄驭 M6\n不错。\n\n---\n指导价多在 17 万元。'],
    ['of others', '## 澄驭 M6\n同级车的指导价是 17.68 万元。'],
    ['without a number', '## 澄驭 M6 价格\n不错。\n很实惠。'],
    ['in a heading of others', '## 澄驭 M6 的同级对手\n- 价格：17.68 万元'],
    ['of another year', '## 澄驭 M6 2019 款价格\n- 16.98 万元'],
  ])('are not read with a heading: %s', (_, text) => {
    const dated = fact('18.98 万元', ['价'], { valid_from: '2026-01-01', valid_to: '2026-12-31' });
    expect(read([text], dated).filter((finding) => !finding.includes('unknown'))).toEqual([]);
  });

  test('give a number to the brand named last before it', () => {
    expect(read(['澄驭与北岬比价，北岬 17.68 万元。', '论售价，北岬 17.68 万元，澄驭 18.98 万元。'], price)).toEqual([
      '0 unknown',
      '1 supported 18.98 万元',
    ]);
  });

  test('have no numbers in addresses and marks of citations', () => {
    const stations = fact('300 座', ['超充站']);
    expect(read(['澄驭有 300 座超充站[12]，[详情](https://x.example/280座超充站)。'], stations)).toEqual([
      '0 supported 300 座',
    ]);
  });

  test('may say it in a table, whose heads hold the unit', () => {
    const text =
      '| 品牌 | 指导价（万元） | 续航 |\n| --- | --- | --- |\n| **澄驭** | 19.98 | 605 km |\n| 北岬 | 18.98 | 560 km |';
    expect(read([text], price)).toEqual(['0 contradicted 19.98 万元']);
  });
});

test('the head of a table is no sentence', () => {
  expect(answerSentences('| a | b |\n|---|---|\n| x | 1 |').map(({ text }) => text)).toEqual(['x b 1']);
});

test('a line like the rule of a table keeps nobody waiting', { timeout: 2000 }, () => {
  const line = `${'\t'.repeat(4000)}${'-'.repeat(4000)}x|`;
  expect(answerSentences(`| a | b |\n${line}\n| x | 1 |`).length).toBeLessThan(10);
});
