import { describe, expect, it } from 'vitest';
import { buildTable } from '#server/testing/buildTable.ts';
import type { ProjectDefinition, Prompt } from '../ProjectDefinition.ts';
import type { AnswerTable } from './AnswerTable.ts';
import type { RawAnswer } from './RawAnswer.ts';
import { retableAnswers } from './retableAnswers.ts';

const prompt = (id: string, topic: string | null): Prompt => ({
  id,
  text: id,
  topic_id: topic,
  tags: [],
  keyword_ids: [],
});
const PROJECT: ProjectDefinition = {
  id: 'p',
  name: 'Project',
  brands: [
    { id: 'own', name: 'Sony', own: true, aliases: [], match_case: false, domains: ['sony.com'] },
    { id: 'rival', name: 'Bose', own: false, aliases: [], match_case: false, domains: [] },
  ],
  topics: [
    { id: 't0', name: 'First' },
    { id: 't1', name: 'Second' },
  ],
  platforms: [{ id: 'pl', name: 'Platform' }],
  prompts: [prompt('q0', 't0'), prompt('q1', null), prompt('q2', 't1')],
  keywords: [],
  events: [],
};
const ANSWERS: readonly RawAnswer[] = Array.from({ length: 12 }, (_, index) => ({
  id: `a${String(index).padStart(2, '0')}`,
  prompt_id: `q${String(index % 3)}`,
  platform_id: 'pl',
  run: index,
  asked_at: index,
  status: 'ok',
  text: `${'Bose '.repeat(index % 2)}Sony ${String(index)}`,
  citations: [0, 1].map((place) => ({
    position: place + 1,
    url: place === 0 ? 'https://sony.com/' : `https://site${String(index % 3)}.com/${String(index)}`,
    title: `T${String(index)}`,
  })),
  searches: index % 4 === 0 ? [`s${String(index)}`] : [],
  model: index % 5 === 0 ? 'm' : '',
  ...(index % 6 === 0 && { sentiments: { own: 'positive' as const } }),
}));
const TABLE = buildTable(PROJECT, ANSWERS);

const readable = (table: AnswerTable): unknown => ({
  ...table,
  texts: Array.from({ length: table.count }, (_, row) => table.texts.text(row)),
});

describe('a table under a changed definition', () => {
  it('is as if the prompts that are gone had never been asked', () => {
    for (const gone of [['q0'], ['q1'], ['q2'], ['q0', 'q2'], ['q0', 'q1', 'q2']]) {
      const project = { ...PROJECT, prompts: PROJECT.prompts.filter(({ id }) => !gone.includes(id)) };
      const fresh = buildTable(
        project,
        ANSWERS.filter((answer) => !gone.includes(answer.prompt_id)),
      );
      const table = retableAnswers(TABLE, project);
      expect(readable(table)).toEqual(readable(fresh));
      expect(() => table.texts.text(table.count)).toThrow(RangeError);
    }
  });

  it('follows prompts to other topics, new ones and none', () => {
    const topics = [...PROJECT.topics, { id: 't2', name: 'Third' }];
    const prompts = [prompt('q0', 't2'), prompt('q1', 't0'), prompt('q2', null), prompt('q3', 't1')];
    const table = retableAnswers(TABLE, { ...PROJECT, topics, prompts });
    expect(readable(table)).toEqual(readable(buildTable({ ...PROJECT, topics, prompts }, ANSWERS)));
    expect(table.texts).toBe(TABLE.texts);
    expect(table.namedMask).toBe(TABLE.namedMask);
  });

  it('shares every column when only words, tags or pauses changed', () => {
    const prompts = PROJECT.prompts.map((one) => ({ ...one, text: `${one.text}!`, tags: ['x'], paused: true }));
    const project = { ...PROJECT, prompts };
    const table = retableAnswers(TABLE, project);
    expect(table.project).toBe(project);
    for (const column of [
      'prompt',
      'topic',
      'position',
      'mentionFrom',
      'citationUrl',
      'ids',
      'urls',
      'texts',
    ] as const) {
      expect(table[column]).toBe(TABLE[column]);
    }
  });
});
