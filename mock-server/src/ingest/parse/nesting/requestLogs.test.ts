import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';

const MESSAGES = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: 'Which lamp?' },
];
const REQUEST = { model: 'gpt-4o', messages: MESSAGES };
const reply = (content: string): object => ({
  object: 'chat.completion',
  created: 1_780_000_000,
  model: 'gpt-4o-2024-08-06',
  choices: [{ message: { role: 'assistant', content } }],
});
const LAMP = { platform: 'ChatGPT', prompt: 'Which lamp?', status: 'ok', text: 'Lumora.', model: 'gpt-4o-2024-08-06' };

test.each([
  ['request', 'response'],
  ['messages', 'response'],
  ['body', 'response'],
  ['request_body', 'response_body'],
  ['inputs', 'output'],
  ['input', 'output'],
  ['request', 'result'],
  ['params', 'data'],
  ['modelInput', 'modelOutput'],
])('`%s` has the prompt of the reply under `%s`', async (asked, answered) => {
  const request = asked === 'messages' ? MESSAGES : REQUEST;
  const call = (content: string): object => ({ id: content, [asked]: request, [answered]: reply(content) });
  const calls = [call('Lumora.'), call('Wickett.')];
  for (const file of [calls, { calls }, calls.map((each) => JSON.stringify(each)).join('\n')]) {
    const { rows, skipped } = await importedRows(file);
    expect(rows).toMatchObject([LAMP, { ...LAMP, text: 'Wickett.' }]);
    expect(skipped).toEqual({});
  }
});

test('so it has where both are JSON in texts, and where the answer is only a text', async () => {
  const texts = { request_body: JSON.stringify(REQUEST), response_body: JSON.stringify(reply('Lumora.')) };
  expect((await importedRows(JSON.stringify(texts))).rows).toMatchObject([LAMP]);
  const { rows } = await importedRows([{ request: REQUEST, response: 'Lumora.' }]);
  // The model of the request, because the reply does not name one.
  expect(rows).toMatchObject([{ ...LAMP, model: 'gpt-4o' }]);
});

test('so it has where the bodies of a call are texts: JSON, or a stream', async () => {
  const chunk = (delta: object, finish: string | null = null): object => ({
    ...{ object: 'chat.completion.chunk', created: 1_780_000_000, model: 'gpt-4o-2024-08-06' },
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const stream = [chunk({ content: 'Lum' }), chunk({ content: 'ora.' }), chunk({}, 'stop')]
    .map((event) => `data: ${JSON.stringify(event)}\n\n`)
    .join('');
  for (const body of [JSON.stringify(reply('Lumora.')), `${stream}data: [DONE]\n\n`, `event: message\n${stream}`]) {
    const call = {
      request: { url: 'https://api.openai.com/v1/chat/completions', body: JSON.stringify(REQUEST) },
      response: { status: 200, headers: { 'content-type': 'text/event-stream' }, body },
    };
    const { rows, skipped } = await importedRows([call]);
    expect(rows).toMatchObject([LAMP]);
    expect(skipped).toEqual({});
  }
});

test('every reply under one request has its prompt, and a call that failed is told', async () => {
  const replies = await importedRows([{ request: REQUEST, replies: [reply('Lumora.'), reply('Wickett.')] }]);
  expect(replies.rows.map(({ prompt, text }) => [prompt, text])).toEqual([
    ['Which lamp?', 'Lumora.'],
    ['Which lamp?', 'Wickett.'],
  ]);
  const failed = await importedRows([
    { request: REQUEST, response: { error: { code: 429, message: 'Too many requests' } } },
    { request: { ...REQUEST, messages: [{ role: 'user', content: 'Which desk?' }] }, response: null, error: 'timeout' },
  ]);
  expect(failed.rows.map(({ status, prompt, platform }) => [status, prompt, platform])).toEqual([
    ['failed', 'Which lamp?', 'ChatGPT'],
    ['failed', 'Which desk?', 'ChatGPT'],
  ]);
});

test('the time of a call beside its request, where the reply has none', async () => {
  const answered = { ...reply('Lumora.'), created: undefined };
  const call = { request_created_at: '2026-05-01T08:00:00Z', request_body: REQUEST, response_body: answered };
  expect((await importedRows(JSON.stringify(call), { fileDate: null })).rows).toMatchObject([
    { ...LAMP, at: '2026-05-01T08:00:00.000Z' },
  ]);
});

test('a prompt that is named stands before the request, and a reply is no request', async () => {
  const named = { prompt: 'Lamp for reading?', request: REQUEST, response: reply('Lumora.') };
  expect((await importedRows([named])).rows).toMatchObject([{ ...LAMP, prompt: 'Lamp for reading?' }]);
  const message = {
    type: 'message',
    role: 'assistant',
    model: 'claude-4',
    content: [{ type: 'text', text: 'Lumora.' }],
  };
  const { rows, skipped } = await importedRows([{ custom_id: 'a', body: message }]);
  expect(rows).toEqual([]);
  expect(skipped).toEqual({ no_prompt: 1 });
});

test('records under such a name are records, not requests', async () => {
  for (const record of [
    { prompt: 'Which lamp?', platform: 'Kimi', responses: ['Lumora.', 'Wickett.'] },
    {
      prompt: 'Which lamp?',
      runs: [
        { platform: 'Kimi', answer: 'Lumora.' },
        { platform: 'Kimi', answer: 'Wickett.', run: 2 },
      ],
    },
  ]) {
    const { rows } = await importedRows({ id: 1, payload: record });
    expect(rows.map(({ platform, text }) => [platform, text])).toEqual([
      ['Kimi', 'Lumora.'],
      ['Kimi', 'Wickett.'],
    ]);
  }
  const { rows } = await importedRows([
    { input: { messages: [...MESSAGES, { role: 'assistant', content: 'Lumora.' }] } },
  ]);
  expect(rows).toMatchObject([{ prompt: 'Which lamp?', text: 'Lumora.' }]);
});
