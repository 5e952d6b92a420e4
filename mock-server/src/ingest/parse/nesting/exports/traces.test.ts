import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';

const TIME = '2026-05-01T08:00:00Z';
const AT = '2026-05-01T08:00:00.000Z';
const ASKED = { role: 'user', content: 'Which lamp?' };
const REPLY = { choices: [{ index: 0, message: { role: 'assistant', content: 'Lumora.' } }], model: 'gpt-5' };
const ANSWER = { platform: 'ChatGPT', prompt: 'Which lamp?', text: 'Lumora.', at: AT };

const span = (kind: string, attributes: object): object => ({
  name: 'step',
  context: { span_id: 's' },
  span_kind: kind,
  start_time: TIME,
  status_code: 'OK',
  attributes,
});

test.each([
  [
    'flat',
    {
      'openinference.span.kind': 'LLM',
      'llm.model_name': 'gpt-5',
      'llm.token_count.prompt': 32_321,
      'llm.input_messages.0.message.role': 'system',
      'llm.input_messages.0.message.content': 'Be brief',
      'llm.input_messages.1.message.role': 'user',
      'llm.input_messages.1.message.content': 'Which lamp?',
      'llm.output_messages.0.message.role': 'assistant',
      'llm.output_messages.0.message.content': 'Lumora.',
    },
  ],
  [
    'nested',
    {
      openinference: { span: { kind: 'LLM' } },
      llm: { model_name: 'gpt-5' },
      input: { value: JSON.stringify({ messages: [ASKED] }) },
      output: { value: JSON.stringify(REPLY) },
    },
  ],
  [
    'messages as JSON',
    {
      'gen_ai.operation.name': 'chat',
      'gen_ai.response.model': 'gpt-5',
      'gen_ai.input.messages': JSON.stringify([{ role: 'user', parts: [{ type: 'text', content: 'Which lamp?' }] }]),
      'gen_ai.output.messages': JSON.stringify([
        {
          role: 'assistant',
          parts: [
            { type: 'reasoning', content: 'Wickett?' },
            { type: 'text', content: 'Lumora.' },
          ],
        },
      ]),
    },
  ],
  [
    'numbered prompts',
    {
      'gen_ai.request.model': 'gpt-5',
      'gen_ai.prompt.0.role': 'user',
      'gen_ai.prompt.0.content': 'Which lamp?',
      'gen_ai.completion.0.content': 'Lumora.',
    },
  ],
])('the call in a span, with its attributes %s', async (_form, attributes) => {
  const around = { 'openinference.span.kind': 'CHAIN', 'input.value': 'Which lamp?', 'output.value': 'Lumora.' };
  const list = [span('CHAIN', around), span('LLM', attributes)];
  for (const file of [list, { data: list }, list.map((each) => JSON.stringify(each)).join('\n')]) {
    expect((await importedRows(file)).rows).toMatchObject([ANSWER]);
  }
});

test('spans as OTLP stores them', async () => {
  const text = (key: string, stringValue: string): object => ({ key, value: { stringValue } });
  const attributes = [
    text('openinference.span.kind', 'LLM'),
    text('llm.model_name', 'gpt-5'),
    text('input.value', 'Which lamp?'),
    text('output.value', 'Lumora.'),
    { key: 'llm.token_count.prompt', value: { intValue: '7' } },
  ];
  const nanoseconds = `${String(Date.parse(TIME))}000000`;
  const spans = [{ traceId: 't', name: 'call', startTimeUnixNano: nanoseconds, attributes }];
  const { rows } = await importedRows({ resourceSpans: [{ resource: {}, scopeSpans: [{ scope: {}, spans }] }] });
  expect(rows).toMatchObject([ANSWER]);
});

test('a failed span is a failed answer', async () => {
  const attributes = { 'openinference.span.kind': 'LLM', 'llm.model_name': 'gpt-5', 'input.value': 'Which lamp?' };
  const failed = { ...span('LLM', attributes), status_code: 'ERROR', status_message: 'Too many requests' };
  expect((await importedRows([failed])).rows).toMatchObject([{ prompt: 'Which lamp?', status: 'failed', text: '' }]);
});

test('steps around a traced call repeat its text and are no answers; without calls they are', async () => {
  const chain = {
    run_type: 'chain',
    start_time: TIME,
    inputs: { question: 'Which lamp?' },
    outputs: { output: 'Lumora.' },
  };
  const ai = { type: 'ai', content: 'Lumora.', response_metadata: { model_name: 'gpt-5' } };
  const call = {
    run_type: 'llm',
    start_time: TIME,
    inputs: { messages: [[{ type: 'human', content: 'Which lamp?' }]] },
    outputs: { generations: [[{ text: 'Lumora.', message: ai }]] },
  };
  const lines = (...runs: readonly object[]): string => runs.map((run) => JSON.stringify(run)).join('\n');
  const both = await importedRows(lines(chain, call));
  expect(both.rows).toMatchObject([ANSWER]);
  expect(both.skipped).toEqual({ no_text: 1 });
  const other = { ...chain, inputs: { question: 'Which desk?' } };
  expect((await importedRows(lines(chain, other))).rows).toMatchObject([
    { prompt: 'Which lamp?', text: 'Lumora.' },
    { prompt: 'Which desk?', text: 'Lumora.' },
  ]);
  const table = [
    'type,startTime,model,input,output',
    `SPAN,${TIME},,Which lamp?,Lumora.`,
    `GENERATION,${TIME},gpt-5,Which lamp?,Lumora.`,
  ];
  expect((await importedRows(table.join('\n'))).rows).toMatchObject([ANSWER]);
});

test('a table whose columns are paths of a nested call', async () => {
  const cell = (value: unknown): string => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
  const table = [
    'id,started_at,inputs.model,inputs.messages,output.choices,output.model',
    `1,${TIME},gpt-5,${cell([ASKED])},${cell(REPLY.choices)},gpt-5`,
  ];
  expect((await importedRows(table.join('\n'))).rows).toMatchObject([ANSWER]);
});

test('observations of Langfuse: the start of the call, its error, and the arguments of a traced function', async () => {
  const call = { traceId: 't', type: 'GENERATION', level: 'DEFAULT', statusMessage: null, model: 'gpt-5' };
  const { rows } = await importedRows([
    { ...call, startTime: TIME, createdAt: '2026-05-09T08:00:00Z', input: [ASKED], output: { content: 'Lumora.' } },
    { ...call, startTime: TIME, createdAt: TIME, input: 'A desk?', output: null, level: 'ERROR', statusMessage: '429' },
  ]);
  expect(rows).toEqual([
    expect.objectContaining({ ...ANSWER, status: 'ok' }),
    expect.objectContaining({ platform: 'ChatGPT', prompt: 'A desk?', status: 'failed', at: AT }),
  ]);
  const observations = [{ ...call, startTime: TIME, input: [ASKED], output: { content: 'Lumora.' } }];
  const traces = await importedRows({
    data: [
      { id: 't', timestamp: TIME, input: { args: ['Which lamp?'], kwargs: {} }, output: 'Lumora.', observations },
      {
        id: 'u',
        timestamp: TIME,
        input: { args: [], kwargs: { question: 'A desk?' } },
        output: 'W.',
        observations: ['o'],
      },
    ],
  });
  expect(traces.rows.map(({ platform, prompt }) => [platform, prompt])).toEqual([
    ['ChatGPT', 'Which lamp?'],
    ['unspecified', 'A desk?'],
  ]);
});

test('spans of Braintrust: calls of models are answers, but not the tasks around them and the calls that score', async () => {
  const spanOf = (id: string, attributes: object, input: unknown, output: unknown) => {
    return { id, span_id: id, created: TIME, input, output, metadata: { model: 'gpt-5' }, span_attributes: attributes };
  };
  const spans = [
    spanOf('a', { type: 'task', name: 'root' }, { question: 'Which lamp?' }, { answer: 'Lumora.' }),
    spanOf(
      'b',
      { type: 'llm', name: 'Chat Completion' },
      [ASKED],
      [{ index: 0, message: { role: 'assistant', content: 'Lumora.' } }],
    ),
    spanOf('c', { type: 'llm', purpose: 'scorer' }, 'Is it right?', 'Yes'),
  ];
  const { rows } = await importedRows(spans);
  expect(rows.map(({ prompt, text }) => [prompt, text])).toEqual([['Which lamp?', 'Lumora.']]);
  const alone = await importedRows(spans.slice(0, 1));
  expect(alone.rows.map(({ prompt, text }) => [prompt, text])).toEqual([['Which lamp?', 'Lumora.']]);
});
