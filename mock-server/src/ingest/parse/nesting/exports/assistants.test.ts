import { expect, test } from 'vitest';
import { ZonedClock } from '#server/ingest/parse/times/parseTime.ts';
import { importedRows } from '#server/testing/importedRows.ts';

const A = { url: 'https://lamps.example/a', title: 'All lamps' };
const B = { url: 'https://lamps.example/b', title: 'More' };

test('a conversation of Claude has its searches, and the pages it points at with their titles', async () => {
  const asked = (text: string): object => ({ sender: 'human', text, content: [{ type: 'text', text }] });
  const citation = { uuid: 'c', start_index: 0, end_index: 7, details: { type: 'web_search_citation', url: A.url } };
  const searched = {
    sender: 'assistant',
    text: '',
    created_at: '2026-05-01T08:00:05Z',
    content: [
      { type: 'thinking', thinking: 'Which one?' },
      { type: 'text', text: 'I will look. ' },
      { type: 'tool_use', name: 'web_search', input: { query: 'best lamp' } },
      {
        type: 'tool_result',
        name: 'web_search',
        content: [
          { type: 'knowledge', ...A },
          { type: 'knowledge', ...B },
        ],
      },
      { type: 'text', text: 'Lumora', citations: [citation] },
      { type: 'text', text: ' is popular.', citations: [] },
    ],
  };
  const chat_messages = [
    asked('Which lamp?'),
    searched,
    asked('And a desk?'),
    { sender: 'assistant', text: 'Wickett.', content: [{ type: 'text', text: 'Wickett.', citations: [] }] },
  ];
  const { rows } = await importedRows([{ uuid: 'u', created_at: '2026-05-01T08:00:00Z', chat_messages }]);
  expect(rows).toMatchObject([
    {
      prompt: 'Which lamp?',
      platform: 'Claude',
      surface: 'app',
      text: 'I will look.\n\nLumora is popular.',
      citations: [{ position: 1, ...A }],
      searches: ['best lamp'],
    },
    // No search: the sources are unknown.
    { prompt: 'And a desk?', text: 'Wickett.', citations: null, searches: [] },
  ]);
});

test('a conversation of DeepSeek, along the branch that was written last and without thoughts', async () => {
  const message = (minute: number, ...fragments: readonly object[]): object => {
    return { model: 'deepseek-chat', inserted_at: `2026-05-01T16:0${String(minute)}:00.000000+08:00`, fragments };
  };
  const mapping = {
    root: { id: 'root', parent: null, children: ['1'], message: null },
    '1': {
      id: '1',
      parent: 'root',
      children: ['2', '3'],
      message: message(0, { type: 'REQUEST', content: '哪盏灯好？' }),
    },
    '2': {
      id: '2',
      parent: '1',
      children: [],
      message: message(
        2,
        { type: 'SEARCH', results: [A, B] },
        { type: 'THINK', content: '想一想' },
        { type: 'RESPONSE', content: '推荐 Lumora[citation:2]。' },
      ),
    },
    '3': { id: '3', parent: '1', children: [], message: message(1, { type: 'RESPONSE', content: 'an older answer' }) },
  };
  const { rows } = await importedRows([{ id: 'c', title: 't', inserted_at: '2026-05-01T16:00:00+08:00', mapping }]);
  expect(rows).toMatchObject([
    {
      platform: 'DeepSeek',
      surface: 'app',
      model: 'deepseek-chat',
      prompt: '哪盏灯好？',
      text: '推荐 Lumora[citation:2]。',
      at: '2026-05-01T08:02:00.000Z',
      citations: [{ position: 1, ...B }],
    },
  ]);
  expect(rows).toHaveLength(1);
});

test('a conversation of DeepSeek as its site loads it, along the branch that is shown', async () => {
  const message = (id: number, parent: number | null, rest: object): object => {
    return {
      message_id: id,
      parent_id: parent,
      model: '',
      thinking_enabled: false,
      inserted_at: 1_777_622_400,
      ...rest,
    };
  };
  const said = (...fragments: readonly object[]): object => ({ fragments });
  const chat_messages = [
    message(1, null, { role: 'USER', ...said({ type: 'REQUEST', content: 'Which lamp?' }) }),
    message(2, 1, { role: 'ASSISTANT', ...said({ type: 'RESPONSE', content: 'a withdrawn answer' }) }),
    message(3, 1, {
      role: 'ASSISTANT',
      ...said(
        { type: 'SEARCH', results: [A, { ...B, cite_index: 7 }] },
        { type: 'THINK', content: 'Wickett?' },
        { type: 'RESPONSE', content: 'Lumora[citation:7].' },
      ),
    }),
    // As it was before there were fragments
    message(4, 3, { role: 'USER', content: 'Which desk?', thinking_content: null }),
    message(5, 4, {
      role: 'ASSISTANT',
      content: 'Wickett[citation:1].',
      thinking_content: 'Lumora?',
      search_results: [A],
    }),
    message(6, 4, { role: 'ASSISTANT', content: 'another answer' }),
  ];
  const chat_session = { id: 's', title: 't', current_message_id: 5 };
  const { rows } = await importedRows({ code: 0, data: { biz_code: 0, biz_data: { chat_session, chat_messages } } });
  expect(rows).toMatchObject([
    { platform: 'DeepSeek', surface: 'app', prompt: 'Which lamp?', text: 'Lumora[citation:7].', citations: [B] },
    { prompt: 'Which desk?', text: 'Wickett[citation:1].', at: '2026-05-01T08:00:00.000Z', citations: [A] },
  ]);
});

test.each([
  [
    'blocks',
    {
      blocks: [
        {
          intended_usage: 'plan',
          plan_block: { steps: [{ search_web_content: { queries: [{ query: 'lamp test' }] } }] },
        },
        { intended_usage: 'sources_answer_mode', sources_mode_block: { web_results: [A, B] } },
        { intended_usage: 'ask_text', markdown_block: { chunks: ['Lumora', ' [2].'] } },
      ],
    },
  ],
  [
    'steps',
    {
      text: JSON.stringify([
        { step_type: 'SEARCH_WEB', content: { queries: [{ query: 'lamp test' }] } },
        { step_type: 'FINAL', content: { answer: JSON.stringify({ answer: 'Lumora [2].', web_results: [A, B] }) } },
      ]),
    },
  ],
])('a thread of Perplexity as its site loads it, with the answer in %s', async (_, said) => {
  const entry = { query_str: 'Which lamp?', display_model: 'turbo', updated_datetime: '2026-05-01T08:00:00.123456' };
  const thread = { status: 'success', entries: [{ ...entry, ...said, related_queries: ['And desks?'] }] };
  const { rows } = await importedRows(thread, { clock: new ZonedClock('Asia/Shanghai') });
  expect(rows).toMatchObject([
    {
      platform: 'Perplexity',
      surface: 'app',
      model: 'turbo',
      prompt: 'Which lamp?',
      text: 'Lumora [2].',
      at: '2026-05-01T08:00:00.123Z',
      citations: [B],
      searches: ['lamp test'],
    },
  ]);
});

test('the activity log of Gemini: prompts with their answers; what else was done is counted', async () => {
  const entry = (title: string, ...html: readonly string[]): object => ({
    header: 'Gemini Apps',
    title,
    time: '2026-05-01T08:00:00.123Z',
    products: ['Gemini Apps'],
    ...(html.length > 0 && { safeHtmlItem: html.map((each) => ({ html: each })) }),
  });
  const { rows, skipped } = await importedRows([
    entry(
      'Prompted Which lamp?',
      '<p>Take <strong>Lumora</strong>:</p><ul><li>warm</li><li>bright</li></ul>',
      '<p>Done.</p>',
    ),
    {
      ...entry('Searched for best desk', '<p>Wickett.</p>'),
      header: 'AI Mode',
      subtitles: [{ name: 'Desks', url: A.url }],
    },
    entry('Used an Assistant feature'),
    entry('Created Gemini Canvas titled Lamps'),
    entry('Prompted ', '<p>A picture.</p>'),
    entry('Anfrage: Welche Lampe?', '<p>Lumora.</p>'),
    entry('Eingegebener Prompt: Welche Lampe?', '<p>Lumora.</p>'),
    entry('送信したメッセージ: どの机？', '<p>Wickett.</p>'),
  ]);
  expect(rows).toMatchObject([
    {
      platform: 'Gemini',
      prompt: 'Which lamp?',
      text: 'Take **Lumora**:\n\n- warm\n- bright\n\nDone.',
      at: '2026-05-01T08:00:00.123Z',
      citations: null,
    },
    { platform: 'Google AI Mode', prompt: 'best desk', citations: [{ url: A.url, title: 'Desks' }] },
    { platform: 'Gemini', prompt: 'Welche Lampe?' },
    { platform: 'Gemini', prompt: 'どの机？' },
  ]);
  expect(skipped).toEqual({ no_text: 2, no_prompt: 2 });
});

test('a conversation of ChatGPT has all pages that its answer shows, each once, and what was searched for', async () => {
  const said = (role: string, text: string, metadata: object = {}, more: object = {}): object => {
    const content = { content_type: 'text', parts: [text] };
    return { author: { role }, content, metadata, create_time: 1_777_622_400, recipient: 'all', ...more };
  };
  const [C, D, E] = ['c', 'd', 'e'].map((page) => ({ url: `https://lamps.example/${page}`, title: page }));
  const references = [
    { type: 'grouped_webpages', items: [{ ...A, url: `${A.url}?utm_source=chatgpt.com`, supporting_websites: [B] }] },
    { type: 'url', title: 'c', item: C },
    { type: 'grouped_webpages_model_predicted_fallback', items: [], fallback_items: [D] },
    { type: 'sources_footnote', sources: [A, E] },
  ];
  const messages = [
    said('user', 'Which lamp?'),
    said('assistant', 'A plan nobody sees.', { is_visually_hidden_from_conversation: true }),
    said('assistant', 'I will look.'),
    said('tool', '', { search_model_queries: { type: 'search_model_queries', queries: ['best lamp', 'lamp test'] } }),
    said('tool', '', { search_queries: [{ type: 'search', q: 'best lamp' }] }),
    said('assistant', 'Lumora.', { model_slug: 'gpt-5', content_references: references }),
    said('user', 'And a desk?'),
    said('assistant', 'Wickett.'),
  ];
  const nodes = messages.map((message, place) => [
    `n${String(place)}`,
    { message, parent: place === 0 ? null : `n${String(place - 1)}`, children: [] },
  ]);
  const { rows } = await importedRows([{ title: 't', mapping: Object.fromEntries(nodes), current_node: 'n7' }]);
  expect(rows).toMatchObject([
    { prompt: 'Which lamp?', text: 'I will look.\n\nLumora.', searches: ['best lamp', 'lamp test'] },
    { prompt: 'And a desk?', text: 'Wickett.', citations: null, searches: [] },
  ]);
  expect(rows[0]?.citations?.map(({ title }) => title)).toEqual(['All lamps', 'More', 'c', 'd', 'e']);
});
