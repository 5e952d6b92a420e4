import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportRequest } from '#server/ingest/merge/importRequest.ts';
import { importLamps, notesOfLamps, sourceOf, storedLamps } from '#server/testing/importLamps.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'features-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Platform and text of each stored answer, with its sources, and the notes. */
async function read(rows: readonly string[], changes: Partial<ImportRequest> = {}): Promise<readonly string[]> {
  const source = sourceOf(rows.join('\n'));
  const summary = await importLamps(source, dataDir, { fileDate: '2026-06-01', fileName: 'lamps.csv', ...changes });
  const answers = storedLamps(dataDir).map(([platform, , , text, sources]) =>
    [platform, text, ...(sources === undefined ? [] : [sources])].join(': '),
  );
  return [...answers, ...notesOfLamps(summary).filter((note) => !note.startsWith('file_date'))];
}

test('a text column named after a feature of search engines decides the platform beside a search engine', async () => {
  const rows = [
    'Keyword,Search engine,AI Overview text,AI Overview sources',
    'lamp one,Google,Take Lumora.,https://a.example',
    'lamp two,google.de,Take Wickett.,https://b.example',
    'lamp three,Bing,Take neither.,https://c.example',
  ];
  expect(await read(rows)).toEqual([
    'Google AI Overviews: Take Lumora.: https://a.example',
    'Google AI Overviews: Take Wickett.: https://b.example',
    'Bing: Take neither.: https://c.example',
    'column_platforms 0 AI Overview',
  ]);
});

test('a platform other than a search engine stays beside such a column', async () => {
  expect(await read(['Keyword,Engine,AI Overview text', 'lamp,ChatGPT,Take Lumora.'])).toEqual([
    'ChatGPT: Take Lumora.',
  ]);
});

test('a flag beside the text of a feature is no answer', async () => {
  const rows = [
    'Query,Engine,AI Overview,AI Overview text,AI Mode text',
    'lamp one,Google,Yes,Take Lumora.,Take Wickett.',
    'lamp two,Google,No,,Take neither.',
  ];
  expect(await read(rows)).toEqual([
    'Google AI Overviews: Take Lumora.',
    'Google AI Mode: Take Wickett.',
    'Google AI Mode: Take neither.',
    'column_platforms 0 AI Overview, AI Mode',
  ]);
  expect(await read(['query,AI Overview,AI Overview text', 'desk,Yes,Take a desk.'], { projectName: 'B' })).toEqual([
    'Google AI Overviews: Take a desk.',
    'column_platforms 0 AI Overview',
  ]);
});

test.each([
  ['Feature', 'AI Overview', 'AI Mode'],
  ['serp_feature', 'ai_overview', 'ai_mode'],
  ['surface', 'AI Overviews', 'Google AI Mode'],
])('a cell under %s names the feature of the search engine', async (column, overview, mode) => {
  const rows = [
    `Query,Engine,${column},Answer`,
    `lamp,Google,${overview},Take Lumora.`,
    `lamp,Google Search,${mode},Take Wickett.`,
    'lamp,Google,organic,Take neither.',
    `lamp,ChatGPT,${overview},Take both.`,
  ];
  expect(await read(rows)).toEqual([
    'Google AI Overviews: Take Lumora.',
    'Google AI Mode: Take Wickett.',
    'Google: Take neither.',
    'ChatGPT: Take both.',
    'search_features 0 Google, Google Search',
  ]);
});

test('the only feature flagged as shown is that of the answer; none or several leave it open', async () => {
  const rows = [
    'Query,Engine,Has AI Overview,AI Mode,Answer',
    'lamp,Google,TRUE,no,Take Lumora.',
    'lamp,Google,FALSE,yes,Take Wickett.',
    'lamp,Google,TRUE,yes,Take both.',
    'lamp,Google,FALSE,no,Take neither.',
  ];
  expect(await read(rows)).toEqual([
    'Google AI Overviews: Take Lumora.',
    'Google AI Mode: Take Wickett.',
    'Google: Take both.',
    'Google: Take neither.',
    'search_features 0 Google',
  ]);
});

test('a platform that a person chose stays', async () => {
  const rows = ['Query,Engine,Feature,Answer', 'lamp,Google,AI Overview,Take Lumora.'];
  expect(await read(rows, { overrides: { platform: 'Engine' } })).toEqual(['Google: Take Lumora.']);
});

test('an answer column that a person chose is of the platform it is named after', async () => {
  const rows = ['Query,ChatGPT answer,Gemini answer', 'lamp,Take Lumora.,Take Wickett.'];
  expect(await read(rows, { overrides: { answer: 'Gemini answer' } })).toEqual(['Gemini: Take Wickett.']);
});
