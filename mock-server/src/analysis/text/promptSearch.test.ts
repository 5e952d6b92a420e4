import { describe, expect, it } from 'vitest';
import { tableForTest } from '#server/testing/tableForTest.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { promptRanks, topicRanks } from './promptRanks.ts';
import { promptSearch } from './promptSearch.ts';

function projectOf(texts: readonly string[], topics: readonly (string | null)[] = []): ProjectDefinition {
  return {
    ...tableForTest([]).project,
    topics: [...new Set(topics)].flatMap((name) => (name === null ? [] : [{ id: `t-${name}`, name }])),
    prompts: texts.map((text, index) => {
      const topic = topics[index] ?? null;
      return { id: `q${String(index)}`, text, topic_id: topic && `t-${topic}`, tags: [], keyword_ids: [] };
    }),
  };
}

describe('promptSearch', () => {
  const project = projectOf(['冬天电动车续航打几折', 'Best ＥＶ for Highway range', '澄驭 M6 高速续航', '']);
  const found = (q: string): number[] => [0, 1, 2, 3].filter(promptSearch(project, q));

  it('wants every word, in any order', () => {
    expect(found('续航')).toEqual([0, 2]);
    expect(found('续航 电动车')).toEqual([0]);
    expect(found('续航\u3000高速')).toEqual([2]);
    expect(found('续航 range')).toEqual([]);
  });

  it('looks past case and width, and inside words', () => {
    expect(found('ev HIGH')).toEqual([1]);
    expect(found('ｍ６')).toEqual([2]);
  });

  it('without words finds all', () => {
    expect(found('')).toEqual([0, 1, 2, 3]);
    expect(found(' \u3000 ')).toEqual([0, 1, 2, 3]);
  });

  it('takes signs as they are', () => {
    expect(found('.*')).toEqual([]);
    expect(found('(')).toEqual([]);
  });
});

describe('ranks', () => {
  it('order Chinese by sound, numbers by size, and equal texts alike', () => {
    const ranks = promptRanks(projectOf(['中国', '第10问', '第2问', '阿里', '中国', 'apple']));
    expect(ranks[3]).toBeLessThan(ranks[0] ?? 0);
    expect(ranks[2]).toBeLessThan(ranks[1] ?? 0);
    expect(ranks[0]).toBe(ranks[4]);
  });

  it('of topics: none for a prompt without', () => {
    const ranks = topicRanks(projectOf(['a', 'b', 'c', 'd'], ['售后', null, '安全', '售后']));
    expect(ranks[2]).toBeLessThan(ranks[0] ?? 0);
    expect(ranks[0]).toBe(ranks[3]);
    expect(ranks[1]).toBeNaN();
  });
});
