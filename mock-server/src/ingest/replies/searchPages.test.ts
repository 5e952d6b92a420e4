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

test.each([
  ['google_ai_mode', 'Google AI Mode'],
  ['google_ai_overview', 'Google AI Overviews'],
  ['bing_copilot', 'Copilot'],
])('the platform of a page of the engine %s is %s', (engine, platform) => {
  const answer = { text_blocks: CONTENTS, references: [] };
  const found = readReply({ search_parameters: { engine, q: 'best lamp' }, ...answer });
  expect(found).toMatchObject({ platform });
});

const mention = (platform: string, model: string, question: string, answer: string): object => ({
  ...{ platform, model_name: model, question, answer },
  sources: [{ position: 1, title: 'Lamps', domain: 'lamps.example', url: 'https://lamps.example/a' }],
  fan_out_queries: ['lamps'],
  first_response_at: '2026-03-01 08:00:00 +00:00',
  last_response_at: '2026-05-01 09:30:00 +00:00',
});
const ANSWERS = [
  mention('chat_gpt', 'gpt-5', 'Which lamp?', 'Lumora.'),
  mention('google', 'google_ai_overview', 'Which desk?', 'Wickett.'),
];

test.each([1, 2])('answers of DataForSEO’s LLM Mentions are read with their questions: %d', async (count) => {
  const task = { status_code: 20_000, data: { platform: 'chat_gpt' }, result: [{ items: ANSWERS.slice(0, count) }] };
  const { rows } = await importedRows({ version: '0.1', status_code: 20_000, tasks: [task] }, { fileDate: null });
  const at = '2026-05-01T09:30:00.000Z';
  const expected = [
    { platform: 'ChatGPT', prompt: 'Which lamp?', text: 'Lumora.', searches: ['lamps'], at },
    { platform: 'Google AI Overviews', prompt: 'Which desk?', text: 'Wickett.', at },
  ];
  expect(rows).toMatchObject(expected.slice(0, count));
  expect(rows.map(({ citations }) => citations?.map(({ url }) => url))).toEqual(
    rows.map(() => ['https://lamps.example/a']),
  );
});

test('the time of a DataForSEO reply is the answer’s', async () => {
  const items = [{ type: 'message', sections: [{ type: 'text', text: 'Lumora.', annotations: null }] }];
  const result = [{ model_name: 'gpt-5', datetime: '2026-05-01 09:30:00 +00:00', items }];
  const task = { status_code: 20_000, data: { se: 'chat_gpt', user_prompt: 'Which lamp?' }, result };
  const { rows } = await importedRows({ version: '0.1', status_code: 20_000, tasks: [task] });
  expect(rows).toMatchObject([{ platform: 'ChatGPT', at: '2026-05-01T09:30:00.000Z' }]);
});

const REFERENCES = [{ index: 0, title: 'Lamps', link: 'https://lamps.example/a' }];
const PAGE = { platform: 'Google AI Overviews', prompt: 'best lamp', text: 'Lumora is bright.' };
const CITED = [{ position: 1, url: 'https://lamps.example/a', title: 'Lamps' }];

test.each([
  [
    'HasData',
    {
      requestMetadata: { id: 'x', status: 'ok', url: 'https://www.google.com/search?q=best+lamp&gl=us' },
      searchInformation: { totalResults: '1' },
      organicResults: [{ title: 'Wickett', link: 'https://wickett.example' }],
      aiOverview: { textBlocks: [{ type: 'paragraph', snippet: 'Lumora is bright.' }], references: REFERENCES },
    },
  ],
  [
    'Scrapingdog',
    {
      search_parameters: { q: 'best lamp' },
      ai_overview: { text_blocks: [{ type: 'paragraph', snippet: 'Lumora is bright.' }], references: REFERENCES },
    },
  ],
  [
    'Bright Data',
    {
      general: { search_engine: 'google', query: 'best lamp', timestamp: '2026-05-01T08:00:00.000Z' },
      organic: [{ title: 'Wickett', link: 'https://wickett.example' }],
      ai_overview: { texts: [{ type: 'paragraph', snippet: 'Lumora is bright.' }], references: REFERENCES },
    },
  ],
  [
    'Oxylabs',
    {
      results: [
        {
          content: {
            url: 'https://www.google.com/search?q=best+lamp&hl=en',
            results: {
              ai_overviews: [
                {
                  answer_text: [{ fragments: [{ text: 'Lumora is bright.' }] }],
                  source_panel: { items: [{ pos: 1, title: 'Lamps', url: 'https://lamps.example/a' }] },
                },
              ],
            },
          },
          job_id: '1',
        },
      ],
    },
  ],
])('a file that is one results page of %s is one answer', async (_, content) => {
  const { rows } = await importedRows(content);
  expect(rows).toMatchObject([{ ...PAGE, citations: CITED }]);
});

test('answers of AI Mode as HasData has them; its pages without an overview are empty', () => {
  const page = { requestMetadata: { id: 'x', status: 'ok' }, searchParameters: { q: 'best lamp' } };
  const textBlocks = [{ type: 'paragraph', snippet: 'Lumora is bright.' }];
  expect(readReply({ ...page, textBlocks, references: REFERENCES })).toMatchObject({
    ...PAGE,
    platform: 'Google AI Mode',
    citations: CITED,
  });
  expect(readReply({ ...page, organicResults: [] })).toMatchObject({ ...PAGE, text: '', status: 'empty' });
  expect(readReply({ ...page, result: 'Lumora' })).toBeNull();
});
