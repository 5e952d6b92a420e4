import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';

const A = { url: 'https://lamps.example/a', title: 'Lamps' };

test("Grok's data export: several answers to one question are each one of its own", async () => {
  const response = (id: string, parent: string, sender: string, message: string, more: object = {}): object => ({
    response: { response_id: id, parent_response_id: parent, sender, message, model: 'grok-4', ...more },
  });
  const time = { create_time: { $date: { $numberLong: '1777622400000' } } };
  const conversations = [
    {
      conversation: { conversation_id: 'c', create_time: '2026-05-01T07:00:00Z', title: 't' },
      responses: [
        response('1', '', 'human', 'Which lamp?'),
        response('2', '1', 'ASSISTANT', 'Lumora.', { ...time, cited_web_search_results: [A], web_search_results: [A] }),
        response('3', '1', 'assistant', 'Wickett.', { cited_web_search_results: [], web_search_results: [] }),
        response('4', '3', 'human', 'Why?'),
        response('5', '4', 'assistant', 'It is bright.', { create_time: '2026-05-01T09:00:00Z' }),
      ],
    },
  ];
  const { rows } = await importedRows({ conversations, projects: [] });
  expect(rows).toMatchObject([
    {
      platform: 'Grok',
      surface: 'app',
      model: 'grok-4',
      prompt: 'Which lamp?',
      text: 'Lumora.',
      citations: [A],
      at: '2026-05-01T08:00:00.000Z',
    },
    { prompt: 'Which lamp?', text: 'Wickett.', citations: null, at: '2026-05-01T07:00:00.000Z' },
    { prompt: 'Why?', text: 'It is bright.', at: '2026-05-01T09:00:00.000Z' },
  ]);
});

test('Google AI Studio, without thoughts', async () => {
  const chunks = [
    { role: 'user', text: 'Which lamp?' },
    { role: 'model', text: 'I think about it.', isThought: true },
    { role: 'model', text: 'Lumora.', grounding: { corroborationSegments: [{ uri: A.url }] } },
  ];
  const { rows } = await importedRows({ runSettings: { model: 'models/gemini-3-pro' }, chunkedPrompt: { chunks } });
  expect(rows).toMatchObject([
    { platform: 'Gemini', model: 'gemini-3-pro', prompt: 'Which lamp?', text: 'Lumora.', citations: [{ url: A.url }] },
  ]);
});

test('LibreChat as a tree and as a list, and the chat of OpenRouter', async () => {
  const asked = { messageId: '1', parentMessageId: '0', sender: 'User', isCreatedByUser: true, text: 'Which lamp?' };
  const answers = [
    {
      messageId: '2',
      parentMessageId: '1',
      sender: 'GPT-4o',
      isCreatedByUser: false,
      model: 'gpt-4o',
      text: 'Lumora.',
    },
    {
      messageId: '3',
      parentMessageId: '1',
      sender: 'Claude',
      isCreatedByUser: false,
      model: 'claude-4',
      content: [{ type: 'text', text: 'Wickett.' }],
    },
  ].map((each) => ({ ...each, createdAt: '2026-05-01T08:00:00Z' }));
  const told = async (content: unknown): Promise<unknown> =>
    (await importedRows(content)).rows.map(({ platform, prompt, text }) => [platform, prompt, text]);
  const expected = [
    ['ChatGPT', 'Which lamp?', 'Lumora.'],
    ['Claude', 'Which lamp?', 'Wickett.'],
  ];
  expect(await told({ conversationId: 'c', recursive: true, messages: [{ ...asked, children: answers }] })).toEqual(
    expected,
  );
  expect(await told({ conversationId: 'c', messages: [asked, ...answers] })).toEqual(expected);
  const characters = { a: { model: 'openai/gpt-4o' }, b: { model: 'anthropic/claude-4' } };
  const messages = {
    m1: { id: 'm1', characterId: 'USER', type: 'user', content: 'Which lamp?' },
    m2: { id: 'm2', characterId: 'a', type: 'assistant', parentMessageId: 'm1', content: 'Lumora.' },
    m3: { id: 'm3', characterId: 'b', type: 'assistant', parentMessageId: 'm1', content: 'Wickett.' },
  };
  expect(await told({ version: 'orpg.3.0', characters, messages })).toEqual(expected);
});

test('calls of models in traces of LangSmith and Phoenix', async () => {
  const human = { lc: 1, id: ['HumanMessage'], kwargs: { content: 'Which lamp?', type: 'human' } };
  const ai = {
    lc: 1,
    id: ['AIMessage'],
    kwargs: { content: 'Lumora.', type: 'ai', response_metadata: { model_name: 'gpt-4o' } },
  };
  const run = {
    id: 'r',
    run_type: 'llm',
    start_time: '2026-05-01T08:00:00',
    inputs: { messages: [[human]] },
    error: null,
  };
  const failed = {
    ...run,
    outputs: null,
    error: 'Too many requests',
    extra: { metadata: { ls_model_name: 'claude-4' } },
  };
  const { rows } = await importedRows([
    { ...run, outputs: { generations: [[{ text: 'Lumora.', message: ai }]] } },
    failed,
  ]);
  expect(rows.map(({ platform, prompt, status, text }) => [platform, prompt, status, text])).toEqual([
    ['ChatGPT', 'Which lamp?', 'ok', 'Lumora.'],
    ['Claude', 'Which lamp?', 'failed', ''],
  ]);
  const spans = await importedRows(
    [
      'span_kind,start_time,status_code,attributes.llm.model_name,attributes.input.value,attributes.output.value',
      'CHAIN,2026-05-01T08:00:00Z,OK,,Which lamp?,Lumora.',
      'LLM,2026-05-01T08:00:01Z,OK,gpt-4o,Which lamp?,Lumora.',
    ].join('\n'),
  );
  expect(spans.rows).toMatchObject([{ platform: 'ChatGPT', prompt: 'Which lamp?', text: 'Lumora.' }]);
  expect(spans.skipped).toEqual({ no_text: 1 });
});

test('Cherry Studio: what was said stands in blocks, several models may have answered', async () => {
  const message = (id: string, role: string, more: object = {}): object => {
    return { id, role, createdAt: '2026-05-01T08:00:00Z', ...more };
  };
  const block = (messageId: string, type: string, content: string, more: object = {}): object => {
    return { id: `${messageId}-${type}`, messageId, type, content, ...more };
  };
  const messages = [
    message('1', 'user'),
    message('2', 'assistant', { askId: '1', model: { id: 'deepseek-chat', provider: 'deepseek' } }),
    message('3', 'assistant', { askId: '1', model: { id: 'gpt-4o', provider: 'openai' } }),
  ];
  const blocks = [
    block('1', 'main_text', 'Which lamp?'),
    block('2', 'thinking', 'Wickett, perhaps.'),
    block('2', 'main_text', 'Lumora.'),
    block('2', 'citation', '', { response: { results: [A] } }),
    block('3', 'main_text', 'Both.'),
  ];
  const { rows } = await importedRows({
    version: 5,
    localStorage: {},
    indexedDB: { topics: [{ id: 't', messages }], message_blocks: blocks },
  });
  expect(rows).toMatchObject([
    { platform: 'DeepSeek', model: 'deepseek-chat', prompt: 'Which lamp?', text: 'Lumora.', citations: [A] },
    { platform: 'ChatGPT', prompt: 'Which lamp?', text: 'Both.', citations: null },
  ]);
});

test('Open WebUI and Qwen Chat: a tree of messages by id; of the phases of an answer, one is the answer', async () => {
  const at = Date.parse('2026-05-01T08:00:00Z') / 1000;
  const message = (id: string, parentId: string | null, role: string, more: object): object => {
    return { [id]: { id, parentId, childrenIds: [], role, timestamp: at, ...more } };
  };
  const phases = [
    { phase: 'think', content: 'Wickett, perhaps.' },
    { phase: 'answer', content: 'Lumora.' },
  ];
  const messages = {
    ...message('1', null, 'user', { content: 'Which lamp?' }),
    ...message('2', '1', 'assistant', { content: '', model: 'qwen3-max', content_list: phases }),
    ...message('3', '1', 'assistant', { content: 'Both.', model: 'gpt-4o' }),
  };
  const chat = { id: 'c', title: 't', chat: { models: ['qwen3-max'], history: { messages, currentId: '2' } } };
  for (const file of [chat, [chat]]) {
    expect((await importedRows(file)).rows).toMatchObject([
      { platform: '通义千问', prompt: 'Which lamp?', text: 'Lumora.', at: '2026-05-01T08:00:00.000Z' },
      { platform: 'ChatGPT', prompt: 'Which lamp?', text: 'Both.' },
    ]);
  }
});

test('LM Studio: the shown version of each message, without reasoning and calls of tools', async () => {
  const said = (text: string): object => ({ type: 'text', text });
  const message = (currentlySelected: number, ...versions: readonly object[]): object => ({
    versions,
    currentlySelected,
  });
  const answer = (senderName: string, ...steps: readonly object[]): object => ({
    ...{ type: 'multiStep', role: 'assistant', senderInfo: { senderName } },
    steps: [...steps, { type: 'debugInfoBlock', debugInfo: 'Title' }],
  });
  const { rows } = await importedRows({
    ...{ name: 'Lamps', createdAt: 1_777_622_400_000, lastUsedModel: { identifier: 'qwen3-8b' } },
    messages: [
      message(0, { type: 'singleStep', role: 'user', content: [said('Which lamp?')] }),
      message(
        1,
        answer('qwen3-8b', { type: 'contentBlock', content: [said('Wickett.')] }),
        answer(
          'qwen3-8b',
          { type: 'contentBlock', style: { type: 'thinking' }, content: [said('Wickett, perhaps.')] },
          { type: 'contentBlock', content: [said('I look it up.'), { type: 'toolCallRequest', name: 'search' }] },
          { type: 'toolStatus', statusState: {} },
          { type: 'contentBlock', content: [said('Lumora.')] },
        ),
      ),
    ],
  });
  expect(rows).toMatchObject([
    {
      ...{ prompt: 'Which lamp?', text: 'I look it up.\n\nLumora.', model: 'qwen3-8b', citations: null },
      at: '2026-05-01T08:00:00.000Z',
    },
  ]);
});

test('Chatbox: the earlier threads of a chat are read like its present one', async () => {
  const turns = (question: string, answer: string): readonly object[] => [
    { role: 'user', contentParts: [{ type: 'text', text: question }] },
    { role: 'assistant', contentParts: [{ type: 'text', text: answer }], timestamp: 1_777_622_400_000 },
  ];
  const { rows } = await importedRows({
    'session:a': {
      ...{ id: 'a', name: 'Lamps', type: 'chat', messages: turns('Which lamp?', 'Lumora.') },
      threads: [{ id: 't', name: 'Desks', messages: turns('Which desk?', 'None.') }],
      settings: { provider: 'openai' },
    },
  });
  expect(rows).toMatchObject([
    { prompt: 'Which lamp?', text: 'Lumora.' },
    { prompt: 'Which desk?', text: 'None.' },
  ]);
});

test.each([
  ['type', { type: 'human', content: 'Which lamp?' }, { type: 'ai', content: 'Lumora.', tool_calls: [] }],
  [
    'type, with data',
    { type: 'human', data: { content: 'Which lamp?' } },
    { type: 'ai', data: { content: 'Lumora.' } },
  ],
  ['mark', { isUser: true, text: 'Which lamp?' }, { isUser: false, text: 'Lumora.' }],
])('messages whose speaker is told by their %s', async (_by, question, answer) => {
  const { rows } = await importedRows({ messages: [question, answer], created_at: '2026-05-01T08:00:00Z' });
  expect(rows).toMatchObject([{ prompt: 'Which lamp?', text: 'Lumora.' }]);
});

test.each([
  [
    'sessions',
    (prompt: string, answer: string) => ({
      topic: 'Lamps',
      messages: [
        { role: 'user', content: prompt },
        { role: 'assistant', content: answer },
      ],
    }),
  ],
  [
    'conversations',
    (prompt: string, answer: string) => ({
      conversation: { id: prompt, create_time: '2026-05-01T08:00:00Z' },
      responses: [
        { response: { _id: '1', sender: 'human', message: prompt } },
        { response: { _id: '2', parent_response_id: '1', sender: 'assistant', message: answer } },
      ],
    }),
  ],
])('of chats in a file that was cut off, those before are read: %s', async (key, chat) => {
  const whole = JSON.stringify({
    version: 3,
    data: { [key]: [chat('Which lamp?', 'Lumora.'), chat('Which desk?', 'None.'), chat('Which bed?', 'Any.')] },
  });
  const { rows, skipped } = await importedRows(whole.slice(0, whole.lastIndexOf('Which bed?')));
  expect(rows).toMatchObject([
    { prompt: 'Which lamp?', text: 'Lumora.' },
    { prompt: 'Which desk?', text: 'None.' },
  ]);
  expect(skipped).toMatchObject({ cut_off: 1 });
});
