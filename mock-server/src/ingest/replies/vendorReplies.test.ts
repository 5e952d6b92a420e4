import { describe, expect, test } from 'vitest';
import { briefReply, knownReply } from '#server/testing/briefReply.ts';
import { readReply } from './readReply.ts';

const A = 'https://lamps.example/a';
const B = 'https://tests.example/b';

describe('SerpApi', () => {
  const blocks = [
    { type: 'heading', snippet: 'Lamps' },
    { type: 'paragraph', snippet: 'Lumora is bright.', reference_indexes: [0] },
    {
      type: 'list',
      list: [
        { title: 'Wickett', snippet: 'cheap' },
        { snippet: 'Outer', list: [{ snippet: 'Inner' }] },
      ],
    },
    {
      type: 'table',
      table: [
        ['Name', 'Price'],
        ['Lumora', '9'],
      ],
    },
  ];
  const references = [{ index: 0, title: 'Lamps', link: A, source: 'Lamps' }];
  const meta = {
    search_metadata: { id: 's1', status: 'Success', created_at: '2026-05-01 08:00:00 UTC' },
    search_parameters: { engine: 'google_ai_mode', q: 'Best lamp?' },
  };

  test('AI Mode and AI Overview', () => {
    const reply = knownReply({ ...meta, text_blocks: blocks, references });
    expect(reply).toMatchObject({
      kind: 'serpapi',
      prompt: 'Best lamp?',
      createdAt: Date.UTC(2026, 4, 1, 8),
      id: 's1',
    });
    expect(reply.text).toBe(
      '## Lamps\n\nLumora is bright.\n\n- Wickett: cheap\n- Outer\n  - Inner\n\nName | Price\nLumora | 9',
    );
    expect(briefReply({ ...meta, ai_overview: { text_blocks: blocks, references } }).cited).toEqual([A]);
    expect(knownReply({ ...meta, reconstructed_markdown: '**Lumora**', text_blocks: blocks }).text).toBe('**Lumora**');
  });

  test('the colon at the end of a title is not doubled', () => {
    const list = [{ title: 'Lumora:', snippet: 'bright' }, { title: 'Wickett：' }];
    expect(knownReply({ ...meta, ai_overview: { text_blocks: [{ type: 'list', list }], references } }).text).toBe(
      '- Lumora: bright\n- Wickett',
    );
  });

  test('SearchApi: other names of the same blocks', () => {
    const own = [
      { type: 'header', answer: 'Lamps' },
      { type: 'unordered_list', items: [{ type: 'paragraph', answer: 'Lumora' }, 'Wickett'] },
      { type: 'table', table: { headers: ['Name'], rows: [[{ snippet: 'Lumora' }]] } },
    ];
    const raw = { text_blocks: own, reference_links: [{ index: 1, title: 'Lamps', link: A }] };
    expect(briefReply(raw)).toMatchObject({ text: '## Lamps\n\n- Lumora\n- Wickett\n\nName\nLumora', cited: [A] });
  });

  test('a token of a second call and a page without overview are empty, an error failed', () => {
    expect(knownReply({ ...meta, ai_overview: { page_token: 'x' } })).toMatchObject({
      status: 'empty',
      reason: 'page_token',
    });
    expect(knownReply({ ...meta, organic_results: [] })).toMatchObject({ status: 'empty', reason: 'no_overview' });
    expect(knownReply({ ...meta, error: 'No key' })).toMatchObject({ status: 'failed', reason: 'No key' });
  });
});

describe('DataForSEO', () => {
  const task = (result: object | null, beside: object = {}): object => ({
    status_code: 20_000,
    tasks: [
      {
        id: 't',
        status_code: 20_000,
        status_message: 'Ok.',
        data: { user_prompt: 'Best lamp?' },
        result: result && [result],
        ...beside,
      },
    ],
  });

  test('sections of a model’s answer', () => {
    const items = [
      { type: 'reasoning', sections: [{ text: 'Wickett?' }] },
      { type: 'message', sections: [{ type: 'text', text: 'Lumora.', annotations: [{ title: 'Lamps', url: A }] }] },
    ];
    const reply = briefReply(task({ model_name: 'gpt-x', items, fan_out_queries: ['lamp'] }));
    expect(reply).toEqual({
      kind: 'dataforseo',
      status: 'ok',
      text: 'Lumora.',
      searches: ['lamp'],
      model: 'gpt-x',
      cited: [A],
      found: null,
    });
    const off = task({ items: [{ type: 'message', sections: [{ text: 'Lumora.', annotations: null }] }] });
    expect(briefReply(off).cited).toBeNull();
    expect(knownReply(off).prompt).toBe('Best lamp?');
  });

  test('a scraped answer, whose results were only shown to the model', () => {
    expect(
      briefReply(
        task({ model: 'm', markdown: 'Lumora.', sources: [{ url: A }], search_results: [{ url: A }, { url: B }] }),
      ),
    ).toMatchObject({ cited: [A], found: [B] });
  });

  test('an overview', () => {
    const overview = {
      type: 'ai_overview',
      items: [{ type: 'ai_overview_element', markdown: 'Lumora.' }],
      references: [{ source: 'Lamps', url: A }],
    };
    expect(briefReply(task({ items: [{ type: 'organic' }, overview] }))).toMatchObject({ text: 'Lumora.', cited: [A] });
  });

  test('the code of the task tells how it went', () => {
    expect(knownReply(task(null, { status_code: 40_501, status_message: 'No Search Results.' })).status).toBe('empty');
    expect(knownReply(task(null, { status_code: 40_200, status_message: 'Payment Required.' }))).toMatchObject({
      status: 'failed',
      reason: '40200: Payment Required.',
    });
  });
});

test('Bright Data: Markdown first, cited apart from found, and the overview of a result page', () => {
  const raw = {
    url: 'https://chat.example',
    prompt: 'Best lamp?',
    answer_text: 'Lumora',
    answer_text_markdown: '**Lumora**',
    citations: [
      { url: A, title: 'Lamps', cited: true },
      { url: B, title: 'Tests', cited: false },
    ],
    web_search_query: ['lamp'],
    timestamp: '2026-05-01T08:00:00.000Z',
    model: 'm',
  };
  expect(briefReply(raw)).toMatchObject({
    kind: 'brightdata',
    text: '**Lumora**',
    cited: [A],
    found: [B],
    searches: ['lamp'],
  });
  expect(knownReply([raw])).toMatchObject({ prompt: 'Best lamp?', createdAt: Date.UTC(2026, 4, 1, 8) });
  const overview = {
    texts: [
      { type: 'paragraph', snippet: 'Lumora.' },
      { type: 'list', list: [{ snippet: 'Wickett' }] },
    ],
    references: [{ href: A, title: 'Lamps. Opens in new tab.' }],
  };
  expect(knownReply({ ai_overview: overview })).toMatchObject({
    text: 'Lumora.\n\n- Wickett',
    citations: [{ url: A, title: 'Lamps' }],
  });
});

test('Oxylabs: content of a job, citations with several addresses, overviews', () => {
  const content = {
    prompt: 'Best lamp?',
    markdown_text: 'Lumora.',
    citations: [{ text: 'both', urls: [A, B] }],
    llm_model: 'm',
  };
  expect(briefReply({ results: [{ content }], job: { id: 'j' } })).toMatchObject({
    kind: 'oxylabs',
    text: 'Lumora.',
    cited: [A, B],
    model: 'm',
  });
  const perplexity = {
    answer_results_md: 'Lumora.',
    additional_results: { sources_results: [{ url: A, title: 'Lamps' }] },
  };
  expect(briefReply({ results: [{ content: perplexity }], job: {} }).cited).toEqual([A]);
  const overview = {
    answer_text: [{ fragments: [{ text: 'Lumora', references: [{ url: A }] }, { text: ' shines.' }] }],
    source_panel: { items: [{ url: B }] },
  };
  expect(briefReply({ results: [{ content: { results: { ai_overviews: [overview] } } }] })).toMatchObject({
    text: 'Lumora shines.',
    cited: [A, B],
  });
});

test('Cloro: sources have labels, and an overview may not be there', () => {
  const response = {
    markdown: 'Lumora.',
    text: 'Lumora.',
    sources: [{ url: A, label: 'Lamps' }],
    searchQueries: ['lamp'],
    model: 'm',
  };
  expect(briefReply({ response })).toMatchObject({ kind: 'cloro', cited: [A], searches: ['lamp'], model: 'm' });
  expect(knownReply({ response: { aioverview: null } })).toMatchObject({ status: 'empty', reason: 'no_overview' });
});

test('Olostep: its content is JSON in a string', () => {
  const json = JSON.stringify({
    answer_markdown: 'Lumora.',
    sources: [{ url: A, label: 'Lamps' }],
    search_queries: ['lamp'],
  });
  expect(briefReply({ id: 'o', result: { json_content: json, markdown_content: 'page' } })).toMatchObject({
    kind: 'olostep',
    text: 'Lumora.',
    cited: [A],
    searches: ['lamp'],
  });
  expect(knownReply({ result: { json_content: null, markdown_content: 'Lumora.' } }).text).toBe('Lumora.');
});

test('entries of a list may stand below it by what they speak of, or as texts', () => {
  const list = [
    { title: 'Cheap', snippets: { 'Lumora Go': 'light', Wickett: { snippet: 'sturdy' } } },
    { title: 'Dear', snippets: ['Chastel', 'Discavo'] },
  ];
  expect(briefReply({ text_blocks: [{ type: 'list', list }], references: [] }).text).toBe(
    '- Cheap\n  - Lumora Go: light\n  - Wickett: sturdy\n- Dear\n  - Chastel\n  - Discavo',
  );
});

describe('an answer with its sources beside it, as programs of one’s own keep it', () => {
  test('as an object, or as JSON in a cell', () => {
    const answer = {
      answer: 'Lumora.',
      citations: [
        { index: 1, url: A, quote: 'bright' },
        { index: 2, url: B, cited: false },
      ],
      search_queries: ['lamps'],
    };
    const expected = { kind: 'answer_object', text: 'Lumora.', cited: [A], found: null, searches: ['lamps'] };
    expect(briefReply(answer)).toMatchObject(expected);
    expect(briefReply(JSON.stringify(answer))).toMatchObject(expected);
    expect(briefReply({ response: 'Lumora.', sources: [] })).toMatchObject({ text: 'Lumora.', cited: [] });
  });

  test('names of sources do not say which pages they were', () => {
    expect(briefReply({ answer: 'Lumora.', sources: ['Lamp Weekly', 'Tests'] })).toMatchObject({ cited: null });
  });

  test('an object without sources may be what the engine was asked to write', () => {
    expect(readReply({ answer: 'Lumora', confidence: 0.9 })).toBeNull();
  });
});

test('a title of many blanks keeps nobody waiting', { timeout: 2000 }, () => {
  const overview = {
    texts: [{ type: 'paragraph', snippet: 'Lumora.' }],
    references: [{ href: A, title: `Lamps${' '.repeat(4000)}for all` }],
  };
  expect(knownReply({ ai_overview: overview })).toMatchObject({ citations: [{ url: A, title: 'Lamps for all' }] });
});
