import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';

const SEARCH = { term: 'best lamp', page: 1, device: 'DESKTOP', countryCode: 'US', domain: 'google.com' };
const SOURCES = [{ url: 'https://lamps.example/a', title: 'Lamps' }];
const CITED = [{ position: 1, url: 'https://lamps.example/a', title: 'Lamps' }];
const RESULTS = {
  organicResults: [{ title: 'Lamps', url: 'https://lamps.example/a', description: 'All lamps.' }],
  peopleAlsoAsk: [{ question: 'What is a lamp?', answer: 'A light.' }],
};

test("pages of Apify's scraper of Google: the search is the prompt, and each engine an answer", async () => {
  const pages = [
    { searchQuery: SEARCH, aiOverview: { content: 'Lumora.', sources: SOURCES }, ...RESULTS },
    {
      searchQuery: { ...SEARCH, term: 'best desk' },
      aiModeResult: { text: 'Wickett.', sources: SOURCES },
      chatGptSearchResult: { text: 'Neither.', sources: [], queryFanOut: ['desks'] },
      ...RESULTS,
    },
    { searchQuery: { ...SEARCH, term: 'best chair' }, ...RESULTS },
    { searchQuery: { ...SEARCH, term: 'best bed' }, aiOverview: null, ...RESULTS },
  ];
  for (const file of [pages, pages.map((page) => JSON.stringify(page)).join('\n')]) {
    const { rows, skipped } = await importedRows(file);
    expect(rows).toMatchObject([
      { platform: 'Google AI Overviews', prompt: 'best lamp', text: 'Lumora.', citations: CITED },
      { platform: 'Google AI Mode', prompt: 'best desk', text: 'Wickett.', citations: CITED },
      { platform: 'ChatGPT', prompt: 'best desk', text: 'Neither.', citations: [], searches: ['desks'] },
    ]);
    // Pages without answers: it is unknown whether the engines were asked.
    expect(skipped).toEqual({ no_text: 2 });
  }
});

test.each([
  { term: 'best lamp', page: 1 },
  { query: 'best lamp' },
  { q: 'best lamp', hl: 'en' },
  { text: 'best lamp' },
])('an object in the place of a prompt: %j', async (query) => {
  const record = { query, platform: 'Kimi', answer: 'Lumora.' };
  expect((await importedRows([record])).rows).toMatchObject([{ prompt: 'best lamp', platform: 'Kimi' }]);
  const nested = await importedRows({ items: [{ query, engines: { Kimi: { answer: 'Lumora.' } } }] });
  expect(nested.rows).toMatchObject([{ prompt: 'best lamp', platform: 'Kimi' }]);
});

test('knowledge panels, featured snippets and answer boxes of a search engine are no answers of an AI', async () => {
  const page = {
    engine: 'google',
    query: 'lumora',
    success: true,
    results: [{ position: 1, title: 'Lamps', link: 'https://lamps.example/a', snippet: 'All lamps.' }],
    knowledgePanel: { title: 'Lumora', born: [{ text: 'Berlin', link: 'https://lamps.example/b' }] },
    featuredSnippet: { answer: 'A lamp.' },
    answerBox: { items: [{ text: 'Lumora' }] },
  };
  expect((await importedRows([page, { ...page, query: 'wickett' }])).rows).toEqual([]);
});

test('a page of Bright Data with its keyword beside it is read as a page, not as a column of a platform', async () => {
  const page = {
    ...{
      keyword: 'best lamp',
      timestamp: '2026-05-01T08:00:00Z',
      general: { search_engine: 'google', query: 'best lamp' },
    },
    ai_overview: {
      texts: [{ type: 'paragraph', snippet: 'Lumora.' }],
      references: [{ href: 'https://lamps.example/a', title: 'Lamps' }],
    },
    organic: [],
  };
  for (const file of [page, [page]]) {
    const { rows } = await importedRows(file);
    expect(rows).toMatchObject([
      { platform: 'Google AI Overviews', prompt: 'best lamp', text: 'Lumora.', citations: CITED },
    ]);
  }
});
