import { describe, expect, it } from 'vitest';
import type { ExpandChoice } from '#client/api/expandSchemas.ts';
import { tableForTest, times, type TestRow } from '#server/testing/tableForTest.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { expandKeywords } from './expandKeywords.ts';
import { expansionImpact } from './expansionImpact.ts';
import { questionsIn } from './questionsIn.ts';

const CHOICE: ExpandChoice = { intents: [], stages: [], personas: [], constraints: [], regions: [], language: 'auto' };

function tableOf(
  rows: readonly TestRow[],
  texts: readonly string[],
  searches: readonly (readonly [number, string[]])[] = [],
): AnswerTable {
  const table = tableForTest(rows);
  return {
    ...table,
    searches: new Map(searches),
    project: {
      ...table.project,
      prompts: table.project.prompts.map((prompt, i) => ({ ...prompt, text: texts[i] ?? prompt.text })),
    },
  };
}

describe('questions in an answer', () => {
  it('are its sentences that ask, without marks, addresses and offers', () => {
    const text =
      '续航要看冬天。**北方冬天会打几折？** 见 [问答](https://a.example/q?x=1)。\n\n你需要我帮你列个表吗？ Is it worth waiting for the new battery? Would you like a table?';
    expect(questionsIn(text)).toEqual(['北方冬天会打几折？', 'Is it worth waiting for the new battery?']);
  });
  it('are the items under a heading of related questions, with a mark or without', () => {
    expect(questionsIn('正文。\n\n### 相关问题\n- 超充伤电池吗\n- 一次充多久？\n\n结尾\n- 不是问题')).toEqual([
      '超充伤电池吗',
      '一次充多久？',
    ]);
    expect(
      questionsIn('Text.\n\n**People also ask:**\n1. How long does a battery last\n2. "Can I charge at home?"'),
    ).toEqual(['How long does a battery last', 'Can I charge at home?']);
  });
});

describe('a keyword in questions', () => {
  const texts = ['超充哪个品牌做得好', '什么是超充', '别的', '其他', '其余', '剩下'];
  const table = tableOf(
    [
      { prompt: 0, text: '先看桩。\n超充伤电池吗？' },
      { prompt: 0, text: '超充伤电池吗?\n以后会更快吗？', named: 'A' },
      { prompt: 2, text: '续航如何？' },
    ],
    texts,
    [
      [0, ['超充 推荐', '超充 排行']],
      [1, ['超充 推荐']],
      [2, ['超充 价格', '天气']],
    ],
  );
  const { list, window } = expandKeywords(table, [{ id: 'k', label: '超充' }], CHOICE, 'UTC');
  const seen = list.filter(({ origin }) => origin !== 'template');
  it('gives what was seen in answers first, with how many answers', () => {
    expect(seen.map(({ text, origin, answers }) => [text, origin, answers])).toEqual([
      ['超充 推荐', 'search', 2],
      ['超充 价格', 'search', 1],
      ['超充 排行', 'search', 1],
      ['超充伤电池吗?', 'related', 2],
      ['以后会更快吗？', 'related', 1],
    ]);
    expect(window).toEqual({ start: '2026-03-10', end: '2026-03-10' });
  });
  it('counts a search in every ok answer it was run for, whatever was asked', () => {
    const everywhere = tableOf([{ prompt: 0 }, { prompt: 2 }, { prompt: 3 }, { prompt: 0, status: 'refused' }], texts, [
      [0, ['冬天 充电', '冬天 充电 ']],
      [1, ['冬天 充电']],
      [2, ['天气']],
      [3, ['冬天 充电', '谢绝']],
    ]);
    const found = expandKeywords(everywhere, [{ id: 'k', label: '超充' }], CHOICE, 'UTC');
    expect(found.list.filter(({ origin }) => origin === 'search')).toMatchObject([{ text: '冬天 充电', answers: 2 }]);
    expect(found.keywords).toEqual([{ id: 'k', label: '超充', prompts: 2 }]);
  });
  it('marks what is asked already and what is nearly so', () => {
    const same = list.find(({ text }) => text === '什么是超充？');
    expect(same?.tracked_as).toBe('q1');
    const near = list.find(({ text }) => text === '超充哪个品牌做得好？');
    expect(near).toMatchObject({ tracked_as: 'q0', near: { id: 'q0', similarity: 1 } });
    expect(list.find(({ text }) => text === '超充一般要多少钱？')).toMatchObject({
      tracked_as: null,
      near: null,
      topic: 'Topic 0',
      intent: 'transactional',
    });
  });
  it('lists the same question once, and only what was wished for', () => {
    const twice = expandKeywords(
      table,
      [
        { id: 'k', label: '超充' },
        { id: 'k2', label: '超充' },
      ],
      { ...CHOICE, intents: ['local'], stages: ['purchase'] },
      'UTC',
    ).list;
    expect(twice.map(({ text, keyword_id: id }) => [text, id])).toEqual([
      ['附近有没有能体验超充的门店？', 'k'],
      ['附近有没有超充的售后服务点？', 'k'],
    ]);
  });
});

describe('what a selection brings and costs', () => {
  const texts = ['什么是超充', '什么是快充', '什么是慢充', '为什么慢', '什么是桩', '为什么快'];
  const rows = [0, 1, 2, 3, 4, 5].flatMap((prompt) =>
    [0, 1].flatMap((platform) => [
      ...times(2, { prompt, platform, named: 'A', at: '2026-03-02' }),
      ...times(2, { prompt, platform, at: '2026-03-10' }),
    ]),
  );
  const impact = expansionImpact(tableOf(rows, texts), [
    { text: '超充一般要多少钱？', topic: 'Topic 0' },
    { text: '什么是超充呢', topic: 'Topic 1' },
    { text: '超充一般要多少钱呢', topic: '' },
  ]);
  it('is the intents, stages and gaps of topics that nothing asks about yet', () => {
    expect(impact.new_intents).toEqual(['transactional']);
    expect(impact.new_stages).toEqual(['purchase']);
    expect(impact.new_in_topics).toEqual([{ topic: 'Topic 0', intents: ['transactional'] }]);
    expect(impact.near).toBe(2);
  });
  it('is answers a week at the pace so far, and a narrower interval', () => {
    // 4 answers per prompt and platform in four weeks: one a week.
    expect(impact).toMatchObject({ runs_per_week: 1, weekly_now: 12, weekly_more: 6, prompts_now: 6, rate: 0.5 });
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(impact.interval_then)).toBeLessThan(width(impact.interval_now));
  });
  it('is assumed for a project without answers', () => {
    const empty = expansionImpact(tableOf([], texts), [{ text: 'a new question', topic: '' }]);
    expect(empty).toMatchObject({ runs_per_week: null, rate: null, weekly_more: 2 });
  });
});
