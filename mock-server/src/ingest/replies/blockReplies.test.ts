import { describe, expect, test } from 'vitest';
import { briefReply, knownReply } from '#server/testing/briefReply.ts';

const A = 'https://lamps.example/a';
const B = 'https://tests.example/b';
const C = 'https://shop.example/c';

describe('the Responses family', () => {
  const message = (text: string, annotations?: readonly object[]): object => ({
    type: 'message',
    role: 'assistant',
    content: [{ type: 'output_text', text, ...(annotations && { annotations }) }],
  });
  const search = {
    type: 'web_search_call',
    status: 'completed',
    action: {
      type: 'search',
      queries: ['best lamp', 'lamp test'],
      sources: [
        { type: 'url', url: A },
        { type: 'url', url: B },
      ],
    },
  };

  test('OpenAI: text, citations, queries, and the pages it only consulted', () => {
    const raw = {
      id: 'resp',
      object: 'response',
      status: 'completed',
      model: 'gpt-x-2026-01-01',
      created_at: 1_777_600_000,
      output: [
        { type: 'reasoning', summary: [{ type: 'summary_text', text: 'Wickett?' }] },
        search,
        { type: 'web_search_call', action: { type: 'open_page', url: C } },
        message('Lumora 💡 ([lamps.example](https://lamps.example/a))', [
          { type: 'url_citation', url: A, title: 'Lamps', start_index: 0, end_index: 1 },
        ]),
      ],
      usage: {
        input_tokens: 9,
        output_tokens: 4,
        output_tokens_details: { reasoning_tokens: 2 },
        input_tokens_details: { cached_tokens: 1 },
      },
    };
    expect(briefReply(raw)).toMatchObject({
      cited: [A],
      found: [B, C],
      searches: ['best lamp', 'lamp test'],
      model: 'gpt-x-2026-01-01',
    });
    expect(knownReply(raw).usage).toMatchObject({ input: 9, output: 4, reasoning: 2, cached: 1 });
    expect(briefReply(raw.output)).toMatchObject({ cited: [A] });
  });

  test('a search without annotations cites none; without a search or a list of annotations nobody can tell', () => {
    const of = (output: readonly object[], model = 'gpt'): object => ({ object: 'response', model, output });
    expect(briefReply(of([search, message('Lumora.')])).cited).toEqual([]);
    expect(briefReply(of([message('Lumora.', [])])).cited).toEqual([]);
    expect(briefReply(of([message('Lumora.')])).cited).toBeNull();
    expect(briefReply(of([search, message('翎途。')], 'qwen3-max'))).toMatchObject({ cited: null, found: [A, B] });
  });

  test.each([
    [
      { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
      { status: 'ok', truncated: true, reason: 'max_output_tokens' },
    ],
    [{ status: 'in_progress' }, { status: 'ok', truncated: true, reason: 'in_progress' }],
    [
      { status: 'incomplete', incomplete_details: { reason: 'content_filter' } },
      { status: 'refused', reason: 'content_filter' },
    ],
    [
      { status: 'failed', error: { code: 'server_error', message: 'Oh' } },
      { status: 'failed', reason: 'server_error: Oh' },
    ],
    [
      { status: 'completed', error: null },
      { status: 'ok', reason: '' },
    ],
  ])('%j', (beside, expected) => {
    expect(knownReply({ object: 'response', output: [message('Lum')], ...beside })).toMatchObject(expected);
  });

  test('refusals, no text, and several messages', () => {
    const refusal = { type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] };
    expect(knownReply({ object: 'response', output: [refusal] })).toMatchObject({
      status: 'refused',
      reason: 'No.',
      text: 'No.',
    });
    expect(knownReply({ object: 'response', output: [] }).status).toBe('empty');
    expect(knownReply({ object: 'response', output: [message('I look.'), message('Lumora.')] }).text).toBe(
      'I look.\n\nLumora.',
    );
  });

  test('xAI: titles that are numbers are none, its list of pages is not what it cites', () => {
    const raw = {
      object: 'response',
      model: 'grok-4',
      output: [message('Lumora [[1]](https://lamps.example/a)', [{ type: 'url_citation', url: A, title: '1' }])],
      citations: [A, B],
      usage: { cost_in_usd_ticks: 2e8 },
    };
    expect(briefReply(raw)).toMatchObject({ cited: [A], found: [B] });
    expect(knownReply(raw)).toMatchObject({ citations: [{ title: '' }], usage: { costUsd: 0.02 } });
  });

  test('Ark: annotations of any type, and the answers of its app', () => {
    const annotations = [{ type: 'annotation', url: A, title: '甲', site_name: '甲站' }];
    expect(briefReply({ object: 'response', output: [message('翎途。', annotations)] }).cited).toEqual([A]);
    const card = (url: string, index: number): object => ({
      text_card: { id: `${index}`, index, url, title: `第${index}` },
    });
    const app = {
      type: 'doubao_app_call',
      blocks: [
        { type: 'reasoning_text', text: '珩动？' },
        { type: 'search', queries: ['好车'], results: [card(A, 1), card(B, 2), card(A, 3)] },
        { type: 'output_text', text: '推荐翎途[3]。' },
      ],
    };
    expect(briefReply({ object: 'response', output: [app] })).toMatchObject({
      text: '推荐翎途[3]。',
      cited: [A],
      found: [B],
      searches: ['好车'],
    });
  });
});

describe('Anthropic', () => {
  const use = { type: 'server_tool_use', id: 's', name: 'web_search', input: { query: 'best lamp' } };
  const found = {
    type: 'web_search_tool_result',
    tool_use_id: 's',
    content: [
      { type: 'web_search_result', url: A, title: 'Lamps' },
      { type: 'web_search_result', url: B, title: 'Tests' },
    ],
  };
  const cite = {
    type: 'text',
    text: 'Lumora',
    citations: [{ type: 'web_search_result_location', url: B, title: null, cited_text: 'Lumora wins' }],
  };
  const raw = (content: readonly object[], beside: object = {}): object => ({
    type: 'message',
    role: 'assistant',
    model: 'claude-x',
    stop_reason: 'end_turn',
    content,
    ...beside,
  });

  test('blocks are joined without a break; only what the text points at is cited', () => {
    const content = [
      { type: 'thinking', thinking: 'Wickett?' },
      use,
      found,
      { type: 'text', text: 'Take ' },
      cite,
      { type: 'text', text: '.' },
    ];
    expect(briefReply(raw(content))).toEqual({
      kind: 'anthropic_messages',
      status: 'ok',
      text: 'Take Lumora.',
      searches: ['best lamp'],
      model: 'claude-x',
      cited: [B],
      found: [A],
    });
    expect(briefReply(content)).toMatchObject({ kind: 'blocks', cited: [B] });
    expect(briefReply(JSON.stringify(content))).toMatchObject({ text: 'Take Lumora.' });
  });

  test('a page that was opened was looked at', () => {
    const document = { type: 'document', title: 'Lamps', source: { type: 'text', data: 'Lumora' } };
    const opened = {
      type: 'web_fetch_tool_result',
      content: { type: 'web_fetch_result', url: A, retrieved_at: '2026-03-03T15:05:04Z', content: document },
    };
    const content = [{ ...use, name: 'web_fetch', input: { url: A } }, opened, { type: 'text', text: 'Lumora.' }];
    const reply = knownReply(raw(content));
    expect(reply).toMatchObject({ text: 'Lumora.', citations: null, searches: null });
    expect(reply.retrieved).toEqual([{ position: 1, url: A, title: 'Lamps' }]);
  });

  test('a search between two texts ends a paragraph: what follows may be a heading', () => {
    const text = (words: string) => ({ type: 'text', text: words });
    const content = [
      text('Let me look. '),
      use,
      found,
      text('# Lamps'),
      text('\n\nTake '),
      cite,
      use,
      found,
      text('And:'),
    ];
    expect(briefReply(raw(content)).text).toBe('Let me look.\n\n# Lamps\n\nTake Lumora\n\nAnd:');
  });

  test('no search: nobody can tell; a search and no citation: none, unless the engine never tells', () => {
    const text = { type: 'text', text: 'Lumora.' };
    expect(briefReply(raw([text])).cited).toBeNull();
    expect(briefReply(raw([use, found, text])).cited).toEqual([]);
    expect(briefReply(raw([use, found, text], { model: 'deepseek-v4' }))).toMatchObject({ cited: null, found: [A, B] });
  });

  test.each([
    [{ stop_reason: 'max_tokens' }, { status: 'ok', truncated: true }],
    [
      { stop_reason: 'refusal', stop_details: { type: 'refusal', category: 'cyber' } },
      { status: 'refused', reason: 'cyber' },
    ],
    [
      { usage: { input_tokens: 1, output_tokens: 2, server_tool_use: { web_search_requests: 3 } } },
      { usage: { searches: 3 } },
    ],
  ])('%j', (beside, expected) => {
    expect(knownReply(raw([{ type: 'text', text: 'Lum' }], beside))).toMatchObject(expected);
  });

  test('what goes on with an earlier message does not show what was searched for, which is not nothing', () => {
    const text = { type: 'text', text: 'Lumora.', citations: [{ type: 'web_search_result_location', url: A }] };
    expect(briefReply(raw([found, text]))).toMatchObject({ cited: [A], found: [B], searches: null });
  });

  test('DeepSeek’s own search is one', () => {
    const own = [
      { type: 'server_tool_use', name: 'deepseek_web_search', input: { queries: ['lamp', 'lamp test'] } },
      { type: 'deepseek_web_search_tool_result', content: [{ type: 'web_search_result', url: B }] },
    ];
    const text = { type: 'text', text: 'Lumora.', citations: [{ type: 'web_search_result_location', url: A }] };
    expect(briefReply(raw([...own, text], { model: 'deepseek-flash' }))).toMatchObject({
      ...{ cited: [A], found: [B], searches: ['lamp', 'lamp test'] },
    });
  });

  test('when every search failed, the answer is none of the engine’s', () => {
    const error = {
      type: 'web_search_tool_result',
      content: { type: 'web_search_tool_result_error', error_code: 'unavailable' },
    };
    expect(knownReply(raw([use, error, { type: 'text', text: 'Lumora.' }]))).toMatchObject({
      status: 'failed',
      reason: 'degraded: unavailable',
    });
  });
});

test('Mistral: references stand between the chunks of the text', () => {
  const outputs = [
    { type: 'tool.execution', name: 'web_search', arguments: '{"query": "best \\u706f"}' },
    {
      type: 'message.output',
      model: 'mistral-x',
      content: [
        { type: 'text', text: 'Take ' },
        { type: 'tool_reference', tool: 'web_search', title: 'Lamps', url: A },
        { type: 'text', text: 'Lumora.' },
      ],
    },
  ];
  expect(briefReply({ conversation_id: 'c', outputs })).toMatchObject({
    kind: 'mistral_conversations',
    text: 'Take Lumora.',
    cited: [A],
    searches: ['best 灯'],
    model: 'mistral-x',
  });
});
