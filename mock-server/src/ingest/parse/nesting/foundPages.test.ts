import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';

const PAGE = { url: 'https://lamps.example/a', raw_text: 'Lumora makes lamps.' };

test.each([
  'sources',
  'citations',
  'references',
  'search_results',
  'documents',
  'docs',
  'contexts',
  'retrieved_passages',
  'quotes',
  'evidence',
])('pages under `%s` are no answers', async (key) => {
  const record = { query: 'Which lamp?', [key]: [PAGE, { ...PAGE, url: 'https://lamps.example/b' }] };
  for (const file of [[record], { items: [record] }, JSON.stringify(record)]) {
    expect((await importedRows(file)).rows).toEqual([]);
  }
  const { rows } = await importedRows([{ ...record, engines: { Kimi: { answer: 'Wickett.' } } }]);
  expect(rows.map(({ platform, text }) => [platform, text])).toEqual([['Kimi', 'Wickett.']]);
});

test('nor are pages in a list of results', async () => {
  const results = [{ title: 'Lamps', url: PAGE.url, content: 'Lumora makes lamps.', score: 0.9 }];
  const { rows, skipped } = await importedRows([
    { query: 'Which lamp?', answer: 'Wickett.', results },
    { query: 'Which desk?', answer: null, results },
  ]);
  expect(rows.map(({ text }) => text)).toEqual(['Wickett.']);
  expect(skipped).toEqual({ no_text: 1 });
});

test('quotes that answers were written from are none themselves', async () => {
  const quotes = [{ idx: 1, docid: 'd', text: 'Lumora makes lamps.' }];
  const { rows } = await importedRows([{ query: 'Which lamp?', quotes, answers: [{ answer: 'Wickett [1].' }] }]);
  expect(rows.map(({ text }) => text)).toEqual(['Wickett [1].']);
});

test.each(['brand_mentions', 'mentions', 'entities', 'excerpts'])(
  'texts under `%s` are parts of an answer',
  async (key) => {
    const sample = { raw_response_text: 'Take Lumora.', [key]: [{ text: 'Lumora', sentiment: 'positive' }] };
    const prompts = [{ prompt_text: 'Which lamp?', samples: [sample, { [key]: [{ text: 'Wickett' }] }] }];
    const { rows } = await importedRows({ run: { timestamp: '2026-05-20T14:30:00Z' }, prompts });
    expect(rows.map(({ text }) => text)).toEqual(['Take Lumora.']);
    const own = { [key]: [{ prompt: 'Which desk?', text: 'Wickett' }] };
    expect((await importedRows(own)).rows.map(({ prompt, text }) => [prompt, text])).toEqual([
      ['Which desk?', 'Wickett'],
    ]);
  },
);
