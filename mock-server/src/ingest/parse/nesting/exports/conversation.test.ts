import { expect, test } from 'vitest';
import { namePlatform } from '#server/ingest/parse/platforms/platformNames.ts';
import { importedRows } from '#server/testing/importedRows.ts';
import { conversation } from './conversation.ts';

test('what a message tells of its time, model and sources goes before what is told of the conversation', () => {
  const asked = { role: 'user', content: 'Which lamp?', date: '5/13/2026, 6:00:00 PM' };
  const chat = {
    id: 'c',
    lastUpdate: 1_790_000_000_000,
    timestamp: 1_780_000_000_000,
    model: 'gpt-5',
    messages: [
      asked,
      { role: 'assistant', content: 'Lumora.', createdAt: 1_778_695_205_000, references: ['https://a.example/1'] },
      { ...asked, content: 'And a desk?' },
      { role: 'assistant', content: 'None.', fromModel: 'kimi-k2' },
    ],
    sources: [{ url: 'https://b.example/2' }],
  };
  expect(conversation(chat)).toEqual([
    {
      ...{ id: 'c', model: 'gpt-5', prompt: 'Which lamp?', answer: 'Lumora.', date: 1_778_695_205_000 },
      citations: ['https://a.example/1'],
    },
    { id: 'c', model: 'kimi-k2', prompt: 'And a desk?', answer: 'None.', date: '5/13/2026, 6:00:00 PM' },
  ]);
});

test('sources of a conversation with one answer are its own, and a model may be described by an object', () => {
  const chat = {
    model: { id: 'perplexity-scraper' },
    created: '2026-05-13',
    messages: [
      { role: 'user', contentParts: [{ type: 'text', text: 'Which lamp?' }] },
      { role: 'assistant', content: '', contentParts: [{ type: 'text', text: 'Lumora.' }] },
    ],
    sources: [{ url: 'https://b.example/2' }],
  };
  expect(conversation(chat)).toEqual([
    {
      ...{ model: 'perplexity-scraper', prompt: 'Which lamp?', answer: 'Lumora.', created: '2026-05-13' },
      citations: [{ url: 'https://b.example/2' }],
    },
  ]);
  expect(namePlatform('perplexity-scraper', '').platform).toBe('Perplexity');
});

test.each(['messages', 'items', 'data'])(
  '%s that begin with the latest message are read from the first on',
  async (key) => {
    const part = (text: string): object => ({ type: 'text', text: { value: text, annotations: [] } });
    const said = [
      { role: 'assistant', content: [{ type: 'reasoning', text: 'Wickett, perhaps.' }, part('None.')] },
      { role: 'user', content: [part('Which desk?')] },
      { role: 'assistant', content: [part('Lumora.')] },
      { role: 'user', content: [part('Which lamp?')] },
    ];
    const turns = said.map((turn, place) => ({ ...turn, created_at: 1_777_600_400 - place * 100 }));
    const expected = [
      { prompt: 'Which lamp?', text: 'Lumora.' },
      { prompt: 'Which desk?', text: 'None.' },
    ];
    expect((await importedRows({ [key]: turns })).rows).toMatchObject(expected);
    const lines = turns.map((turn) => JSON.stringify({ ...turn, thread_id: 't' }));
    expect((await importedRows(lines.join('\n'))).rows).toMatchObject(expected);
  },
);

test.each(['parts', 'content'])('pages in the %s of an answer are its sources, not its text', async (key) => {
  const said = (role: string, ...parts: readonly object[]): object => ({ role, [key]: parts });
  const chat = {
    createdAt: '2026-05-13T08:00:00Z',
    messages: [
      said('user', { type: 'text', text: 'Which lamp?' }),
      said(
        'assistant',
        { type: 'step-start' },
        { type: 'reasoning', text: 'Chastel?' },
        { type: 'tool-webSearch', title: 'Discavo', state: 'output-available' },
        { type: 'source-url', sourceId: 's', url: 'https://a.example/1', title: 'Wickett lamps' },
        { type: 'text', text: 'Lumora.' },
      ),
      said('user', { type: 'text', text: 'Which desk?' }),
      said('assistant', { type: 'text', text: 'None.' }),
    ],
  };
  const { rows } = await importedRows([chat]);
  expect(rows.map(({ text, citations }) => [text, citations])).toEqual([
    ['Lumora.', [{ position: 1, url: 'https://a.example/1', title: 'Wickett lamps' }]],
    ['None.', null],
  ]);
});

test('speakers called after an engine are it', async () => {
  const said = (role: string, content: string): object => ({ role, content });
  for (const [user, engine] of [
    ['用户', 'Kimi'],
    ['You', 'Perplexity'],
    ['user', '豆包'],
  ] as const) {
    const messages = [
      said(user, 'Which lamp?'),
      said(engine, 'Lumora.'),
      said(user, 'Which desk?'),
      said(engine, 'None.'),
    ];
    const { rows } = await importedRows({ title: 'Lamps', messages });
    expect(rows.map(({ prompt, text }) => [prompt, text])).toEqual([
      ['Which lamp?', 'Lumora.'],
      ['Which desk?', 'None.'],
    ]);
  }
});

test('a chat that a browser extension saved: speakers called Prompt and Response, the engine in its link', async () => {
  const messages = [
    { role: 'Prompt', say: 'Which lamp?', time: '2026-05-13 06:00:00' },
    { role: 'Response', say: 'Lumora.', time: '2026-05-13 06:00:05' },
  ];
  const { rows } = await importedRows({ metadata: { title: 't', link: 'https://chatgpt.com/c/1' }, messages });
  expect(rows).toMatchObject([
    { platform: 'ChatGPT', prompt: 'Which lamp?', text: 'Lumora.', at: '2026-05-13T06:00:05.000Z' },
  ]);
});

test('lists of messages are conversations whatever their keys, as of a history by session', async () => {
  const said = (question: string, answer: string): readonly object[] => [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ];
  const { rows } = await importedRows({
    model: 'gpt-5',
    s1: said('Which lamp?', 'Lumora.'),
    s2: said('Desk?', 'None.'),
  });
  expect(rows).toMatchObject([
    { platform: 'ChatGPT', prompt: 'Which lamp?', text: 'Lumora.' },
    { platform: 'ChatGPT', prompt: 'Desk?', text: 'None.' },
  ]);
});

test('examples in a prompt are no conversation', async () => {
  const prompt = [
    { role: 'user', content: 'Which chair?' },
    { role: 'assistant', content: 'An example.' },
    { role: 'user', content: 'Which lamp?' },
  ];
  const { rows } = await importedRows({ items: [{ prompt, results: [{ model: 'gpt-5', response: 'Lumora.' }] }] });
  expect(rows).toMatchObject([{ platform: 'ChatGPT', prompt: 'Which lamp?', text: 'Lumora.' }]);
});

test('sources of an answer in several messages are those of all of them', () => {
  const messages = [
    { role: 'user', content: 'Which lamp?' },
    { role: 'assistant', content: 'I will look.' },
    { role: 'assistant', content: 'Lumora.', sources: ['https://a.example/1'] },
    { role: 'assistant', content: 'Or Wickett.', sources: ['https://a.example/2'] },
  ];
  expect(conversation({ messages })).toMatchObject([{ citations: ['https://a.example/1', 'https://a.example/2'] }]);
});

test.each([
  [
    'FastGPT',
    [
      { dataId: 'd1', obj: 'Human', value: [{ type: 'text', text: { content: 'Which lamp?' } }] },
      { dataId: 'd2', obj: 'AI', value: [{ type: 'text', text: { content: 'Lumora.' } }] },
    ],
  ],
  [
    'Flowise',
    [
      { role: 'userMessage', content: 'Which lamp?', chatId: 'c' },
      { role: 'apiMessage', content: 'Lumora.', chatId: 'c' },
    ],
  ],
  [
    'the log of Flowise',
    [
      {
        source: 'API',
        messages: [
          { role: 'user', content: 'Which lamp?' },
          { role: 'agent', content: 'Lumora.' },
        ],
      },
    ],
  ],
  [
    'Coze, newest first, with calls of tools and suggested questions',
    [
      { role: 'assistant', type: 'follow_up', content: 'Why?', created_at: 1_769_940_009 },
      { role: 'assistant', type: 'answer', content: 'Lumora.', created_at: 1_769_940_007 },
      { role: 'assistant', type: 'tool_response', content: 'Wickett', created_at: 1_769_940_005 },
      { role: 'assistant', type: 'function_call', content: '{}', created_at: 1_769_940_004 },
      { role: 'user', type: 'question', content: 'Which lamp?', created_at: 1_769_940_000 },
    ],
  ],
])('messages of %s are questions and answers', async (_, messages) => {
  for (const file of [messages, { code: 0, data: messages }]) {
    const { rows } = await importedRows(file);
    expect(rows.map(({ prompt, text }) => [prompt, text])).toEqual([['Which lamp?', 'Lumora.']]);
  }
});

test('messages before a question are no answers to it', async () => {
  const history = [
    { role: 'client', text: 'Hello' },
    { role: 'assistant', text: 'Which product?' },
  ];
  const file = [
    { question: 'Which lamp?', history, expected_behavior: 'Names a lamp' },
    { question: 'Which lamp?', history, final_answer: 'Lumora.' },
    { question: 'A desk?', messages: [{ role: 'assistant', content: 'Wickett.' }] },
  ];
  const { rows, skipped } = await importedRows(file);
  expect(rows.map(({ prompt, text }) => [prompt, text])).toEqual([
    ['Which lamp?', 'Lumora.'],
    ['A desk?', 'Wickett.'],
  ]);
  expect(skipped).toEqual({ no_text: 1 });
});
