import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
