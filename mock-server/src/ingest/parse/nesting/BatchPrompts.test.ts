import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';
import type { Imported } from '#server/testing/importedRows.ts';
import { diskSource } from '../FileSource.ts';

const lines = (...objects: readonly object[]): string => objects.map((each) => JSON.stringify(each)).join('\n');
const messages = (content: string): readonly object[] => [{ role: 'user', content }];

const asked = (id: string, prompt: string): object => {
  const body = { model: 'gpt-4o', messages: messages(prompt) };
  return { custom_id: id, method: 'POST', url: '/v1/chat/completions', body };
};
const answered = (id: string, content: string): object => ({
  id: `batch_req_${id}`,
  custom_id: id,
  response: {
    status_code: 200,
    body: {
      object: 'chat.completion',
      created: 1_780_000_000,
      model: 'gpt-4o-2024-08-06',
      choices: [{ message: { content } }],
    },
  },
  error: null,
});
const failed = (id: string): object => ({
  id,
  custom_id: id,
  response: null,
  error: { code: 'expired', message: 'Late' },
});

const REQUESTS = lines(asked('a', 'Lamp?'), asked('b', 'Desk?'), asked('c', 'Chair?'));
const REPLIES = lines(answered('b', 'Wickett.'), answered('a', 'Lumora.'), failed('c'));
const JOINED = [
  ['Desk?', 'ChatGPT', 'ok', 'Wickett.'],
  ['Lamp?', 'ChatGPT', 'ok', 'Lumora.'],
  ['Chair?', 'ChatGPT', 'failed', ''],
];

const told = ({ rows }: Imported): unknown =>
  rows.map(({ prompt, platform, status, text }) => [prompt, platform, status, text]);

async function ofZip(files: Readonly<Record<string, string>>): Promise<Imported> {
  const folder = mkdtempSync(join(tmpdir(), 'batch-'));
  try {
    const path = join(folder, 'batch.zip');
    writeFileSync(
      path,
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
    );
    return await importedRows('', { source: diskSource(path), fileName: 'batch.zip' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('replies of a batch get the prompts of its requests, in one file or two, in any order', async () => {
  for (const text of [`${REQUESTS}\n${REPLIES}`, `${REPLIES}\n${REQUESTS}`]) {
    const imported = await importedRows(text);
    expect(told(imported)).toEqual(JOINED);
    expect(imported).toMatchObject({ skipped: {}, notes: [] });
    expect(imported.rows[0]).toMatchObject({ model: 'gpt-4o-2024-08-06', at: '2026-05-28T20:26:40.000Z' });
  }
  for (const files of [
    { 'batch_input.jsonl': REQUESTS, 'batch_output.jsonl': REPLIES },
    { 'a.jsonl': REPLIES, 'b.jsonl': REQUESTS },
  ]) {
    expect(told(await ofZip(files))).toEqual(JOINED);
  }
});

test("so do those of Anthropic's and Gemini's", async () => {
  const request = { custom_id: 'a', params: { model: 'claude-sonnet-4', max_tokens: 9, messages: messages('Lamp?') } };
  const late = { custom_id: 'b', params: { ...request.params, messages: messages('Desk?') } };
  const message = {
    ...{ type: 'message', role: 'assistant', model: 'claude-sonnet-4', stop_reason: 'end_turn' },
    content: [{ type: 'text', text: 'Lumora.' }],
  };
  const results = lines(
    { custom_id: 'a', result: { type: 'succeeded', message } },
    {
      custom_id: 'b',
      result: { type: 'errored', error: { type: 'error', error: { type: 'overloaded', message: 'Busy' } } },
    },
  );
  const joined = [
    ['Lamp?', 'Claude', 'ok', 'Lumora.'],
    ['Desk?', 'Claude', 'failed', ''],
  ];
  const zip = await ofZip({ 'results.jsonl': results, 'requests.jsonl': lines(request, late) });
  expect(told(zip)).toEqual(joined);
  expect(zip.notes).toEqual(['parts_read 2 requests.jsonl, results.jsonl']);
  expect(
    told(await ofZip({ 'results.jsonl': results, 'requests.json': JSON.stringify({ requests: [request, late] }) })),
  ).toEqual(joined);
  const gemini = lines(
    { key: 'a', request: { contents: [{ role: 'user', parts: [{ text: 'Lamp?' }] }] } },
    {
      key: 'a',
      response: { candidates: [{ content: { parts: [{ text: 'Lumora.' }] } }], modelVersion: 'gemini-2.5-pro' },
    },
  );
  expect(told(await importedRows(gemini))).toEqual([['Lamp?', 'Gemini', 'ok', 'Lumora.']]);
});

test("Gemini's prompts that were blocked, and those that failed, are such answers", async () => {
  const part = (key: string, text: string): object => ({ key, request: { contents: [{ parts: [{ text }] }] } });
  const imported = await importedRows(
    lines(
      part('a', 'Lamp?'),
      part('b', 'Desk?'),
      { key: 'a', response: { promptFeedback: { blockReason: 'SAFETY' }, modelVersion: 'gemini-2.5-pro' } },
      { key: 'b', error: { code: 429, message: 'Quota exceeded' } },
    ),
  );
  expect(imported.rows.map(({ prompt, status }) => [prompt, status])).toEqual([
    ['Lamp?', 'refused'],
    ['Desk?', 'failed'],
  ]);
});

test('replies alone say where their prompts are, and requests alone are prompts', async () => {
  const replies = await importedRows(REPLIES);
  expect(replies).toMatchObject({ rows: [], notes: ['batch_requests 3'] });
  expect(replies.skipped).toEqual({ no_prompt: 3 });
  const requests = await importedRows(REQUESTS);
  expect(requests).toMatchObject({ rows: [], notes: [], skipped: { no_text: 3 } });
  expect(requests.summary.file.columns).toEqual([{ field: 'prompt', column: 'prompt' }]);
});

test('a request of two meanings is none', async () => {
  const { rows, notes } = await importedRows(
    lines(
      asked('a', 'Lamp?'),
      asked('a', 'Desk?'),
      asked('b', 'Chair?'),
      answered('a', 'Lumora.'),
      answered('b', 'Wickett.'),
    ),
  );
  expect(rows.map(({ prompt }) => prompt)).toEqual(['Chair?']);
  expect(notes).toEqual(['batch_requests 1']);
});

test('other records with such ids are as they were', async () => {
  const records = [
    [{ key: 'a', question: 'Lamp?', response: 'Lumora.', error: null }, 'Lamp?'],
    [{ custom_id: 'b', prompt: 'Desk?', response: { text: 'Wickett.' } }, 'Desk?'],
  ] as const;
  for (const [record, prompt] of records) {
    const { rows, notes } = await importedRows(lines(record));
    expect(rows.map((row) => row.prompt)).toEqual([prompt]);
    expect(notes).toEqual([]);
  }
});

test('requests of a batch that were never asked failed, and are not answers without a text', async () => {
  const asks = (id: string, prompt: string): object => {
    return { custom_id: id, params: { model: 'claude-sonnet-5', messages: messages(prompt) } };
  };
  const message = {
    ...{ type: 'message', role: 'assistant', model: 'claude-sonnet-5' },
    ...{ content: [{ type: 'text', text: 'Lumora.' }], stop_reason: 'end_turn' },
  };
  const imported = await importedRows(
    lines(
      ...[asks('a', 'Lamp?'), asks('b', 'Desk?'), asks('c', 'Chair?')],
      { custom_id: 'a', result: { type: 'succeeded', message } },
      { custom_id: 'b', result: { type: 'expired' } },
      { custom_id: 'c', result: { type: 'canceled' } },
    ),
  );
  expect(told(imported)).toEqual([
    ['Lamp?', 'Claude', 'ok', 'Lumora.'],
    ['Desk?', 'Claude', 'failed', ''],
    ['Chair?', 'Claude', 'failed', ''],
  ]);
  expect(imported.skipped).toEqual({});
});
