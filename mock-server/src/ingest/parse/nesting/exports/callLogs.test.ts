import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';
import { MOST_JSON_LETTERS } from '../JsonDocument.ts';

const TIME = '2026-05-01T08:00:00Z';
const AT = '2026-05-01T08:00:00.000Z';
const ASKED = { role: 'user', content: 'Which lamp?' };

test.each([
  ['metadata', { model: 'gpt-4o' }],
  ['metadata', JSON.stringify({ model: 'gpt-4o' })],
  ['extra', { fromModel: 'gpt-4o' }],
])('the model that stands among the details of a record tells its platform: %s', async (key, details) => {
  const flat = { created: TIME, input: 'Which lamp?', output: 'Lumora.', [key]: details };
  const message = { role: 'assistant', content: 'Lumora.', createdAt: TIME, [key]: details };
  for (const file of [[flat], { state: { messages: [ASKED, message] } }]) {
    const { rows } = await importedRows(file);
    expect(rows).toMatchObject([{ platform: 'ChatGPT', model: 'gpt-4o', text: 'Lumora.', at: AT }]);
  }
});

test('a model of no platform that is known is not taken from details', async () => {
  const { rows } = await importedRows([
    { created: TIME, input: 'Which lamp?', output: 'Lumora.', metadata: { model: 'bge-m3' } },
  ]);
  expect(rows).toMatchObject([{ platform: 'unspecified', text: 'Lumora.' }]);
});

test('the engine that was scraped goes before the model that it answers with', async () => {
  const row = (scraper: string, model: string, text: string): object => {
    return { timestamp: TIME, scraper, llm_model: model, response: { prompt: 'Which lamp?', text, citations: [] } };
  };
  const { rows } = await importedRows([row('Perplexity', 'gpt-5.4', 'a'), row('Google AI Mode', '', 'b')]);
  expect(rows).toMatchObject([{ platform: 'Perplexity', model: 'gpt-5.4' }, { platform: 'Google AI Mode' }]);
  const table = `prompt,scraper,llm_model,text,timestamp\nWhich lamp?,Perplexity,gpt-5.4,a,${TIME}`;
  expect((await importedRows(table)).rows).toMatchObject([{ platform: 'Perplexity', model: 'gpt-5.4' }]);
  const judged = `prompt,judge,model,text,timestamp\nWhich lamp?,gpt-4o,claude-sonnet-4,a,${TIME}`;
  expect((await importedRows(judged)).rows).toMatchObject([{ platform: 'Claude' }]);
});

test('searches may stand in an object, and `meta` in the place of a platform is Meta AI', async () => {
  const { rows } = await importedRows({
    items: [
      {
        created_at: TIME,
        prompt: 'Which lamp?',
        platform: 'meta',
        response_text: 'Lumora.',
        query_fanout: { queries: ['lamp test', 'best lamp'], engine_metadata: {} },
      },
    ],
  });
  expect(rows).toMatchObject([{ platform: 'Meta AI', searches: ['lamp test', 'best lamp'] }]);
});

test('a log of Inspect: its date and model, each epoch a run', async () => {
  const sample = (epoch: number, completion: string): object => ({
    id: 1,
    epoch,
    input: epoch === 1 ? 'Which lamp?' : [ASKED],
    target: 'Wickett',
    output: { model: 'gpt-4o-2024', choices: [{ message: { role: 'assistant', content: completion } }], completion },
  });
  const samples = [sample(1, 'Lumora.'), sample(2, 'Lumora.'), { input: 'Which desk?', error: { message: 'timeout' } }];
  const { rows } = await importedRows({
    version: 2,
    status: 'success',
    eval: { task: 'lamps', created: TIME, model: 'openai/gpt-4o' },
    plan: {},
    samples,
  });
  expect(rows).toMatchObject([
    { platform: 'ChatGPT', model: 'gpt-4o-2024', prompt: 'Which lamp?', text: 'Lumora.', run: 1, at: AT },
    { prompt: 'Which lamp?', text: 'Lumora.', run: 2, at: AT },
    { platform: 'ChatGPT', prompt: 'Which desk?', status: 'failed' },
  ]);
});

test("Amazon Bedrock's log of calls, by either of its calls", async () => {
  const line = (modelId: string, asked: object, answer: object): object => ({
    ...{ schemaType: 'ModelInvocationLog', timestamp: TIME, region: 'us-east-1', modelId },
    ...{ input: { inputBodyJson: { messages: [asked] } }, output: { outputBodyJson: answer } },
  });
  const { rows } = await importedRows([
    line('anthropic.claude-3-haiku-v1:0', ASKED, {
      ...{ type: 'message', role: 'assistant', model: 'claude-3-haiku', stop_reason: 'end_turn' },
      content: [{ type: 'text', text: 'Lumora.' }],
    }),
    line(
      'arn:aws:bedrock:us-east-1::foundation-model/us.anthropic.claude-sonnet-4-v1:0',
      { role: 'user', content: [{ text: 'Why?' }] },
      {
        output: { message: { role: 'assistant', content: [{ text: 'Bright.' }] } },
        stopReason: 'end_turn',
      },
    ),
  ]);
  expect(rows).toMatchObject([
    { platform: 'Claude', prompt: 'Which lamp?', text: 'Lumora.', at: AT },
    { platform: 'Claude', prompt: 'Why?', text: 'Bright.' },
  ]);
});

test('tables of pandas and of APIs in JSON, by column and split', async () => {
  const time = Date.parse(TIME);
  const table = {
    prompt: ['Which lamp?', 'Which desk?'],
    engine: ['Kimi', 'perplexity_gui'],
    response: ['Lumora.', 'None.'],
    timestamp: [time, time],
  };
  const byColumn = Object.fromEntries(
    Object.entries(table).map(([name, values]) => [name, Object.fromEntries(values.entries())]),
  );
  const data = [0, 1].map((row) => Object.values(table).map((values) => values[row]));
  const columns = Object.keys(table);
  const described = columns.map((name) => ({ name: `${name}_id`, display_name: name }));
  const files = [
    ...[byColumn, { columns, index: [0, 1], data }, { columns, rows: data, rowCount: 2 }],
    { data: { cols: described, rows: data } },
  ];
  for (const file of files) {
    const { rows } = await importedRows(file);
    expect(rows).toMatchObject([
      { prompt: 'Which lamp?', platform: 'Kimi', text: 'Lumora.', at: AT },
      { prompt: 'Which desk?', platform: 'Perplexity', text: 'None.', at: AT },
    ]);
  }
});

test('an API that is named after an engine, its version or its host in brackets, is the platform', async () => {
  const row = (api: string, response: string): object => ({ api, question: 'Which lamp?', response });
  const results = [row('Gemini (2.0 Flash)', 'a'), row('Perplexity (Sonar)', 'b'), row('Llama 3.3 (Together.ai)', 'c')];
  const platforms = (await importedRows({ timestamp: TIME, results })).rows.map(({ platform }) => platform);
  expect(platforms).toEqual(['Gemini', 'Perplexity', 'Llama']);
  const table = `api,question,response\nGemini (2.0 Flash),Which lamp?,a\nPerplexity (Sonar),Which lamp?,b`;
  expect((await importedRows(table)).rows).toMatchObject([{ platform: 'Gemini' }, { platform: 'Perplexity' }]);
  const addresses = `api,question,response\nhttps://a.example/v1,Which lamp?,a`;
  expect((await importedRows(addresses)).rows).toMatchObject([{ platform: 'unspecified' }]);
});

test('a reply of DataForSEO is dated by its result: the `time` beside it is a duration', async () => {
  const item = { type: 'message', sections: [{ type: 'text', text: 'Lumora.', annotations: null }] };
  const task = {
    ...{ id: 't', status_code: 20_000, status_message: 'Ok.', time: '3.2 sec.' },
    data: { se: 'chat_gpt', user_prompt: 'Which lamp?' },
    result: [{ datetime: '2026-05-01 08:00:00 +00:00', items: [item] }],
  };
  const file = { version: '0.1', status_code: 20_000, time: '3.3 sec.', tasks_count: 1, tasks: [task] };
  for (const each of [file, [file]]) {
    const { rows } = await importedRows(each);
    expect(rows).toMatchObject([{ platform: 'ChatGPT', prompt: 'Which lamp?', text: 'Lumora.', at: AT }]);
  }
  const { skipped } = await importedRows(file, { overrides: { date: 'time' } });
  expect(skipped).toEqual({ unreadable_date: 1 });
});

test('numbers of tokens called input and output are neither prompts nor answers', async () => {
  const bill = 'time,model,input,output\n2026-05-01 08:00,gpt-5,"1,220",80\n2026-05-01 08:01,gpt-5,31,1.204\n';
  const { summary, skipped } = await importedRows(bill);
  expect(summary.file.missingFields).toEqual(['prompt', 'answer']);
  expect(skipped).toEqual({ no_text: 2 });
  // An answer may be a number.
  expect((await importedRows('time,model,input,output\n2026-05-01 08:00,gpt-5,How many lamps?,3\n')).rows).toHaveLength(
    1,
  );
});

test('of an object that is too long to be read as a whole it is said that only its list was read', async () => {
  const answers = [{ prompt: 'Which lamp?', answer: 'Lumora.' }];
  const filler = 'x'.repeat(MOST_JSON_LETTERS);
  const { rows, notes } = await importedRows(JSON.stringify({ platform: 'Kimi', filler, answers }));
  expect(rows).toMatchObject([{ platform: 'unspecified', text: 'Lumora.' }]);
  expect(notes).toEqual(['long_json 24,000,000']);
});
