import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';

test('numbers of the entries of a data set are no runs, but those of repeats are', async () => {
  const head = 'prompt,answer,platform,date,sample_id\n';
  const entries = await importedRows(
    `${head}Which lamp?,Lumora,Kimi,2026-05-03,1\nA desk?,Wickett,Kimi,2026-05-03,2\nA chair?,None,Kimi,2026-05-03,3`,
  );
  expect(entries.rows.map(({ run }) => run)).toEqual([1, 1, 1]);
  const repeats = await importedRows(
    `${head}Which lamp?,Lumora,Kimi,2026-05-03,1\nWhich lamp?,Wickett,Kimi,2026-05-03,2\nA chair?,None,Kimi,2026-05-03,1`,
  );
  expect(repeats.rows.map(({ run }) => run)).toEqual([1, 2, 1]);
});

test('a scheme without a host is no source, and it is told', async () => {
  const { rows, summary } = await importedRows([
    { prompt: 'Which lamp?', answer: 'Lumora', date: '2026-05-03', citations: ['https://$', 'https://a.example/1'] },
    { prompt: 'A desk?', answer: 'Wickett', date: '2026-05-03', citations: 'http://' },
    { prompt: 'A chair?', answer: 'None', date: '2026-05-03', citations: [{ url: 'https://', title: 'Lamps' }] },
  ]);
  expect(rows.map(({ citations }) => citations?.map(({ url }) => url))).toEqual([['https://a.example/1'], [], []]);
  expect(summary.totals.citations).toMatchObject({ kept: 1, dropped: 3 });
});

test('failed calls without a model are of the platform of the others, if they are of one', async () => {
  const head = 'prompt,answer,provider,model,date,status\n';
  const failed = 'A desk?,,google,,2026-05-03,error\n';
  const { rows } = await importedRows(`${head}${failed}Which lamp?,Lumora,google,gemini-2.5-flash,2026-05-03,ok\n`);
  expect(rows.map(({ platform, status }) => [platform, status])).toEqual([
    ['Gemini', 'failed'],
    ['Gemini', 'ok'],
  ]);
  const request = (key: string, text: string) => ({ key, request: { contents: [{ parts: [{ text }] }] } });
  const content = { role: 'model', parts: [{ text: 'Lumora' }] };
  const lines = [
    request('1', 'Which lamp?'),
    request('2', 'A desk?'),
    { key: '1', response: { candidates: [{ content }], modelVersion: 'gemini-2.5-flash' } },
    { key: '2', error: { code: 3, message: 'Invalid' } },
  ];
  const batch = await importedRows(lines.map((line) => JSON.stringify(line)).join('\n'));
  expect(batch.rows.map(({ platform, status }) => [platform, status])).toEqual([
    ['Gemini', 'ok'],
    ['Gemini', 'failed'],
  ]);
});

test('how long a call took is no date', async () => {
  const head = 'prompt,answer,platform,execution_time';
  const both = await importedRows(`${head},started_at\nWhich lamp?,Lumora,Kimi,2.31,2026-05-03T09:00:00Z`);
  expect(both.rows.map(({ at }) => at)).toEqual(['2026-05-03T09:00:00.000Z']);
  const alone = await importedRows(`${head}\nWhich lamp?,Lumora,Kimi,2.31s`);
  expect(alone.rows.map(({ at }) => at)).toEqual(['2026-06-01T00:00:00.000Z']);
});

test('of two columns for sources, the one with addresses is read; other names of columns in Chinese tools', async () => {
  const { rows } = await importedRows(
    [
      '监测问题,AI平台,监测时间,AI回答全文,引用来源,引用链接,采集状态',
      '哪款台灯好？,豆包,2026-05-03,推荐 Lumora,"知乎,小红书","https://a.example/1,https://b.example/2",成功',
      '夜灯？,豆包,2026-05-03,,,,失败',
    ].join('\n'),
  );
  expect(rows.map(({ text, status, citations }) => [text, status, citations?.map(({ url }) => url)])).toEqual([
    ['推荐 Lumora', 'ok', ['https://a.example/1', 'https://b.example/2']],
    ['', 'failed', []],
  ]);
  const pages = await importedRows(
    '提示词,平台,采集日期,回答,参考网页\n哪款？,Kimi,2026-05-03,推荐 Lumora,1. 测评 https://a.example/1',
  );
  expect(pages.rows.map(({ citations }) => citations?.map(({ url }) => url))).toEqual([['https://a.example/1']]);
});

test('a source that is not cited once is no citation, as Peec counts', async () => {
  const sources = [
    { url: 'https://a.example/1', domain: 'a.example', citationCount: 2, citationPosition: 1 },
    { url: 'https://b.example/2', domain: 'b.example', citationCount: 0, citationPosition: null },
  ];
  const messages = [
    { role: 'user', content: 'Which lamp?' },
    { role: 'assistant', content: 'Lumora' },
  ];
  const { rows } = await importedRows({ id: 'c', model: { id: 'chatgpt-scraper' }, messages, sources });
  expect(rows.map(({ platform, citations }) => [platform, citations?.map(({ url }) => url)])).toEqual([
    ['ChatGPT', ['https://a.example/1']],
  ]);
});

test('runs of LangSmith as a table, with inputs and outputs in JSON or Python', async () => {
  const row = (inputs: string, outputs: string) => `r,chain,2026-05-03 09:00:00,"${inputs}","${outputs}"`;
  const { rows } = await importedRows(
    [
      'id,run_type,start_time,inputs,outputs',
      row('{""question"": ""Which lamp?""}', '{""output"": ""Lumora""}'),
      row("{'question': 'A desk?'}", "{'output': 'Wickett'}"),
    ].join('\n'),
  );
  expect(rows.map(({ prompt, text }) => [prompt, text])).toEqual([
    ['Which lamp?', 'Lumora'],
    ['A desk?', 'Wickett'],
  ]);
});
