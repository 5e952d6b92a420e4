import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { diskSource } from '#server/ingest/parse/FileSource.ts';
import { importedRows } from '#server/testing/importedRows.ts';
import { importLamps, storedLamps } from '#server/testing/importLamps.ts';

const TIME = '2026-05-01T08:00:00Z';
const AT = '2026-05-01T08:00:00.000Z';
const ASKED = { role: 'user', content: 'Which lamp?' };
const ANSWER = { prompt: 'Which lamp?', text: 'Lumora.', status: 'ok' };

const result = (id: string, output: string, more: object = {}): object => {
  return { prompt: { raw: 'Which lamp?' }, vars: {}, provider: { id }, response: { output }, success: true, ...more };
};

test('promptfoo: older files hold each result twice, in the list and in a table', async () => {
  const outputs = [{ pass: true, text: 'Lumora.', prompt: 'Which lamp?', provider: 'openai:gpt-5' }];
  const table = { head: { prompts: [], vars: [] }, body: [{ outputs, vars: [] }] };
  const results = [result('openai:gpt-5', 'Lumora.', { success: false, error: 'Expected Wickett' })];
  const { rows } = await importedRows({ version: 2, results: { version: 2, timestamp: TIME, results, table } });
  expect(rows).toMatchObject([{ ...ANSWER, platform: 'ChatGPT', at: AT }]);
});

test('promptfoo: a table with a column per provider, its prompt in the name and the grade in the cell', async () => {
  const table = [
    'thing,"[openai:gpt-5] Which {{thing}}?","[google:gemini-2.5-pro] Which {{thing}}?"',
    'lamp,"[PASS] Lumora.","[FAIL] (0.25) Wickett."',
    'desk,"[ERROR] Too many requests","None."',
  ];
  expect((await importedRows(table.join('\n'))).rows).toMatchObject([
    { platform: 'ChatGPT', prompt: 'Which lamp?', text: 'Lumora.' },
    { platform: 'Gemini', prompt: 'Which lamp?', text: 'Wickett.' },
    { platform: 'ChatGPT', prompt: 'Which desk?', status: 'failed', text: '' },
    { platform: 'Gemini', prompt: 'Which desk?', text: 'None.' },
  ]);
});

const sample = (epoch: number, content: unknown): object => ({
  id: 1,
  epoch,
  input: 'Which lamp?',
  target: 'Wickett',
  output: { model: 'gpt-5', choices: [{ message: { role: 'assistant', content } }] },
  scores: { match: { value: 'I', answer: 'Lumora.' } },
  events: [{ event: 'sample_init', timestamp: TIME }],
});

test('Inspect: of the parts of an answer, reasoning is none', async () => {
  const parts = [
    { type: 'reasoning', reasoning: 'Wickett?' },
    { type: 'text', text: 'Lumora.' },
  ];
  const log = { version: 2, eval: { task: 't', model: 'openai/gpt-5', created: TIME }, samples: [sample(1, parts)] };
  expect((await importedRows(log)).rows).toMatchObject([{ ...ANSWER, platform: 'ChatGPT', run: 1 }]);
});

test('Inspect: a packed log is read by its samples alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'inspect-log-'));
  try {
    const path = join(dataDir, 'log.eval');
    const summary = [
      { id: 1, epoch: 1, input: 'Which lamp?', target: 'Wickett', scores: { match: { answer: 'Other' } } },
    ];
    const files = {
      '_journal/start.json': { version: 2, eval: { task: 't', model: 'openai/gpt-5', created: TIME } },
      'samples/1_epoch_1.json': sample(1, 'Lumora.'),
      'samples/1_epoch_2.json': sample(2, 'Wickett.'),
      'summaries.json': summary,
      'reductions.json': [{ scorer: 'match', samples: [{ value: 0, answer: 'Other', sample_id: 1 }] }],
      'header.json': { version: 2, eval: { task: 't', model: 'openai/gpt-5', created: TIME } },
    };
    const packed = Object.entries(files).map(([name, value]) => [name, strToU8(JSON.stringify(value))] as const);
    writeFileSync(path, zipSync(Object.fromEntries(packed)));
    const imported = await importLamps(diskSource(path), dataDir, { fileDate: '2026-06-01' });
    expect(imported.rows).toMatchObject({ imported: 2, skipped: [] });
    expect(storedLamps(dataDir)).toEqual([
      ['ChatGPT', 'Which lamp?', 1, 'Lumora.'],
      ['ChatGPT', 'Which lamp?', 2, 'Wickett.'],
    ]);
    expect(imported.totals.firstDate).toBe('2026-05-01');
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test.each([
  [
    'DeepEval, where success is that of the metrics',
    { testCases: [{ input: 'Which lamp?', actualOutput: 'Lumora.', success: false, metricsData: [{ score: 0 }] }] },
  ],
  [
    'output items of OpenAI, where the status is the grade',
    {
      object: 'list',
      data: [
        {
          object: 'eval.run.output_item',
          created_at: 1_777_622_400,
          status: 'fail',
          datasource_item: { question: 'Which lamp?' },
          sample: { input: [ASKED], output: [{ role: 'assistant', content: 'Lumora.' }], model: 'gpt-5', error: null },
        },
      ],
    },
  ],
  [
    'a log of OpenAI evals, in which only sampling holds answers',
    [
      { spec: { completion_fns: ['x'], eval_name: 'e' } },
      {
        run_id: 'r',
        event_id: 0,
        sample_id: 's.1',
        type: 'sampling',
        created_at: TIME,
        data: { prompt: [{ role: 'system', content: 'Be brief' }, ASKED], sampled: ['Lumora.'] },
      },
      { run_id: 'r', event_id: 1, sample_id: 's.1', type: 'match', data: { expected: 'Wickett', sampled: 'Lumora.' } },
      { final_report: { accuracy: 0 } },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n'),
  ],
  [
    'MLflow',
    [
      {
        info: { trace_id: 't', timestamp_ms: 1_777_622_400_000 },
        data: {
          request: JSON.stringify({ messages: [ASKED] }),
          response: JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'Lumora.' } }] }),
        },
      },
    ],
  ],
  [
    'lm-evaluation-harness',
    [{ doc_id: 0, doc: {}, arguments: { gen_args_0: { arg_0: 'Which lamp?', arg_1: {} } }, resps: [['Lumora.']] }],
  ],
])('%s', async (_tool, file) => {
  expect((await importedRows(file)).rows).toMatchObject([ANSWER]);
});
