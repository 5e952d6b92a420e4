import { expect, test } from 'vitest';
import type { Fact } from '#client/api/brandCentreSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { compileFact } from './compileFact.ts';
import type { MarkedError } from './factErrors.ts';
import { FactReader } from './FactReader.ts';
import { factEvidence, factReport } from './factReport.ts';

const FACT: Fact = {
  id: 'price',
  statement: '起售价 18.98 万元',
  brand_id: 'own',
  subject: ['售价'],
  value: '18.98 万元',
  severity: 'high',
  valid_from: null,
  valid_to: null,
  source: '',
};
const QUERY: FilterQuery = {
  start_time: '2026-03-01',
  end_time: '2026-03-31',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'Asia/Shanghai',
};

interface Said {
  readonly day: string;
  readonly price: string;
  readonly prompt?: number;
  readonly platform?: string;
}

function tableOf(answers: readonly Said[]): AnswerTable {
  return buildTable(
    {
      id: 'p',
      name: 'p',
      brands: [{ id: 'own', name: '澄驭', own: true, aliases: [], match_case: false, domains: [] }],
      topics: [],
      platforms: ['kimi', 'doubao'].map((id) => ({ id, name: id })),
      prompts: [0, 1, 2].map((i) => ({ id: `q${String(i)}`, text: 'q', topic_id: null, tags: [], keyword_ids: [] })),
      keywords: [],
      events: [],
    },
    answers.map(({ day, price, prompt = 0, platform = 'kimi' }, i) => ({
      id: `a${String(i)}`,
      prompt_id: `q${String(prompt)}`,
      platform_id: platform,
      run: 1,
      asked_at: Date.parse(`${day}T04:00:00Z`) + i,
      status: 'ok',
      text: price === '' ? '澄驭不错。' : `澄驭售价 ${price}。`,
      citations: [{ position: 1, url: 'https://wrong.example/price', title: '报价' }],
    })),
  );
}

function report(answers: readonly Said[], fact: Partial<Fact> = {}, marks: readonly MarkedError[] = []) {
  const table = tableOf(answers);
  const kept = { ...FACT, ...fact };
  const compiled = compileFact(kept, table.project.brands);
  const reader = new FactReader(table, compiled === null ? [] : [compiled]);
  while (reader.step(10));
  const { findings } = reader;
  const facts = factReport({ table, facts: [kept], findings }, QUERY, new Map(marks.map((mark) => [mark.id, mark])));
  return { ...facts, table, found: findings[0] ?? [], kept };
}

test('answers are counted by what they say, and accuracy leaves out those that say nothing', () => {
  const { facts } = report([
    { day: '2026-03-02', price: '18.98 万元' },
    { day: '2026-03-03', price: '19.98 万元', prompt: 1 },
    { day: '2026-03-04', price: '很实惠', prompt: 2 },
    { day: '2026-02-01', price: '17 万元' },
  ]);
  expect(facts[0]).toMatchObject({ supported: 1, contradicted: 1, unknown: 1 });
  expect(facts[0]?.accuracy).toMatchObject({ numerator: 1, denominator: 2, n: 2, k: 2 });
});

test('one wrong number is one error however it is written, with where it was given and what was cited', () => {
  const { errors } = report([
    { day: '2026-02-20', price: '19.98 万元' },
    { day: '2026-03-03', price: '199800 元', prompt: 1 },
    { day: '2026-03-04', price: '19.98万元', platform: 'doubao' },
    { day: '2026-03-05', price: '25 万元', prompt: 2 },
  ]);
  expect(errors.map(({ said, answers, weight }) => [said, answers, weight])).toEqual([
    ['19.98 万元', 2, 6],
    ['25 万元', 1, 3],
  ]);
  expect(errors[0]).toMatchObject({
    first_seen_at: '2026-02-20T04:00:00.000Z',
    platforms: [
      { id: 'kimi', answers: 2 },
      { id: 'doubao', answers: 1 },
    ],
    sources: [{ url: 'https://wrong.example/price', answers: 3 }],
    reach: { numerator: 2, denominator: 3 },
    status: 'open',
  });
});

test('an error is gone when every place that gave it was asked again on a later day without giving it', () => {
  const given: Said[] = [
    { day: '2026-03-01', price: '20 万元' },
    { day: '2026-03-03', price: '20 万元', prompt: 1 },
    { day: '2026-03-08', price: '18.98 万元' },
  ];
  expect(report(given).errors[0]).toMatchObject({ status: 'open', gone_at: null, days_until_gone: null });
  // A second run on the same day proves nothing.
  const sameDay: Said[] = [...given, { day: '2026-03-03', price: '', prompt: 1 }];
  expect(report(sameDay).errors[0]).toMatchObject({ status: 'open' });
  const asked: Said[] = [...given, { day: '2026-03-10', price: '', prompt: 1 }];
  expect(report(asked).errors[0]).toMatchObject({ status: 'gone', days_until_gone: 9 });
  const back: Said[] = [...asked, { day: '2026-03-12', price: '20 万元', prompt: 1 }];
  expect(report(back).errors[0]).toMatchObject({ status: 'open', gone_at: null });
});

test('what a person said of an error stays with it, and one that comes back after it was fixed says so', () => {
  const answers: Said[] = [
    { day: '2026-03-01', price: '20 万元' },
    { day: '2026-03-09', price: '20 万元' },
  ];
  const id = report(answers).errors[0]?.id ?? '';
  const at = (day: string): readonly MarkedError[] => [{ id, mark: 'fixed', at: `${day}T00:00:00.000Z` }];
  expect(report(answers, {}, at('2026-03-05')).errors[0]).toMatchObject({ status: 'fixed', returned: true });
  expect(report(answers, {}, at('2026-03-20')).errors[0]).toMatchObject({ status: 'fixed', returned: false });
});

test('answers of days on which a fact is not valid are not judged', () => {
  const answers: Said[] = [
    { day: '2026-03-01', price: '20 万元' },
    { day: '2026-03-09', price: '18.98 万元' },
  ];
  const { facts, errors } = report(answers, { valid_from: '2026-03-05' });
  expect(facts[0]).toMatchObject({ supported: 1, contradicted: 0 });
  expect(errors).toEqual([]);
});

test('a severe error stands before a common one of less weight, and gone ones last', () => {
  const answers: Said[] = [
    { day: '2026-03-01', price: '30 万元' },
    { day: '2026-03-02', price: '20 万元', prompt: 1 },
    { day: '2026-03-03', price: '20 万元', prompt: 2 },
    { day: '2026-03-09', price: '' },
  ];
  expect(report(answers).errors.map(({ said, status }) => [said, status])).toEqual([
    ['20 万元', 'open'],
    ['30 万元', 'gone'],
  ]);
});

test('the sentences behind a figure are those of its answers, newest first', () => {
  const { table, found, kept, errors } = report([
    { day: '2026-02-20', price: '20 万元' },
    { day: '2026-03-02', price: '18.98 万元', prompt: 1 },
    { day: '2026-03-03', price: '20 万元', prompt: 2 },
  ]);
  const choice = { page: 1, pageSize: 10 };
  const all = factEvidence(table, kept, found, QUERY, choice);
  expect(all.list.map(({ answer_id: id, verdict }) => [id, verdict])).toEqual([
    ['a2', 'contradicted'],
    ['a1', 'supported'],
  ]);
  expect(factEvidence(table, kept, found, QUERY, { ...choice, verdict: 'supported' }).total).toBe(1);
  // First and last seen cover all days, and so do the sentences of an error.
  expect(factEvidence(table, kept, found, QUERY, { ...choice, errorId: errors[0]?.id }).total).toBe(2);
});
