import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listImported, readImported } from '#server/store/projectFiles/projectStore.ts';
import { importLamps, sourceOf } from '#server/testing/importLamps.ts';
import type { ImportRequest } from './importRequest.ts';
import type { ImportSummary } from './importSummary.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'strangers-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function run(content: unknown, changes: Partial<ImportRequest> = {}): Promise<ImportSummary> {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 1);
  return importLamps(sourceOf(text), dataDir, { fileDate: '2026-06-01', ...changes });
}

type Row = readonly [platform: string, prompt: string, run: number, status: string, text: string];

/** The stored answers, in the order of the file. */
function stored(): readonly Row[] {
  const { project, answers } = readImported(dataDir, listImported(dataDir)[0]?.id ?? '');
  const platforms = new Map(project.platforms.map(({ id, name }) => [id, name]));
  const prompts = new Map(project.prompts.map(({ id, text }) => [id, text]));
  return [...answers].map(({ platform_id: platform, prompt_id: prompt, run: number, status, text }) => [
    platforms.get(platform) ?? '',
    prompts.get(prompt) ?? '',
    number,
    status,
    text,
  ]);
}

const notesOf = ({ file }: ImportSummary): readonly string[] =>
  file.notes
    .map(({ note, values }) => [note, ...values].join(' '))
    .filter((note) => !/^(?:file_date|day_only)/u.test(note));

const chat = (...contents: readonly string[]): object => ({
  object: 'chat.completion',
  model: 'gpt-x',
  choices: contents.map((content, index) => ({
    index,
    finish_reason: 'stop',
    message: { role: 'assistant', content },
  })),
});

test('each of several choices of a raw reply is an answer, and a run of its own', async () => {
  const rows = [
    { prompt: 'Which lamp?', platform: 'ChatGPT', run: 1, response: chat('Lumora', 'Wickett') },
    { prompt: 'Which lamp?', platform: 'ChatGPT', run: 2, response: chat('Neither', 'Both') },
    { prompt: 'Which desk?', platform: 'ChatGPT', run: 1, response: chat('None') },
  ];
  const summary = await run(rows.map((row) => JSON.stringify(row)).join('\n'));
  expect(stored().map(([, , number, , text]) => `${String(number)} ${text}`)).toEqual([
    ...['1 Lumora', '2 Wickett', '3 Neither', '4 Both', '1 None'],
  ]);
  expect(notesOf(summary)).toEqual(['several_choices 4']);
});

test('so it is for a reply as JSON in a cell, and for candidates', async () => {
  const cell = (value: object): string => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
  const gemini = { candidates: ['Lumora', 'Wickett'].map((text) => ({ content: { parts: [{ text }] } })) };
  await run(
    `prompt,platform,raw_response\nWhich lamp?,Gemini,${cell(gemini)}\nWhich desk?,ChatGPT,${cell(chat('A', 'B'))}\n`,
  );
  expect(stored().map(([platform, , number, , text]) => [platform, number, text])).toEqual([
    ['Gemini', 1, 'Lumora'],
    ['Gemini', 2, 'Wickett'],
    ['ChatGPT', 1, 'A'],
    ['ChatGPT', 2, 'B'],
  ]);
});

const page = (q: string, overview: object | undefined): object => ({
  search_metadata: { id: 'x', status: 'Success', created_at: '2026-06-02 08:00:00 UTC' },
  search_parameters: { engine: 'google', q },
  related_questions: [{ question: 'Are lamps dear?', snippet: 'Some are.', title: 'Lamps' }],
  ...(overview !== undefined && { ai_overview: overview }),
});
const OVERVIEW = {
  text_blocks: [{ type: 'paragraph', snippet: 'Take Lumora.', reference_indexes: [0] }],
  references: [{ title: 'Lamps', link: 'https://lamps.example/a', index: 0 }],
};

test('a whole file that is one result page is one answer of the engine it names', async () => {
  const summary = await run(page('Which lamp?', OVERVIEW));
  expect(stored()).toEqual([['Google AI Overviews', 'Which lamp?', 1, 'ok', 'Take Lumora.']]);
  expect(summary.totals.citations).toMatchObject({ kept: 1 });
  expect(summary.file.missingFields).toEqual(['date']);
  await run([page('Which desk?', OVERVIEW), page('Which chair?', undefined)], {
    projectName: 'Listed',
    fileDate: null,
  });
  const listed = readImported(dataDir, listImported(dataDir).find(({ name }) => name === 'Listed')?.id ?? '');
  expect([...listed.answers].map(({ status }) => status)).toEqual(['ok', 'empty']);
});

test('a file of several vendor results gives all of them', async () => {
  const result = (query: string, source: string, text: string): object => ({
    content: { prompt: query, response_text: text, parse_status_code: 12000 },
    created_at: '2026-06-02 08:00:00',
    url: source,
    job_id: query,
    status_code: 200,
  });
  await run({
    results: [
      result('Which lamp?', 'https://www.google.com/search?udm=50&q=lamp', 'Lumora'),
      result('Which desk?', 'https://chatgpt.com/?q=desk', 'Wickett'),
    ],
  });
  const task = (keyword: string, markdown: string): object => ({
    status_code: 20000,
    data: { keyword, se: 'google', se_type: 'ai_mode' },
    result: [{ datetime: '2026-06-02 08:00:00 +00:00', items: [{ type: 'ai_overview', markdown, references: [] }] }],
  });
  await run({ status_code: 20000, tasks_count: 2, tasks: [task('Which rug?', 'Plain'), task('Which bed?', 'Wide')] });
  expect(stored().map(([platform, prompt, , , text]) => [platform, prompt, text])).toEqual([
    ['Google AI Mode', 'Which lamp?', 'Lumora'],
    ['ChatGPT', 'Which desk?', 'Wickett'],
    ['Google AI Mode', 'Which rug?', 'Plain'],
    ['Google AI Mode', 'Which bed?', 'Wide'],
  ]);
});

test('columns of overviews and of AI Mode are two platforms, and an empty object is an overview that was not shown', async () => {
  const cell = (value: object): string => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
  const mode = { search_metadata: { created_at: '2026-06-02 08:00:00 UTC' }, text_blocks: [{ snippet: 'Lumora' }] };
  await run(`query,ai_overview,ai_mode\nWhich lamp?,{},${cell(mode)}\n`);
  expect(stored().map(([platform, , , status]) => [platform, status])).toEqual([
    ['Google AI Overviews', 'empty'],
    ['Google AI Mode', 'ok'],
  ]);
});

test('a lone column of overviews tells the platform, where no other column does', async () => {
  await run('query,ai_overview,date\nWhich lamp?,Take Lumora.,2026-06-01\n');
  await run('query,ai_overview,engine,date\nWhich desk?,Take Wickett.,Bing Copilot,2026-06-01\n');
  expect(stored().map(([platform]) => platform)).toEqual(['Google AI Overviews', 'Copilot']);
});

test('of two answers side by side each is one, and the text both share is what was asked', async () => {
  const pair = {
    prompt: 8,
    text: 'Which lamp?',
    model_x: 'gpt-x',
    result_x: 'Lumora',
    model_y: 'claude-y',
    result_y: 'Wickett',
  };
  await run(JSON.stringify(pair));
  expect(stored().map(([platform, prompt, , , text]) => [platform, prompt, text])).toEqual([
    ['ChatGPT', 'Which lamp?', 'Lumora'],
    ['Claude', 'Which lamp?', 'Wickett'],
  ]);
});

test('texts under a name that checks have as well are answers, words of checks are not; prompts that are numbers are said to be', async () => {
  const long = 'Lumora is what most people with a small desk take in the end.';
  const summary = await run(`prompt,generator,result\n8,gpt-x,${long}\n9,gpt-x,${long}\n`);
  expect(stored().map(([platform, prompt, , , text]) => [platform, prompt, text])).toEqual([
    ['ChatGPT', '8', long],
    ['ChatGPT', '9', long],
  ]);
  expect(notesOf(summary)).toEqual(['prompt_numbers prompt 8']);
  const checks = await run('prompt,model,result\nWhich lamp?,gpt-x,pass\nWhich desk?,gpt-x,fail\n');
  expect(checks.rows.skipped).toMatchObject([{ reason: 'no_text', count: 2 }]);
});

test('the date stands in an object at the head, and sources in several columns', async () => {
  const summary = await run(
    {
      metadata: { timestamp: '2026-06-03T08:00:00Z', version: 2 },
      prompts: [
        {
          prompt_text: 'Which lamp?',
          providers: {
            ChatGPT: {
              response: 'Lumora',
              own_citations: ['https://lumora.example/'],
              other_citations: ['https://b.example/x', 'https://c.example/y'],
              citation_count: 3,
            },
          },
        },
      ],
    },
    { fileDate: null },
  );
  expect(summary.totals).toMatchObject({ firstDate: '2026-06-03', citations: { kept: 3 } });
  expect(notesOf(summary)).toEqual(['group_platform ChatGPT', 'joined_columns own_citations, other_citations']);
});

test('an answer that fails a check of promptfoo is an answer, and its settings are no platform', async () => {
  const result = {
    provider: { id: 'openai:chat:gpt-x', label: '' },
    prompt: { raw: 'Which lamp?', label: 'Which lamp?' },
    response: { output: 'Lumora' },
    success: false,
    failureReason: 1,
    error: 'Expected output to contain Wickett',
  };
  const summary = await run({
    evalId: 'e',
    results: { version: 3, timestamp: '2026-06-02T08:00:00Z', results: [result] },
    config: { providers: ['openai:chat:gpt-x'], tests: [{ vars: { question: 'Which lamp?' } }] },
  });
  expect(stored()).toEqual([['ChatGPT', 'Which lamp?', 1, 'ok', 'Lumora']]);
  expect(notesOf(summary)).toEqual([]);
});

test('a column of another name that holds nothing but names of platforms tells the platform', async () => {
  const rows = [
    'lamp brand,source,question,response',
    'Lumora,chatgpt,Which lamp?,Lumora.',
    'Wickett,gemini,Which lamp?,Wickett.',
  ];
  await run(rows.join('\n'));
  expect(stored().map(([platform]) => platform)).toEqual(['ChatGPT', 'Gemini']);
});

test.each([
  ['one of its values is none', 'source', ['chatgpt', 'reddit.com']],
  ['it is not filled everywhere', 'source', ['chatgpt', '']],
  ['it tells what was mentioned', 'brand_mentioned', ['ChatGPT', 'Gemini']],
])('a column does not tell the platform where %s', async (_why, name, values) => {
  const rows = values.map((value, index) => `${value},Which assistant ${String(index)}?,An answer of some length.`);
  const summary = await run([`${name},question,response`, ...rows].join('\n'));
  expect(stored().map(([platform]) => platform)).toEqual(['unspecified', 'unspecified']);
  expect(summary.file.unusedColumns).toContain(name);
});

test('lists under a name of platforms hold objects that name theirs; keys of other lists in them are no platforms', async () => {
  await run({
    scanned_at: '2026-05-13T10:00:00Z',
    platform_results: [
      { platform: 'ChatGPT', query_results: [{ query: 'Which lamp?', raw_response: 'Lumora.' }] },
      { platform: 'Claude', query_results: [{ query: 'Which lamp?', raw_response: 'Wickett.' }] },
    ],
  });
  expect(stored()).toEqual([
    ['ChatGPT', 'Which lamp?', 1, 'ok', 'Lumora.'],
    ['Claude', 'Which lamp?', 1, 'ok', 'Wickett.'],
  ]);
});

test('of an object with an answer for each platform, what else is called after one belongs to it', async () => {
  await run({
    query: 'Which lamp?',
    chatgpt_response: 'Lumora.',
    gemini_response: 'Wickett.',
    chatgpt_sources: ['https://a.example/1'],
    gemini_model: 'gemini-x',
  });
  const { answers } = readImported(dataDir, listImported(dataDir)[0]?.id ?? '');
  expect([...answers].map(({ citations, model }) => [citations?.map(({ url }) => url), model])).toEqual([
    [['https://a.example/1'], undefined],
    [undefined, 'gemini-x'],
  ]);
  expect(stored().map(([platform, , , , text]) => [platform, text])).toEqual([
    ['ChatGPT', 'Lumora.'],
    ['Gemini', 'Wickett.'],
  ]);
});

test('what was asked and answered may stand in an object in each cell, as tools that trace calls keep it', async () => {
  await run(
    [
      'id,start_time,input,output,model',
      '1,2026-05-13 10:00,"{""question"":""Which lamp?""}","{""answer"":""Lumora.""}",gpt-x',
      `2,2026-05-13 10:01,"{'input': 'Which desk?'}","{'output': 'Wickett.'}",gpt-x`,
      '3,2026-05-13 10:02,Which bed?,"{""answer"":""Lumora."",""score"":1}",gpt-x',
    ].join('\n'),
  );
  expect(stored()).toEqual([
    ['ChatGPT', 'Which lamp?', 1, 'ok', 'Lumora.'],
    ['ChatGPT', 'Which desk?', 1, 'ok', 'Wickett.'],
    // The prompt asked for a JSON object.
    ['ChatGPT', 'Which bed?', 1, 'ok', '{"answer":"Lumora.","score":1}'],
  ]);
});
