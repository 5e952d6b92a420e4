import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { diskSource } from '#server/ingest/parse/FileSource.ts';
import { importedRows } from '#server/testing/importedRows.ts';
import { importLamps, storedLamps } from '#server/testing/importLamps.ts';

const ABOUT = [
  { instruction: 'Translate this', input: 'Lumora leuchtet', output: 'Lumora shines' },
  { instruction: 'Which lamp?', input: '', output: 'Wickett.' },
];

test('an instruction and the text it is about are one prompt, and it is said', async () => {
  const { rows, notes, summary } = await importedRows(ABOUT);
  expect(rows.map(({ prompt, text }) => [prompt, text])).toEqual([
    ['Translate this Lumora leuchtet', 'Lumora shines'],
    ['Which lamp?', 'Wickett.'],
  ]);
  expect(notes).toEqual(['prompt_columns instruction, input']);
  expect(summary.file.unusedColumns).toEqual([]);
  const table = '指令,输入,输出\n翻译,Lumora 会发光,Lumora shines\n';
  expect((await importedRows(table)).rows).toMatchObject([{ prompt: '翻译 Lumora 会发光' }]);
});

test('nothing is joined to a prompt of another name, or to a column that a person chose', async () => {
  const asked = [{ question: 'Which lamp?', context: 'A page about lamps', answer: 'Lumora.' }];
  expect((await importedRows(asked)).rows).toMatchObject([{ prompt: 'Which lamp?' }]);
  const chosen = await importedRows(ABOUT, { overrides: { prompt: 'instruction' } });
  expect(chosen.rows).toMatchObject([{ prompt: 'Translate this' }, { prompt: 'Which lamp?' }]);
});

test('questions of several turns in another file go with the answers of the same turns', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'turns-'));
  const lines = (...objects: readonly object[]) => strToU8(objects.map((each) => JSON.stringify(each)).join('\n'));
  const answer = (...turns: readonly string[]) => ({ index: 0, turns });
  try {
    const path = join(dataDir, 'bench.zip');
    const files = {
      'bench/question.jsonl': lines(
        { question_id: 1, category: 'Lamps', turns: ['Which lamp?', 'Which is cheaper?'] },
        { question_id: 2, category: 'Desks', turns: ['Which desk?'] },
      ),
      'bench/model_answer/gpt-5.jsonl': lines(
        { question_id: 1, model_id: 'gpt-5', choices: [answer('Lumora.', 'Wickett.')], tstamp: 1_777_622_400.5 },
        { question_id: 2, model_id: 'gpt-5', choices: [answer('None.'), answer('Oak.')], tstamp: 1_777_622_400.5 },
      ),
    };
    writeFileSync(path, zipSync(files));
    const { rows } = await importLamps(diskSource(path), dataDir);
    expect(rows).toMatchObject({ imported: 4, skipped: [] });
    expect(storedLamps(dataDir)).toEqual([
      ['ChatGPT', 'Which lamp?', 1, 'Lumora.'],
      ['ChatGPT', 'Which is cheaper?', 1, 'Wickett.'],
      ['ChatGPT', 'Which desk?', 1, 'None.'],
      ['ChatGPT', 'Which desk?', 2, 'Oak.'],
    ]);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
