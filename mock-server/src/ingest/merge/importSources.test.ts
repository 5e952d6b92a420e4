import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';
import type { Imported } from '#server/testing/importedRows.ts';
import { importLamps, notesOfLamps, sourceOf, storedLamps } from '#server/testing/importLamps.ts';
import type { ImportRequest } from './importRequest.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** The sources of each answer, undefined if not recorded, and the notes on the file. */
async function sourcesIn(content: unknown, changes: Partial<ImportRequest> = {}) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const summary = await importLamps(sourceOf(text), dataDir, { fileDate: '2026-06-01', ...changes });
  const notes = notesOfLamps(summary).filter((note) => note.startsWith('shared_sources'));
  return { sources: storedLamps(dataDir).map(([, , , , sources]) => sources), notes };
}

const URL = 'https://a.example/1';
const ASKED = { prompt: 'Which lamp?', date: '2026-06-01' };

test.each([
  ['platform', { answers: { chatgpt: 'Lumora', gemini: 'Wickett' } }],
  ['run', { platform: 'ChatGPT', responses: ['Lumora', 'Wickett'] }],
  [
    'object of a list',
    {
      results: [
        { engine: 'Kimi', response: 'Lumora' },
        { engine: 'Grok', response: 'Wickett' },
      ],
    },
  ],
])(
  'sources that are told once for the answers of each %s are of none of them, and it is said',
  async (_by, answers) => {
    for (const [name, told] of [
      ['sources', [URL]],
      ['citations', URL],
    ] as const) {
      const { sources, notes } = await sourcesIn({ ...ASKED, [name]: told, ...answers }, { fileName: `${name}.json` });
      expect(sources).toEqual([undefined, undefined]);
      expect(notes).toEqual([`shared_sources 0 ${name} ${name}`]);
    }
  },
);

test('a person may give sources that are told once to all answers', async () => {
  const file = { ...ASKED, sources: [URL], answers: { chatgpt: 'Lumora', gemini: 'Wickett' } };
  const { sources, notes } = await sourcesIn(file, { overrides: { citations: 'sources' } });
  expect(sources).toEqual([URL, URL]);
  expect(notes).toEqual([]);
});

test('sources beside a lone answer are its own, and those of each answer are taken', async () => {
  const lone = await sourcesIn({ ...ASKED, sources: [URL], answers: { chatgpt: 'Lumora' } });
  expect(lone).toEqual({ sources: [URL], notes: [] });
  const own = {
    chatgpt: { response: 'None', sources: [] },
    kimi: { response: 'Both', sources: ['https://b.example'] },
  };
  const each = await sourcesIn({ ...ASKED, sources: [URL], answers: own }, { projectName: 'Lamps' });
  expect(each).toEqual({ sources: [URL, '', 'https://b.example'], notes: [] });
});

test('sources beside the answers of several days are of none of them', async () => {
  const table = [
    'prompt,platform,2026-05-01,2026-05-02,citations',
    `Which lamp?,ChatGPT,Lumora,Wickett,${URL}`,
    `Which desk?,ChatGPT,,Wickett,${URL}`,
  ].join('\n');
  const { sources, notes } = await sourcesIn(table, { fileName: 'days.csv', fileDate: null });
  expect(sources).toEqual([undefined, undefined, URL]);
  expect(notes).toEqual(['shared_sources 0 citations citations']);
});

const TABLES = [
  ['one column', `prompt,answer,sources,date\nWhich lamp?,Lumora,,2026-06-01\nWhich desk?,Wickett,${URL},2026-06-01\n`],
  ['two columns', `prompt,answer,citations,cited_urls\nWhich lamp?,Lumora,, \nWhich desk?,Wickett,,${URL}\n`],
  ['numbered columns', `prompt,answer,source 1,source 2\nWhich lamp?,Lumora,,\nWhich desk?,Wickett,,${URL}\n`],
] as const;

test.each(TABLES)('empty cells of %s of sources are read as a person says, and it is said how', async (_of, table) => {
  const notesOf = ({ notes }: Imported): readonly string[] => notes.filter((note) => note.startsWith('empty_sources'));
  const listed = ({ rows }: Imported): unknown => rows.map(({ citations }) => citations?.map(({ url }) => url) ?? null);
  const [plain, none] = [await importedRows(table), await importedRows(table, { emptySources: 'none' })];
  expect(none.rows).toEqual(plain.rows);
  expect([listed(none), notesOf(none)]).toEqual([[[], [URL]], ['empty_sources_none 1']]);
  const unknown = await importedRows(table, { emptySources: 'not_recorded' });
  expect([listed(unknown), notesOf(unknown)]).toEqual([[null, [URL]], ['empty_sources_not_recorded 1']]);
});

test('words and empty lists say themselves what they mean', async () => {
  const told = ['[]', 'none', '无', 'null', 'not captured'];
  const lines = told.map((cell, index) => `Lamp ${String(index)}?,Lumora,${cell}`);
  for (const emptySources of ['none', 'not_recorded'] as const) {
    const { rows, notes } = await importedRows(`prompt,answer,sources\n${lines.join('\n')}\n`, { emptySources });
    expect(rows.map(({ citations }) => citations)).toEqual([[], null, [], null, null]);
    expect(notes).toEqual([]);
  }
});

test('titles that cannot be assigned to the URLs are told with the first line', async () => {
  const rows = ['a.example;b.example,One;Two', 'a.example;b.example,One', 'a.example;b.example,One;Two;Three'];
  const lines = rows.map((row, index) => `Lamp ${String(index)}?,Lumora,${row}`);
  const { summary } = await importedRows(`prompt,answer,source_urls,source_titles\n${lines.join('\n')}\n`);
  expect(summary.file.notes).toContainEqual({ note: 'titles_apart', line: 3, values: ['2'] });
});

test('references of the text go before an empty list of further links, as Scrapeless has them', async () => {
  const task_result = {
    ...{ prompt: 'Which lamp?', result_text: 'Lumora.', model: 'gpt-5', links: [] },
    search_result: [{ title: 'Found', url: 'https://b.example/2', snippet: 's' }],
    content_references: [{ title: 'Lamps', url: URL, attribution: 'a.example' }],
  };
  const { rows } = await importedRows(JSON.stringify({ status: 'success', task_id: 't', task_result }));
  expect(rows.map(({ citations }) => citations?.map(({ url }) => url))).toEqual([[URL]]);
});
