import { describe, expect, test } from 'vitest';
import type { Fact } from '#client/api/brandCentreSchemas.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import { compileFact } from '../facts/compileFact.ts';
import { FactReader } from '../facts/FactReader.ts';
import type { Prompt, ProjectDefinition } from '../ProjectDefinition.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import type { RawAnswer } from '../table/RawAnswer.ts';
import { asHeading } from './briefOutline.ts';
import { gatherBrief, type GatheredBrief } from './gatherBrief.ts';

const PROMPTS: readonly Pick<Prompt, 'text' | 'demand'>[] = [
  { text: '冬天电动车续航打几折', demand: { band: 'low', source: '估计' } },
  { text: '哪款电动车续航最扎实', demand: { band: 'high', source: '估计' } },
  { text: 'best electric cars for winter range' },
];
const FACTS: readonly Fact[] = [
  ['range', '澄驭续航为 605 公里', '续航', '605 公里', 'medium', 'https://own.example/range'],
  ['warranty', '澄驭质保 6 年', '质保', '6 年', 'high', '服务手册'],
].map(([id = '', statement = '', subject = '', value = '', severity = '', source = '']) => ({
  id,
  statement,
  brand_id: 'own',
  subject: [subject],
  value,
  severity: severity === 'high' ? 'high' : 'medium',
  valid_from: null,
  valid_to: null,
  source,
}));

const brand = (id: string, name: string) => {
  return { id, name, own: id === 'own', aliases: [], match_case: false, domains: [`${id}.example`] };
};
const PROJECT: ProjectDefinition = {
  id: 'p',
  name: 'p',
  brands: [brand('own', '澄驭'), brand('rival', '北岬')],
  topics: [],
  platforms: [{ id: 'kimi', name: 'Kimi' }],
  prompts: PROMPTS.map((prompt, i) => ({ id: `q${String(i)}`, topic_id: null, tags: [], keyword_ids: [], ...prompt })),
  keywords: [],
  events: [],
};

interface Said {
  readonly prompt?: number;
  readonly text?: string;
  readonly urls?: readonly string[];
  readonly searches?: readonly string[];
  readonly day?: string;
  readonly status?: RawAnswer['status'];
}

function tableOf(said: readonly Said[], project = PROJECT): AnswerTable {
  return buildTable(
    project,
    said.map(({ prompt = 0, text = '澄驭不错。', urls, searches, day = '2026-03-10', status = 'ok' }, i) => ({
      id: `a${String(i)}`,
      prompt_id: `q${String(prompt)}`,
      platform_id: 'kimi',
      run: 1,
      asked_at: Date.parse(`${day}T04:00:00Z`) + i,
      status,
      text,
      citations: urls?.map((url, position) => ({ position: position + 1, url, title: `标题 ${url}` })) ?? null,
      ...(searches && { searches }),
    })),
  );
}

function briefOf(said: readonly Said[], prompts: readonly number[] = [0, 1], project = PROJECT): GatheredBrief {
  const table = tableOf(said, project);
  const reader = new FactReader(
    table,
    FACTS.flatMap((fact) => compileFact(fact, project.brands) ?? []),
  );
  while (reader.step(100));
  const window = { start_time: '2026-03-01', end_time: '2026-03-31', time_zone: 'Asia/Shanghai' };
  return gatherBrief({ table, prompts, window, themes: [], facts: FACTS, findings: reader.findings });
}

describe('questions', () => {
  const said: Said[] = [
    { searches: ['电动车 冬季续航 实测', '冬天电动车续航打几折？'] },
    { prompt: 1, searches: ['电动车 冬季续航 实测', '电动车 冬季续航 实测 '] },
    { prompt: 1, searches: ['电动车 充电桩 覆盖'] },
    { prompt: 1, day: '2026-05-01', searches: ['窗口之外的搜索'] },
    { prompt: 1, status: 'refused', searches: ['拒答的搜索'] },
    { prompt: 2, searches: ['别的提示词的搜索'] },
  ];

  test('are the prompts, those asked most first, then the searches run for their answers', () => {
    const { questions } = briefOf(said);
    expect(questions.map(({ origin, text, answers, prompt_id: id }) => [origin, text, answers, id])).toEqual([
      ['prompt', '哪款电动车续航最扎实', 2, 'q1'],
      ['prompt', '冬天电动车续航打几折', 1, 'q0'],
      ['search', '电动车 冬季续航 实测', 2, 'q0'],
      ['search', '电动车 充电桩 覆盖', 1, 'q1'],
    ]);
  });

  test('in another language than the piece are switched off', () => {
    const { questions, language } = briefOf(said, [2, 0, 1]);
    expect(language).toBe('zh');
    expect(questions.find(({ prompt_id: id }) => id === 'q2')?.on).toBe(false);
    expect(briefOf(said, [2]).language).toBe('en');
  });

  test('that ask nearly the same are asked once: the later prompt is off', () => {
    const twice = {
      ...PROJECT,
      prompts: PROJECT.prompts.map((prompt) => ({ ...prompt, text: '哪款电动车续航最扎实' })),
    };
    const { questions } = briefOf([{}], [0, 1], twice);
    expect(questions.map(({ prompt_id: id, on }) => [id, on])).toEqual([
      ['q1', true],
      ['q0', false],
    ]);
  });
});

test('praise is of rivals only, the sentence most answers hold first, with the newest answer that holds it', () => {
  const fast = '北岬：充电速度快，口碑很好。';
  const { praise } = briefOf([
    { text: `${fast}\n澄驭：续航出色。` },
    { text: '北岬：做工优秀，质量可靠。\n北岬：价格太贵，性价比差。' },
    { prompt: 1, text: fast },
  ]);
  expect(praise.map(({ quote, brand_id: id, answer_id: answer }) => [quote, id, answer])).toEqual([
    [fast, 'rival', 'a2'],
    ['北岬：做工优秀，质量可靠。', 'rival', 'a1'],
  ]);
  expect(praise[0]?.mentions).toEqual([{ brand_id: 'rival', start: 0, end: 2 }]);
});

test('sources are hosts and pages by the share of citing answers, a rival’s own switched off', () => {
  const { sources } = briefOf([
    { urls: ['https://news.example/a', 'https://news.example/b', 'https://news.example/a'] },
    { prompt: 1, urls: ['https://news.example/a', 'https://rival.example/x'] },
    { urls: ['https://rival.example/x'] },
    { prompt: 1, urls: [] },
    { prompt: 1 },
  ]);
  expect(sources.map(({ host, url, answers, on }) => [host, url, answers, on])).toEqual([
    ['news.example', null, 2, true],
    ['news.example', 'https://news.example/a', 2, true],
    ['rival.example', 'https://rival.example/x', 2, false],
  ]);
  expect(sources[0]?.share).toMatchObject({ value: 2 / 3, numerator: 2, denominator: 3, n: 3, k: 2 });
  expect(sources[1]?.title).toBe('标题 https://news.example/a');
});

describe('numbers', () => {
  const rival = '北岬的百公里能耗只有 13 度电。';

  test('are the facts the answers speak of, and what rivals are given numbers of that the ledger does not hold', () => {
    const { facts, statistics } = briefOf([
      { text: `澄驭续航 500 公里。\n${rival}\n北岬续航 700 公里。` },
      { prompt: 1, text: rival },
    ]);
    expect(facts.map(({ fact_id: id, on }) => [id, on])).toEqual([
      ['range', true],
      ['warranty', false],
    ]);
    expect(statistics).toMatchObject([
      { statement: '澄驭续航为 605 公里', source_url: 'https://own.example/range', fact_id: 'range', example: null },
      {
        statement: '能耗：给出本品牌的数字和来源',
        source_url: null,
        example: { brand_id: 'rival', quote: rival, answer_id: 'a1' },
      },
    ]);
  });

  test('of a single answer, or of the own brand, ask for nothing; no number is made up', () => {
    const { statistics } = briefOf([
      { text: rival },
      { text: '澄驭的能耗是 12 度电。' },
      { text: '澄驭的能耗是 12 度电。' },
    ]);
    expect(statistics).toEqual([]);
  });
});

test('the outline is made of the questions that are on, each as a heading once', () => {
  const { outline, questions } = briefOf([{ searches: ['电动车 冬季续航 实测'] }]);
  const on = questions.filter((question) => question.on).map(({ text }) => asHeading(text));
  expect(outline[0]?.level).toBe(2);
  for (const { heading } of outline) expect(on).toContain(heading);
  expect(new Set(outline.map(({ heading }) => heading)).size).toBe(outline.length);
});

test('what asks gets the mark of its script as a heading, a phrase stays a phrase', () => {
  expect(['哪款最好', 'how to choose?', '续航 推荐', 'best EVs'].map(asHeading)).toEqual([
    '哪款最好？',
    'How to choose?',
    '续航 推荐',
    'best EVs',
  ]);
});

test('prompts without answers give a brief with their questions alone', () => {
  expect(briefOf([])).toMatchObject({
    praise: [],
    sources: [],
    statistics: [],
    questions: [{ answers: 0 }, { answers: 0 }],
  });
});
