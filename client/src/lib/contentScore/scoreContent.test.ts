import { expect, test } from 'vitest';
import { inputOf } from '#client/testing/testScore.ts';
import { findUnsourced } from './findUnsourced.ts';
import { reweigh, scoreContent } from './scoreContent.ts';
import { sketchPage } from './sketchPage.ts';
import { readDocument } from './text/readDocument.ts';
import type { ScoreInput } from './types.ts';
import { WEIGHTS } from './weights.ts';

const EN = `# Quiet vacuums for pets

Kestrel makes the best vacuum. It is tested by people who compare vacuums every day and write long notes about what they see in their homes with pets.

## How loud is it?

Kestrel 7 reaches 58 db by [a test](https://lab.example/a). "It never wakes the dog at night," said Jane Smith, owner of two dogs. "Nobody hears it at all," they say.

- Price: $199 at [the shop](https://shop.example/k7)
- Weight: 3 kg

They are sold everywhere in the country and come with bags for pets.

Updated 3 June 2026. [Contact](/contact)
`;
const ZH = `# 安静的吸尘器

红隼是行业领先的吸尘器品牌。它的噪声为 58 分贝，据[实验室测试](https://lab.example/a)。两款相比差别不大，选购时应先看噪声和重量，再看价格与续航时间是否够用，最后再考虑颜色以及附件是否齐全。

## 噪声多大？

- 售价 1999 元（[商城](https://shop.example/k7)）
- 重量 3 公斤

产品经理李伟表示：“夜里也不会吵醒孩子。”他说：“谁都听不见这台机器。”

这些产品在全国各地都能买到，并附赠集尘袋。更新于 2026-06-03。
`;
const CONTEXT: Partial<ScoreInput> = {
  prompts: [{ id: '1', text: 'quiet vacuum for pets 安静的吸尘器' }],
  entities: ['Kestrel', '红隼'],
  ownPages: [sketchPage({ id: 'a', title: 'A', text: EN }), sketchPage({ id: 'b', title: 'B', text: ZH })],
};

test('weights of a part add up to a hundred, and penalties to minus 23', () => {
  const { match, answerFirst, headings } = WEIGHTS;
  expect(match + answerFirst + headings).toBe(100);
  const citable = scoreContent(inputOf(EN)).citable.factors.map(({ weight }) => weight);
  expect(citable.filter((weight) => weight > 0).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  expect(citable.filter((weight) => weight < 0).reduce((sum, weight) => sum + weight, 0)).toBe(-23);
});

test('the same text has the same score, whatever was scored between', () => {
  const first = JSON.stringify(scoreContent(inputOf(EN, CONTEXT)));
  scoreContent(inputOf(ZH, CONTEXT));
  expect(JSON.stringify(scoreContent(inputOf(EN, CONTEXT)))).toBe(first);
});

test('weights of a project are shares of a hundred', () => {
  const weights = { ...WEIGHTS, match: 1, answerFirst: 0, headings: 1 };
  const { eligible } = scoreContent(inputOf('# A\n\n## Why?', { weights }));
  expect(eligible.score).toBe(50);
  expect(eligible.factors.map(({ weight }) => weight)).toEqual([0, 50, 0, 50]);
});

test('scores stay between 0 and 100, and places inside the text', () => {
  for (const text of ['', ' ', '#', '> ', '|', '最好的', EN.slice(0, 333), ZH.repeat(3), '\u{1F600}'.repeat(50)]) {
    const score = scoreContent(inputOf(text, CONTEXT));
    for (const part of [score.eligible, score.citable]) {
      expect(part.score).toBeGreaterThanOrEqual(0);
      expect(part.score).toBeLessThanOrEqual(100);
      for (const { value, found } of part.factors) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        for (const { start, end } of found) expect(start >= 0 && start < end && end <= text.length).toBe(true);
      }
    }
  }
});

/** Places to insert a figure: after a word, after a sentence, as an item, as a paragraph. */
const ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  en: [
    ' 37 km',
    ' 37%',
    '\n\nIt goes 37 km.\n\n',
    '\n- 37 kg\n- 38 kg\n',
    ' The vacuum costs $37.',
    '\n\nWithin 37 days.\n\n',
  ],
  zh: [
    '37公里',
    '37%',
    '\n\n续航 37 公里。\n\n',
    '\n- 37 公斤\n- 38 公斤\n',
    '吸尘器售价 37 元。',
    '\n\n37 天以内。\n\n',
  ],
};

test('adding an unsourced number never raises Citable', () => {
  let tried = 0;
  for (const [text, additions] of [
    [EN, ADDITIONS['en']],
    [ZH, ADDITIONS['zh']],
    [EN.replace(/\]\([^)]*\)/gu, ']'), ADDITIONS['en']],
    [`${'vacuum '.repeat(8)}${'word '.repeat(90)}\n\n${EN}`, ADDITIONS['en']],
  ] as const) {
    for (const ownPages of [[], CONTEXT.ownPages ?? []]) {
      const before = scoreContent(inputOf(text, { ...CONTEXT, ownPages })).citable;
      const sum = (part: typeof before): number => part.factors.reduce((points, factor) => points + factor.points, 0);
      const flagged = findUnsourced(text).length;
      const places = new Set(
        [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ index }) => index),
      );
      const links = [...text.matchAll(/\[[^\]]*\](?:\([^)]*\))?/gu)].map(
        (match) => [match.index, match.index + match[0].length] as const,
      );
      for (let at = 0; at <= text.length; at += 1) {
        const addition = (additions ?? [])[at % 6] ?? '';
        const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
        if (!places.has(at)) continue;
        // Insertions must not split a heading, link or paragraph.
        if (links.some(([from, to]) => at > from && at < to) || /^#|^\s*-?\s*$/u.test(line)) continue;
        if (addition.includes('\n') && text[at] !== '\n') continue;
        if (/[.。]$/u.test(addition) && !/[.。]/u.test(text[at - 1] ?? '')) continue;
        const changed = text.slice(0, at) + addition + text.slice(at);
        // Skipped if the number is sourced by its sentence, or is not a figure because it is inside a link or a name.
        if (findUnsourced(changed).length <= flagged) continue;
        tried += 1;
        const after = scoreContent(inputOf(changed, { ...CONTEXT, ownPages })).citable;
        if (sum(after) > sum(before) + 1e-9) {
          expect.unreachable(
            `${JSON.stringify(changed.slice(Math.max(0, at - 40), at + 60))}: ${sum(before)} -> ${sum(after)}`,
          );
        }
      }
    }
  }
  expect(tried).toBeGreaterThan(300);
});

test('a score says whether its weights are those of the project', () => {
  expect(scoreContent(inputOf(EN)).ownWeights).toBe(false);
  expect(scoreContent(inputOf(EN, { weights: { ...WEIGHTS } })).ownWeights).toBe(false);
  expect(scoreContent(inputOf(EN, { weights: { ...WEIGHTS, match: 54 } })).ownWeights).toBe(true);
});

test('a page is no copy of itself, and a long copy is told from a sketch of it', () => {
  const long = Array.from(
    { length: 900 },
    (_, i) => `word${'abcdefghij'[i % 10]}${i.toString(26).replaceAll(/\d/gu, 'x')} thing`,
  ).join(' ');
  const ownPages = [
    sketchPage({ id: 'long', title: 'Long', text: long }),
    sketchPage({ id: 'en', title: '', text: EN }),
  ];
  expect(ownPages[0]?.every).toBeGreaterThan(1);
  const penalty = (text: string, pageId: string | null = null): number =>
    scoreContent(inputOf(text, { ownPages, pageId })).citable.factors.find(({ id }) => id === 'nearDuplicate')
      ?.points ?? 0;
  expect(penalty(long)).toBe(-8);
  expect(penalty(long, 'long')).toBeCloseTo(0);
  expect(penalty(EN, 'long')).toBe(-8);
  expect(penalty(ZH)).toBeCloseTo(0);
});

test('weighing what was found anew comes to what rating with those weights does', () => {
  const weights = { ...WEIGHTS, match: 5, clarity: 60, stuffing: -30 };
  expect(reweigh(scoreContent(inputOf(ZH, CONTEXT)), weights)).toEqual(
    scoreContent(inputOf(ZH, { ...CONTEXT, weights })),
  );
});

test('a text below a table is no part of the rows that follow', () => {
  const { blocks } = readDocument('| a | b |\n|---|---|\n| 1 | 2 |\nIn km.\n| 3 | 4 |\nIn miles.');
  expect(blocks.map(({ kind }) => kind)).toEqual(['row', 'row', 'paragraph', 'row', 'paragraph']);
});
