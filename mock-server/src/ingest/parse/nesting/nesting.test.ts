import { expect, test } from 'vitest';
import { mapImportFields } from '#client/lib/importFields.ts';
import { isPlatformName, namePlatform } from '../platforms/platformNames.ts';
import type { SourceEvent } from '../sourceEvents.ts';
import { SourceFeed } from '../SourceFeed.ts';
import { ZonedClock } from '../times/parseTime.ts';
import { BatchPrompts } from './BatchPrompts.ts';

type Found = Readonly<Record<string, unknown>>;

function read(
  content: unknown,
  fileName = 'x.json',
): { records: readonly Found[]; notes: readonly string[]; lines: number[] } {
  const events: SourceEvent[] = [];
  const mappingOf = (keys: readonly string[]) => mapImportFields(keys);
  const feed = new SourceFeed({
    fileName,
    format: null,
    overrides: {},
    clock: new ZonedClock('UTC'),
    now: Date.UTC(2026, 6, 1),
    mappingOf,
    batches: new BatchPrompts(),
    isAnswerShape: (keys) =>
      mappingOf(keys).columns.answer !== undefined && mappingOf(keys).columns.prompt !== undefined,
    take: (event) => events.push(event),
  });
  feed.push(typeof content === 'string' ? content : JSON.stringify(content, null, 1));
  feed.end();
  const records = events.flatMap((event) => {
    if (event.kind !== 'record') return [];
    const { columns } = mappingOf(event.keys);
    return [Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, event.values[column]]))];
  });
  return {
    records,
    notes: events.flatMap((event) => (event.kind === 'note' ? `${event.note} ${(event.values ?? []).join('/')}` : [])),
    lines: events.flatMap((event) => (event.kind === 'record' ? event.line : [])),
  };
}

test('answers by prompt and platform, with the date of all of them at the head', () => {
  const { records, notes } = read({
    generated_at: '2026-05-01',
    queries: [
      {
        query: 'Which lamp?',
        engines: { Kimi: { reply: 'Lumora' }, Claude: { reply: 'Wickett', sources: ['https://a.example'] } },
      },
    ],
  });
  expect(records).toEqual([
    { prompt: 'Which lamp?', platform: 'Kimi', answer: 'Lumora', date: '2026-05-01' },
    {
      prompt: 'Which lamp?',
      platform: 'Claude',
      answer: 'Wickett',
      date: '2026-05-01',
      citations: ['https://a.example'],
    },
  ]);
  expect(notes).toEqual(['group_platform Kimi, Claude']);
});

test.each([
  ['platforms as keys of lists', { Kimi: [{ prompt: 'a', answer: 'x' }], Claude: [{ prompt: 'a', answer: 'y' }] }],
  ['platforms as keys of texts', { results: [{ prompt: 'a', responses: { Kimi: 'x', Claude: 'y' } }] }],
  ['prompts as keys', { by_prompt: { a: { Kimi: { answer: 'x' }, Claude: { answer: 'y' } } } }],
  [
    'objects in objects',
    {
      run: {
        data: {
          items: [
            {
              question: 'a',
              llm_results: [
                { platform: 'Kimi', text: 'x' },
                { platform: 'Claude', text: 'y' },
              ],
            },
          ],
        },
      },
    },
  ],
])('%s', (_what, content) => {
  expect(read(content).records).toEqual([
    expect.objectContaining({ prompt: 'a', platform: 'Kimi', answer: 'x' }),
    expect.objectContaining({ prompt: 'a', platform: 'Claude', answer: 'y' }),
  ]);
});

test('runs inside a record, as objects and as texts', () => {
  const objects = [
    {
      prompt: 'a',
      platform: 'Kimi',
      answers: [
        { run: 1, text: 'x' },
        { run: 2, text: 'y' },
      ],
    },
  ];
  const texts = [{ prompt: 'a', platform: 'Kimi', responses: ['x', 'y'] }];
  for (const content of [objects, texts]) {
    expect(read(content).records).toEqual([
      { prompt: 'a', platform: 'Kimi', answer: 'x', run: 1 },
      { prompt: 'a', platform: 'Kimi', answer: 'y', run: 2 },
    ]);
  }
});

test('one object, and several after another, with the lines they begin on', () => {
  expect(read({ prompt: 'a', answer: 'x', date: '2026-05-01' }).records).toHaveLength(1);
  const { records, lines } = read('{"prompt": "a",\n "answer": "x"}\n{\n "prompt": "b", "answer": "y"}\n');
  expect(records.map(({ answer }) => answer)).toEqual(['x', 'y']);
  expect(lines).toEqual([1, 3]);
});

test('a list of questions and answers that tells less is left, and said', () => {
  const { records, notes } = read({
    company: { faq: [{ question: 'What do you sell?', answer: 'Lamps.' }] },
    recorded: [{ question: 'Which lamp?', answer: 'Lumora', engine: 'Kimi', date: '2026-05-01' }],
  });
  expect(records.map(({ prompt }) => prompt)).toEqual(['Which lamp?']);
  expect(notes).toEqual(['other_list company.faq']);
});

test('what lacks a prompt or an answer beside answers is handed on to be told', () => {
  const { records } = read({ data: [{ prompt: 'a', answer: 'x' }, { prompt: 'b', answer: '' }, { answer: 'z' }] });
  expect(records).toEqual([{ prompt: 'a', answer: 'x' }, { prompt: 'b', answer: '' }, { answer: 'z' }]);
});

test('one column for each platform, and columns that belong to one', () => {
  const plain = read('day,question,Kimi,Claude\n2026-05-01,Which lamp?,Lumora is fine,Wickett is fine', 'x.csv');
  expect(plain.records.map(({ platform, answer }) => [platform, answer])).toEqual([
    ['Kimi', 'Lumora is fine'],
    ['Claude', 'Wickett is fine'],
  ]);
  expect(plain.notes).toEqual(['column_platforms Kimi, Claude']);
  const named = read(
    'date,prompt,chatgpt_response,chatgpt_citations,Gemini Answer,Gemini Sources\n2026-05-01,p,x1,https://a.example,y1,',
    'x.csv',
  );
  expect(named.records.map(({ platform, answer, citations }) => [platform, answer, citations])).toEqual([
    ['chatgpt', 'x1', 'https://a.example'],
    ['Gemini', 'y1', ''],
  ]);
  // A flag for a named brand is no answer.
  expect(read('date,prompt,Kimi,Claude\n2026-05-01,p,yes,no', 'x.csv').records).toEqual([
    { date: '2026-05-01', prompt: 'p' },
  ]);
});

test('a conversation of ChatGPT is read along the branch that was shown, without thoughts and calls of tools', () => {
  const message = (role: string, text: string, more: object = {}) => ({
    author: { role },
    content: { content_type: 'text', parts: [text] },
    create_time: 1_780_000_000,
    ...more,
  });
  const mapping = {
    root: { id: 'root', message: null, parent: null, children: ['u'] },
    u: { message: message('user', 'Which lamp?'), parent: 'root', children: ['old', 'tool'] },
    old: { message: message('assistant', 'an answer that was thrown away'), parent: 'u', children: [] },
    tool: { message: message('assistant', 'search("lamp")', { recipient: 'web' }), parent: 'u', children: ['a'] },
    a: {
      message: message('assistant', 'Lumora.', {
        metadata: { model_slug: 'gpt-5', content_references: [{ url: 'https://a.example', title: 'A' }] },
      }),
      parent: 'tool',
      children: [],
    },
  };
  expect(read([{ title: 't', create_time: 1, mapping, current_node: 'a' }]).records).toEqual([
    expect.objectContaining({
      platform: 'ChatGPT',
      surface: 'app',
      model: 'gpt-5',
      prompt: 'Which lamp?',
      answer: 'Lumora.',
      date: 1_780_000_000,
      citations: [{ url: 'https://a.example', title: 'A' }],
    }),
  ]);
});

test('conversations of Claude and lists of messages', () => {
  const claude = [
    {
      uuid: 'u',
      chat_messages: [
        { sender: 'human', text: 'Which lamp?', created_at: '2026-05-01T08:00:00Z' },
        { sender: 'assistant', text: 'Lumora.', created_at: '2026-05-01T08:00:05Z' },
      ],
    },
  ];
  expect(read(claude).records).toEqual([
    expect.objectContaining({
      platform: 'Claude',
      prompt: 'Which lamp?',
      answer: 'Lumora.',
      date: '2026-05-01T08:00:05Z',
    }),
  ]);
  const chat = {
    model: 'kimi-k2',
    timestamp: '2026-05-01',
    messages: [
      { role: 'system', content: 's' },
      { role: 'user', content: 'q' },
      { role: 'assistant', content: 'a' },
    ],
  };
  expect(read(`${JSON.stringify(chat)}\n${JSON.stringify(chat)}`, 'x.jsonl').records).toHaveLength(2);
  expect(read([chat]).records).toEqual([{ platform: 'kimi-k2', date: '2026-05-01', prompt: 'q', answer: 'a' }]);
});

test('pairs of an arena are two answers', () => {
  const side = (answer: string) => [
    { role: 'user', content: 'Which lamp?' },
    { role: 'assistant', content: answer },
  ];
  const pair = {
    timestamp: '2026-05-01',
    winner: 'model_a',
    model_a: 'gpt-5',
    model_b: 'claude-4',
    messages_a: side('x'),
    messages_b: side('y'),
  };
  expect(read([pair]).records.map(({ platform, prompt, answer }) => [platform, prompt, answer])).toEqual([
    ['gpt-5', 'Which lamp?', 'x'],
    ['claude-4', 'Which lamp?', 'y'],
  ]);
});

test('so they are if their models are called generators', () => {
  const pair = {
    instruction: 'Which lamp?',
    output_1: 'x',
    generator_1: 'gpt-5',
    output_2: 'y',
    generator_2: 'claude-4',
  };
  expect(read([pair]).records.map(({ platform, answer }) => [platform, answer])).toEqual([
    ['gpt-5', 'x'],
    ['claude-4', 'y'],
  ]);
});

test('a promptfoo result that failed an assertion is an answer; one whose call failed is not', () => {
  const results = [
    {
      prompt: { raw: 'q' },
      vars: { a: 1 },
      provider: { id: 'openai:gpt-5' },
      response: { output: 'x' },
      success: false,
      error: 'Expected "y"',
    },
    {
      prompt: { raw: 'q' },
      vars: { a: 1 },
      provider: { id: 'openai:gpt-5' },
      response: { error: 'API error: 500' },
      success: false,
      error: 'API error: 500',
    },
  ];
  const { records } = read({ results: { timestamp: '2026-05-01', results } });
  expect(records[0]).toMatchObject({ prompt: 'q', platform: 'openai:gpt-5', answer: 'x', date: '2026-05-01' });
  expect(records[0]).not.toHaveProperty('error');
  expect(records[1]).toMatchObject({ error: 'API error: 500' });
});

test('objects inside a record give their fields by the last part of their names', () => {
  const trace = {
    metadata: { created_at: '2026-05-01' },
    request: { query: 'Which lamp?' },
    result: { answer: 'Lumora', model: 'gpt-5' },
  };
  expect(read(`${JSON.stringify(trace)}\n${JSON.stringify(trace)}`, 'x.jsonl').records[0]).toMatchObject({
    prompt: 'Which lamp?',
    answer: 'Lumora',
    date: '2026-05-01',
  });
});

test('names of platforms, routes and versions', () => {
  expect(
    [
      'gpt-4o',
      'models/gemini-2.5-pro',
      'us.anthropic.claude-sonnet-4',
      'ChatGPT (web)',
      'https://www.perplexity.ai/search',
      'DeepSeek-R1',
    ].map((name) => namePlatform(name, '').platform),
  ).toEqual(['ChatGPT', 'Gemini', 'Claude', 'ChatGPT', 'Perplexity', 'DeepSeek']);
  expect(namePlatform('openai/gpt-5-mini', '')).toMatchObject({ model: 'gpt-5-mini' });
  expect(['Lumora', 'prompt', 'date', 'o', 'gptx'].filter(isPlatformName)).toEqual([]);
});
