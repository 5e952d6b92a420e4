import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';
import { readReply } from './readReply.ts';

const page = (overview: unknown): object => ({
  request_info: { success: true },
  search_metadata: { created_at: '2026-05-01T08:00:00.000Z' },
  search_parameters: { q: 'best lamp', google_domain: 'google.com' },
  organic_results: [],
  ...(overview !== undefined && { ai_overview: overview }),
});
const CONTENTS = [
  { type: 'paragraph', text: 'Lumora is bright.' },
  { type: 'list', items: ['warm', 'cheap'] },
  { type: 'list', list: [{ header: 'Wickett', text: 'for desks' }] },
];

test('overviews as Traject Data has them', () => {
  const sources = [
    { title: 'Lamps', link: 'https://lamps.example/a' },
    { source_title: 'B', source_url: 'https://b.example/' },
  ];
  expect(readReply(page({ ai_overview_contents: CONTENTS, ai_overview_sources: sources }))).toMatchObject({
    kind: 'serpapi',
    status: 'ok',
    platform: 'Google AI Overviews',
    prompt: 'best lamp',
    text: 'Lumora is bright.\n\n- warm\n- cheap\n\n- Wickett: for desks',
    citations: [
      { position: 1, url: 'https://lamps.example/a', title: 'Lamps' },
      { position: 2, url: 'https://b.example/', title: 'B' },
    ],
  });
  expect(readReply(page({ ai_overview_contents: CONTENTS }))).toMatchObject({ status: 'ok', citations: null });
  const refused = { ...page(undefined), request_info: { success: false, message: 'No credits left' } };
  expect(readReply(refused)).toMatchObject({ status: 'failed', reason: 'No credits left' });
});

test('a page without an overview is empty, one whose overview is not understood is none', async () => {
  for (const overview of [undefined, null, {}, { page_token: 'x' }, { text_blocks: [] }]) {
    expect(readReply(page(overview))).toMatchObject({ status: 'empty' });
  }
  const unknown = [{ banner: 'AI Overview', sections: [{ words: 'Lumora.' }] }, [{ words: 'Lumora.' }]];
  const { rows, skipped } = await importedRows([...unknown.map(page), page('Lumora is bright.')]);
  expect(rows.map(({ status, text }) => [status, text])).toEqual([['ok', 'Lumora is bright.']]);
  expect(Object.values(skipped)).toEqual([2]);
});
