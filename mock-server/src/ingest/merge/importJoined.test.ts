import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';
import type { Imported } from '#server/testing/importedRows.ts';
import { importLamps, notesOfLamps, storedLamps } from '#server/testing/importLamps.ts';
import { workbook } from '#server/testing/workbook.ts';
import { diskSource } from '../parse/FileSource.ts';

const told = (rows: Imported['rows']) => rows.map(({ prompt, run, text }) => [prompt, run, text]);

const TYPED = [
  ['Which lamp?', 'Lumora', '2'],
  ['Which desk?', 'Wickett', '3'],
] as const;
type TypedRow = (typeof TYPED)[number];
const AS_TYPED: readonly (readonly [string, (row: TypedRow) => object])[] = [
  ['MongoDB', ([prompt, answer, number]) => ({ prompt, answer, platform: 'Kimi', run: { $numberInt: number } })],
  [
    'DynamoDB',
    ([prompt, answer, number]) => ({
      Item: { prompt: { S: prompt }, answer: { S: answer }, platform: { S: 'Kimi' }, run: { N: number } },
    }),
  ],
];

test.each(AS_TYPED)(
  'values that carry their type, as %s exports them, are read as these values',
  async (_, recordOf) => {
    const lines = TYPED.map((row) => JSON.stringify(recordOf(row))).join('\n');
    for (const content of [lines, { items: TYPED.map(recordOf), count: 2 }]) {
      const { rows } = await importedRows(content);
      expect(told(rows)).toEqual([
        ['Which lamp?', 2, 'Lumora'],
        ['Which desk?', 3, 'Wickett'],
      ]);
    }
  },
);

test.each([0, 1])('a JSON text sequence (RFC 7464) is read, indented by %s', async (space) => {
  const records = TYPED.map(([prompt, answer]) => ({ prompt, answer, platform: 'Kimi' }));
  const { rows } = await importedRows(
    records.map((record) => `\u001E${JSON.stringify(record, null, space)}\n`).join(''),
  );
  expect(told(rows)).toEqual([
    ['Which lamp?', 1, 'Lumora'],
    ['Which desk?', 1, 'Wickett'],
  ]);
});

const JOINED = [
  ['Which desk?', 1, 'Wickett'],
  ['Which lamp?', 1, 'Lumora'],
];

test.each([
  [
    'promptId',
    {
      prompts: [
        { id: 'p1', text: 'Which lamp?', category: 'Lamps' },
        { id: 'p2', text: 'Which desk?', category: 'Desks' },
      ],
      scans: [
        {
          timestamp: '2026-06-01T08:00:00Z',
          platform: 'Kimi',
          results: [
            { promptId: 'p2', response: 'Wickett' },
            { promptId: 'p1', response: 'Lumora' },
          ],
        },
      ],
    },
  ],
  [
    'prompt_id',
    {
      prompts: { p1: { text: 'Which lamp?', category: 'Lamps' }, p2: { text: 'Which desk?' } },
      answers: [
        { prompt_id: 'p2', answer: 'Wickett' },
        { prompt_id: 'p1', answer: 'Lumora' },
      ],
    },
  ],
  [
    'pid',
    {
      queries: { a: 'Which lamp?', b: 'Which desk?' },
      answers: [
        { pid: 'b', answer: 'Wickett', platform: 'Kimi' },
        { pid: 'a', answer: 'Lumora', platform: 'Kimi' },
      ],
    },
  ],
  [
    'question_id',
    {
      questions: [
        { question_id: 1, question: 'Which desk?' },
        { question_id: 2, question: 'Which lamp?' },
      ],
      answers: [
        { question_id: 1, answer: 'Wickett', platform: 'Kimi' },
        { question_id: '2', answer: 'Lumora', platform: 'Kimi' },
      ],
    },
  ],
])(
  'answers that point at prompts in another list, by %s, are joined with them, and it is said',
  async (key, content) => {
    const { rows, notes } = await importedRows(content);
    expect(told(rows)).toEqual(JOINED);
    expect(notes).toContain(`joined_prompts ${key}`);
  },
);

test('an answer with a prompt of its own keeps it; an ID that two prompts share points at neither', async () => {
  const { rows, skipped } = await importedRows({
    prompts: [
      { id: 'p1', text: 'Which lamp?' },
      { id: 'p2', text: 'Which bed?' },
      { id: 'p2', text: 'Which sofa?' },
    ],
    results: [
      { prompt_id: 'p1', prompt: 'Which desk?', answer: 'Wickett', platform: 'Kimi' },
      { prompt_id: 'p1', answer: 'Lumora', platform: 'Kimi' },
      { prompt_id: 'p2', answer: 'Lumora', platform: 'Kimi' },
    ],
  });
  expect(told(rows)).toEqual(JOINED);
  expect(skipped).toEqual({ no_prompt: 1 });
});

const SHEETS = {
  Questions: [
    ['id', 'text', 'topic'],
    ['a', 'Which lamp?', 'Lamps'],
    ['b', 'Which desk?', 'Desks'],
  ],
  Log: [
    ['question_id', 'platform', 'response', 'date'],
    ['b', 'Kimi', 'Wickett', 46174],
    ['a', 'Kimi', 'Lumora', 46174],
    ['c', 'Kimi', 'of no question', 46174],
  ],
};

test.each([null, 'Log'])(
  'so are those of a workbook with prompts in another sheet; the sheet chosen: %s',
  async (part) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'joined-'));
    try {
      const path = join(dataDir, 'lamps.xlsx');
      writeFileSync(path, workbook(SHEETS));
      const summary = await importLamps(diskSource(path), dataDir, { fileName: 'lamps.xlsx', part });
      expect(storedLamps(dataDir).map((row) => row.slice(1, 4))).toEqual(JOINED);
      expect(notesOfLamps(summary)).toEqual(['sheets_read 0 2 Questions, Log', 'joined_prompts 0 question_id']);
      expect(summary.rows.skipped.map(({ reason, count }) => [reason, count])).toEqual([['no_prompt', 1]]);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  },
);

test('IDs that point at no prompt join nothing, and nothing else is said', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'joined-'));
  try {
    const path = join(dataDir, 'lamps.xlsx');
    writeFileSync(path, workbook({ ...SHEETS, Log: SHEETS.Log.filter(([id]) => id !== 'a' && id !== 'b') }));
    const summary = await importLamps(diskSource(path), dataDir, { fileName: 'lamps.xlsx' });
    expect(notesOfLamps(summary)).toEqual(['sheets_read 0 2 Questions, Log']);
    expect(summary.rows.skipped.map(({ reason, count }) => [reason, count])).toEqual([['no_prompt', 1]]);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

/** Imports a file with this name and content; returns the stored answers and the notes. */
async function importFile(name: string, content: Uint8Array): Promise<{ rows: unknown[]; notes: readonly string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'joined-'));
  try {
    const path = join(dataDir, name);
    writeFileSync(path, content);
    const summary = await importLamps(diskSource(path), dataDir, { fileName: name, fileDate: '2026-06-01' });
    const notes = notesOfLamps(summary).filter((note) => !note.startsWith('file_date'));
    return { rows: storedLamps(dataDir).map(([, ...row]) => row), notes };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const ANSWERS = 'question_id,platform,response\nb,Kimi,Wickett\na,Kimi,Lumora\n';

test.each([
  ['questions.csv', 'id,text,topic\na,Which lamp?,Lamps\nb,Which desk?,Desks\n', 'log.csv', ANSWERS],
  ['data/提示词.json', '[{"id":"a","问题":"Which lamp?"},{"id":"b","问题":"Which desk?"}]', 'responses.csv', ANSWERS],
  [
    'prompts.jsonl',
    '{"prompt_id":1,"prompt":"Which lamp?"}\n{"prompt_id":2,"prompt":"Which desk?"}\n',
    'results.json',
    '{"results":[{"prompt_id":2,"answer":"Wickett","model":"kimi"},{"prompt_id":1,"answer":"Lumora","model":"kimi"}]}',
  ],
])('so are those of an archive with prompts in another file: %s', async (name, prompts, other, answers) => {
  const { rows, notes } = await importFile('run.zip', zip({ [name]: prompts, [other]: answers }));
  expect(rows).toEqual(JOINED);
  expect(notes[0]).toBe(`parts_read 0 2 ${name}, ${other}`);
  expect(notes.some((note) => note.startsWith('joined_prompts'))).toBe(true);
});

test('a file of an archive with prompts and answers is no list of prompts', async () => {
  const table = 'id,prompt,ChatGPT,Kimi\n1,Which lamp?,Lumora,Wickett\n';
  const { rows } = await importFile(
    'run.zip',
    zip({ 'prompts.csv': table, 'b.csv': 'id,prompt,answer\n9,Which bed?,x\n' }),
  );
  expect(rows).toHaveLength(3);
});

const CITED = [
  ['id', 'prompt', 'platform', 'answer'],
  ['a1', 'Which lamp?', 'Kimi', 'Lumora'],
  ['a2', 'Which desk?', 'Kimi', 'Wickett'],
  ['a3', 'Which bed?', 'Kimi', 'None'],
  ['a3', 'Which sofa?', 'Kimi', 'None'],
];
const SOURCES = [
  ['answer_id', 'rank', 'url', 'title'],
  ['a1', '2', 'https://b.example', 'B'],
  ['a1', '1', 'https://a.example', 'A'],
  ['a3', '1', 'https://c.example', 'C'],
  ['a9', '1', 'https://d.example', 'of no answer'],
];
const csv = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(',')).join('\n');
const objects = ([keys = [], ...rows]: readonly (readonly string[])[]): readonly object[] =>
  rows.map((row) => Object.fromEntries(keys.map((key, index) => [key, row[index]])));

test.each([
  ['run.xlsx', workbook({ Answers: CITED, Citations: SOURCES })],
  ['run.zip', zip({ 'answers.csv': csv(CITED), 'citations.csv': csv(SOURCES) })],
  ['run.json', strToU8(JSON.stringify({ answers: objects(CITED), citations: objects(SOURCES) }))],
])(
  'sources in another sheet, file or list are of the answers that they point at; the first of two with one ID: %s',
  async (name, content) => {
    const { rows, notes } = await importFile(name, content);
    expect(rows).toEqual([
      ['Which lamp?', 1, 'Lumora', 'https://b.example https://a.example'],
      // Not known, as no other answer without a row is.
      ['Which desk?', 1, 'Wickett'],
      ['Which bed?', 1, 'None', 'https://c.example'],
      ['Which sofa?', 1, 'None'],
    ]);
    expect(notes).toContain('joined_sources 0 id');
  },
);

test('answers with sources of their own keep them', async () => {
  const { rows } = await importedRows({
    answers: [{ id: 1, prompt: 'Which lamp?', answer: 'Lumora', sources: ['https://own.example'] }],
    citations: [{ answer_id: 1, url: 'https://other.example' }],
  });
  expect(rows.map(({ citations }) => citations?.map(({ url }) => url))).toEqual([['https://own.example']]);
});
