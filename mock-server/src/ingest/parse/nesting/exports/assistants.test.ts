import { expect, test } from 'vitest';
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
  ]);
  expect(skipped).toEqual({ no_text: 2, no_prompt: 2 });
});
