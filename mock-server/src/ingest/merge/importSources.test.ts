import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
