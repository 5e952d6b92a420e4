import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listImported, readImported } from '#server/store/projectFiles/projectStore.ts';
import { importLamps, notesOfLamps, sourceOf, storedLamps } from '#server/testing/importLamps.ts';
import { workbook } from '#server/testing/workbook.ts';
import { diskSource } from '../parse/FileSource.ts';
import type { ImportRequest } from './importRequest.ts';
import type { ImportSummary } from './importSummary.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'named-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const DATED = 'prompt,answer,date\nWhich lamp?,';

/** Imports a file with this name. */
function run(
  fileName: string,
  content: string | Uint8Array,
  changes: Partial<ImportRequest> = {},
): Promise<ImportSummary> {
  const path = join(dataDir, 'upload');
  writeFileSync(path, content);
  return importLamps(diskSource(path), dataDir, { fileName, ...changes });
}

const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const told = () => storedLamps(dataDir).map(([platform, , , text]) => [platform, text]);

test('files of an archive that are called after platforms, or lie in folders so called, are of these platforms', async () => {
  const summary = await run(
    'all.zip',
    zip({
      'chatgpt.csv': `${DATED}a,2026-06-01`,
      '豆包.csv': `${DATED}b,2026-06-01`,
      'june/Kimi/answers of june.csv': `${DATED}c,2026-06-01`,
      'rest.csv': `${DATED}d,2026-06-01`,
    }),
  );
  expect(told()).toEqual([
    ['ChatGPT', 'a'],
    ['豆包', 'b'],
    ['Kimi', 'c'],
    ['unspecified', 'd'],
  ]);
  expect(notesOfLamps(summary)).toContain('sheet_platforms 0 chatgpt, 豆包, Kimi');
});

test.each([
  ['ChatGPT 2026-06-02.csv', 'ChatGPT', '2026-06-02'],
  ['豆包_20260603 (1).csv', '豆包', '2026-06-03'],
  ['/data/Perplexity answers 2026-06-02.csv', 'Perplexity', '2026-06-02'],
])('the name of a lone file tells the platform and the day: %s', async (name, platform, day) => {
  const summary = await run(name, 'prompt,answer\nWhich lamp?,a');
  expect(told()).toEqual([[platform, 'a']]);
  expect(summary.totals).toMatchObject({ firstDate: day, lastDate: day });
  expect(summary.file.missingFields).toEqual([]);
  expect(notesOfLamps(summary).map((note) => note.split(' ')[0])).toEqual(['sheet_platforms', 'sheet_dates']);
});

/** Answers with a model but no platform. */
const OF_MODELS = [
  ['prompt', 'answer', 'model', 'date'],
  ['Which lamp?', 'a', 'gpt-4o', '2026-06-01'],
  ['Which lamp?', 'b', 'sonar-pro', '2026-06-01'],
  ['Which lamp?', 'c', 'auto', '2026-06-01'],
];
const withModels = () => {
  const [project] = listImported(dataDir);
  const { answers } = readImported(dataDir, project?.id ?? '');
  const models = [...answers].map(({ model }) => model);
  return told().map(([platform], index) => `${String(platform)}: ${models[index] ?? ''}`);
};

test.each([
  ['Claude', ['ChatGPT: gpt-4o', 'Perplexity: sonar-pro', 'Claude: auto']],
  // Copilot runs models of others.
  ['Copilot', ['Copilot: gpt-4o', 'Copilot: sonar-pro', 'Copilot: auto']],
  ['June', ['ChatGPT: gpt-4o', 'Perplexity: sonar-pro', 'auto: ']],
])('a model that is of another platform goes before the name of a file and of a sheet: %s', async (name, expected) => {
  await run(`${name}.csv`, OF_MODELS.map((cells) => cells.join(',')).join('\n'));
  expect(withModels()).toEqual(expected);
  rmSync(join(dataDir, 'projects'), { recursive: true });
  await run('lamps.xlsx', workbook({ [name]: OF_MODELS }));
  expect(withModels()).toEqual(expected);
});

test('a platform in a column of models is no model of the platform that a file is called after', async () => {
  await run('Copilot.csv', 'prompt,answer,model,date\nWhich lamp?,a,ChatGPT,2026-06-01');
  expect(withModels()).toEqual(['ChatGPT: ']);
});

test.each([
  ['mentioned', 'not mentioned'],
  ['Yes (#2)', 'no'],
  ['提及', '未提及'],
  ['言及あり', '言及なし'],
  ['rank 3', 'not ranked'],
  ['3/10', '0/10'],
  ['positive', '-'],
])('what columns of days or platforms say of a brand is no answer: %s, %s', async (first, second) => {
  const ofDays = await run('days.csv', `prompt,2026-06-01,2026-06-02\nWhich lamp?,${first},${second}`);
  expect(ofDays).toMatchObject({ written: false, rows: { skipped: [{ reason: 'no_text', count: 1 }] } });
  const ofPlatforms = await run('engines.csv', `prompt,date,ChatGPT,Gemini\nWhich lamp?,2026-06-01,${first},${second}`);
  expect(ofPlatforms).toMatchObject({ written: false });
});

test('a day in the name of a model is no day', async () => {
  const summary = await run('gpt-4o-2024-08-06.csv', 'prompt,answer\nWhich lamp?,a');
  expect(summary.rows.skipped).toMatchObject([{ reason: 'no_date', count: 1 }]);
  await run('gpt-4o-2024-08-06.csv', `${DATED}a,2026-06-01`);
  const { project, answers } = readImported(dataDir, listImported(dataDir)[0]?.id ?? '');
  expect([project.platforms[0]?.name, [...answers][0]?.model]).toEqual(['ChatGPT', 'gpt-4o-2024-08-06']);
});

test('columns, replies and persons go before the name of a file', async () => {
  const name = 'ChatGPT 2026-06-02.csv';
  await run(name, 'prompt,answer,date,platform\nWhich lamp?,a,2026-06-01,Kimi\nWhich desk?,b,,');
  expect(told()).toEqual([['Kimi', 'a']]);
  await run(name, `prompt,answer,date,model\nWhich lamp?,c,2026-06-01,claude-sonnet-4`);
  expect(told()).toContainEqual(['Claude', 'c']);
  await run(name, 'prompt,answer\nWhich lamp?,d', {
    ...{ defaultPlatform: 'Grok', isPlatformGiven: true, fileDate: '2026-06-09' },
  });
  expect(told()).toContainEqual(['Grok', 'd']);
});

test('a workbook is of the platform it is called after where no sheet tells one', async () => {
  await run(
    'Kimi.xlsx',
    workbook({
      Sheet1: [
        ['prompt', 'answer', 'date'],
        ['Which lamp?', 'a', 46174],
      ],
    }),
  );
  expect(told()).toEqual([['Kimi', 'a']]);
  await run(
    'Kimi.xlsx',
    workbook({
      ChatGPT: [
        ['prompt', 'answer', 'date'],
        ['Which lamp?', 'b', 46174],
      ],
    }),
  );
  expect(told()).toContainEqual(['ChatGPT', 'b']);
});

test('names that say more than a platform tell none', async () => {
  for (const name of ['ChatGPT vs Gemini.csv', 'Lumora in ChatGPT.csv', 'lamps.csv', 'answers.csv']) {
    await importLamps(sourceOf(`${DATED}${name},2026-06-01`), dataDir, { fileName: name });
  }
  expect(new Set(told().map(([platform]) => platform))).toEqual(new Set(['unspecified']));
});

test('skipped rows name the file of the archive they are in', async () => {
  const summary = await run('all.zip', zip({ 'a.csv': `${DATED},2026-06-01`, 'b.csv': `${DATED}b,2026-06-01\n,c,` }));
  expect(summary.rows.skipped.flatMap(({ places }) => places)).toMatchObject([
    { line: 2, part: 'a.csv' },
    { line: 3, part: 'b.csv' },
  ]);
});
