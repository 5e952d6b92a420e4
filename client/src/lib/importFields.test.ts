import { expect, test } from 'vitest';
import { processorMs } from '#client/testing/processorMs.ts';
import { importFieldByName, mapImportFields, normalizeFieldName } from './importFields.ts';
import type { ImportOverrides } from './importFields.ts';

function mapped(names: readonly string[], overrides: ImportOverrides = {}): Record<string, string | undefined> {
  const { columns } = mapImportFields(names, overrides);
  return Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, names[column]]));
}

test('case, spaces, underscores and humps do not matter', () => {
  for (const name of ['answered_at', 'answeredAt', 'Answered At', 'ANSWERED-AT', ' answered_at ']) {
    expect(mapped([name])).toEqual({ date: name });
  }
  expect(normalizeFieldName('Ａnswer')).toBe('answer');
});

test('the first name of a field wins, whatever the order of the columns', () => {
  expect(mapped(['text', 'query', 'response'])).toEqual({ prompt: 'query', answer: 'response' });
  expect(mapImportFields(['text', 'query', 'response']).unused).toEqual(['text']);
});

test('the day of a report is a date if no day of the answer is told', () => {
  expect(mapped(['Report date', 'chatInput'])).toEqual({ date: 'Report date', prompt: 'chatInput' });
  expect(mapped(['Report date', 'Asked at'])).toEqual({ date: 'Asked at' });
  expect(mapped(['监测词', 'Full AI answer', 'Refresh date'])).toEqual({
    ...{ prompt: '监测词', answer: 'Full AI answer', date: 'Refresh date' },
  });
});

test('the day on which a row was made is that of its answer', () => {
  for (const name of ['created_date', 'createdTime', '提交时间', 'Last checked']) {
    expect(mapped([name])).toEqual({ date: name });
  }
  expect(mapped(['问', '答', '采集日'])).toEqual({ prompt: '问', answer: '答', date: '采集日' });
});

test('titles of several sources have a column of their own', () => {
  expect(mapped(['Cited URLs', 'Source Titles'])).toEqual({
    citation_urls: 'Cited URLs',
    citation_title: 'Source Titles',
  });
});

test('a model is the platform when nothing else is, and a detail beside one', () => {
  expect(mapped(['model'])).toEqual({ platform: 'model' });
  expect(mapped(['model', 'engine'])).toEqual({ platform: 'engine', model: 'model' });
});

test('a choice by hand wins over recognition and frees the recognised column for nothing else', () => {
  expect(mapped(['body', 'text', 'q'], { answer: 'body', prompt: 'Q' })).toEqual({ answer: 'body', prompt: 'q' });
});

test('a choice may be a path into an object', () => {
  const mapping = mapImportFields(['reply', 'query'], { answer: 'reply.message.content' });
  expect(mapping.columns.answer).toBe(0);
  expect(mapping.paths.answer).toEqual(['message', 'content']);
});

test('a choice that is not there is named', () => {
  expect(mapImportFields(['query'], { answer: 'body' }).missing).toEqual(['answer']);
});

test('strange column names are harmless', () => {
  expect(mapImportFields(['__proto__', 'constructor', '', '  ', '中文']).columns).toEqual({});
});

test('our fields are known by all their names', () => {
  expect(importFieldByName('Answer Text')).toBe('answer');
  expect(importFieldByName('asked_at')).toBe('date');
  expect(importFieldByName('Citation Links')).toBe('citations');
  expect(importFieldByName('引用来源链接')).toBe('citation_urls');
  expect(importFieldByName('信源列表')).toBe('citations');
  expect(importFieldByName('AI问题')).toBe('prompt');
  expect(importFieldByName('__proto__')).toBeNull();
});

test.each([
  [
    ['質問', '回答', '日時', 'モデル', '引用元'],
    ['prompt', 'answer', 'date', 'platform', 'citations'],
  ],
  [
    ['질문', '답변', '플랫폼', '날짜', '출처'],
    ['prompt', 'answer', 'platform', 'date', 'citations'],
  ],
  [
    ['問題編號', '問題', '平台', '回答內容', '擷取時間', '錯誤訊息'],
    ['prompt_id', 'prompt', 'platform', 'answer', 'date', 'error'],
  ],
])('names in Japanese, Korean and traditional Chinese: %s', (names, fields) => {
  expect(mapped(names)).toEqual(Object.fromEntries(fields.map((field, place) => [field, names[place]])));
});

test('a name of very many brackets is looked at once', { timeout: 3000 }, () => {
  expect(mapImportFields(['('.repeat(100_000)]).unused).toHaveLength(1);
});

test('a zone behind the name of a column is no part of it', () => {
  const names = ['created_at_utc', 'Date UTC+2', 'timestampGMT', 'time (UTC)'];
  expect(names.map((name) => mapImportFields([name]).columns.date)).toEqual([0, 0, 0, 0]);
});

test('a header of megabytes is mapped in no time', () => {
  const names = ['question', 'answer', 'date', `${'\u0301\u0316'.repeat(1_000_000)}.platform`, 'x'.repeat(2_000_000)];
  const busy = processorMs(() => {
    expect(mapImportFields(names).columns).toMatchObject({ prompt: 0, answer: 1, date: 2, platform: 3 });
  });
  expect(busy).toBeLessThan(1000);
});
