import { describe, expect, test } from 'vitest';
import { briefReply, knownReply } from '#server/testing/briefReply.ts';

const A = 'https://lamps.example/a';
const sse = (events: readonly object[]): string =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('') + 'data: [DONE]\n\n';

describe('saved streams, as text and as a list', () => {
  const chunk = (delta: object, beside: object = {}, finish: string | null = null): object => ({
    ...{ object: 'chat.completion.chunk', model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] },
    ...beside,
  });
  const chunks = [
    chunk({ role: 'assistant', content: '' }),
    chunk({ content: 'Lum' }),
    chunk({ content: 'ora[1].' }, { citations: [A] }),
    chunk({}, {}, 'stop'),
    { object: 'chat.completion.chunk', model: 'm', choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } },
  ];

  test.each([
    ['text', sse(chunks)],
    ['list', chunks],
    ['lines', chunks.map((each) => JSON.stringify(each)).join('\n')],
  ])('chat completions: %s', (_, raw) => {
    expect(briefReply(raw)).toMatchObject({
      kind: 'chat_completion',
      status: 'ok',
      text: 'Lumora[1].',
      cited: [A],
      model: 'm',
    });
    expect(knownReply(raw).usage).toMatchObject({ output: 2 });
  });

  test('a refusal that OpenRouter calls a stop', () => {
    const choice = { index: 0, delta: { content: '' }, finish_reason: 'stop', native_finish_reason: 'SAFETY' };
    expect(
      knownReply(sse([chunk({ content: '' }), { object: 'chat.completion.chunk', choices: [choice] }])),
    ).toMatchObject({ status: 'refused', reason: 'SAFETY' });
  });

  test('Sonar says every word twice, piece by piece and in a message that grows, and has the answer once', () => {
    const piece = (content: string, so: string, object = 'chat.completion.chunk'): object => ({
      ...{ object, model: 'sonar', citations: [A] },
      choices: [{ index: 0, delta: { content }, message: { content: so }, finish_reason: null }],
    });
    const events = [
      piece('Lum', 'Lum'),
      piece('ora', 'Lumora'),
      piece('[1].', 'Lumora[1].'),
      piece('', 'Lumora[1].', 'chat.completion.done'),
    ];
    expect(briefReply(sse(events))).toMatchObject({ text: 'Lumora[1].', cited: [A] });
    const grown = events.map((event) => JSON.parse(JSON.stringify(event).replace(/"delta":\{[^}]*\},/u, '')) as object);
    expect(briefReply(sse(grown)).text).toBe('Lumora[1].');
  });

  test('Groq tells twice of a search that it ran', () => {
    const tool = (results: readonly object[]): object => ({
      executed_tools: [{ index: 0, type: 'search', arguments: '{"query": "best lamp"}', search_results: { results } }],
    });
    const events = [
      chunk(tool([])),
      chunk(tool([{ url: A, title: 'Lamps' }])),
      chunk({ content: 'Lumora.' }, {}, 'stop'),
    ];
    expect(briefReply(sse(events))).toMatchObject({ text: 'Lumora.', searches: ['best lamp'], found: [A] });
  });

  test('one that broke off is cut off', () => {
    expect(knownReply(chunks.slice(0, 2))).toMatchObject({ text: 'Lum', truncated: true });
  });

  test.each([
    [
      'Anthropic',
      [
        { type: 'message_start', message: { type: 'message', role: 'assistant', model: 'claude-x', content: [] } },
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Lum' } },
        { type: 'error', error: { type: 'overloaded_error', message: 'Oh' } },
      ],
    ],
    [
      'Responses',
      [
        { type: 'response.created', response: { object: 'response', status: 'in_progress', output: [] } },
        { type: 'response.output_text.delta', output_index: 0, delta: 'Lum' },
        { type: 'error', code: 'overloaded_error', message: 'Oh' },
      ],
    ],
    ['chat', [chunk({ content: 'Lum' }), { error: { code: 'overloaded_error', message: 'Oh' } }]],
    [
      'Gemini',
      [
        { candidates: [{ content: { parts: [{ text: 'Lum' }] } }] },
        { error: { status: 'overloaded_error', message: 'Oh' } },
      ],
    ],
    [
      'DashScope',
      [
        { request_id: 'r', output: { choices: [{ finish_reason: 'null', message: { content: 'Lum' } }] } },
        { request_id: 'r', code: 'overloaded_error', message: 'Oh' },
      ],
    ],
    ['Ollama', [{ model: 'm', message: { content: 'Lum' }, done: false }, { error: 'overloaded_error: Oh' }]],
  ])('%s: one that ends with an error failed, whatever it had said', (_, events) => {
    expect(knownReply(sse(events))).toMatchObject({ status: 'failed', reason: 'overloaded_error: Oh' });
  });

  test('Responses: the last event holds the whole; without it the words that came', () => {
    const output = [{ type: 'message', content: [{ type: 'output_text', text: 'Lumora.', annotations: [] }] }];
    const delta = { type: 'response.output_text.delta', delta: 'Lum' };
    const whole = { type: 'response.completed', response: { object: 'response', status: 'completed', output } };
    expect(briefReply(sse([delta, whole])).text).toBe('Lumora.');
    expect(knownReply([{ type: 'response.created', response: { model: 'm' } }, delta])).toMatchObject({
      text: 'Lum',
      truncated: true,
      model: 'm',
    });
  });

  test('Responses: an end without the answer leaves the items, and the words of those that have not ended', () => {
    const event = (type: string, beside: object): object => ({ type: `response.${type}`, ...beside });
    const message = (text: string, url: string) => ({
      ...{ type: 'message', role: 'assistant', phase: 'final_answer' },
      content: [{ type: 'output_text', text, annotations: [{ type: 'url_citation', url }] }],
    });
    const events = [
      event('created', { response: { model: 'm', status: 'in_progress', output: [] } }),
      event('output_text.delta', { output_index: 0, delta: 'Let me look.' }),
      event('output_item.done', { output_index: 0, item: { ...message('Let me look.', A), phase: 'commentary' } }),
      event('output_text.delta', { output_index: 1, delta: 'Lumora.' }),
    ];
    const done = event('output_item.done', { output_index: 1, item: message('Lumora.', A) });
    const end = event('completed', {
      response: { object: 'response', model: 'm', status: 'completed', output: [], usage: { output_tokens: 3 } },
    });
    const whole = [...events, done, end];
    expect(briefReply(sse(whole))).toMatchObject({ status: 'ok', text: 'Lumora.', cited: [A] });
    expect(knownReply(whole)).toMatchObject({ truncated: false, usage: { output: 3 } });
    expect(knownReply(events)).toMatchObject({ text: 'Lumora.', truncated: true });
  });

  test('Anthropic', () => {
    const events = [
      { type: 'message_start', message: { type: 'message', role: 'assistant', model: 'claude-x', content: [] } },
      {
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'server_tool_use', name: 'web_search', input: {} },
      },
      { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: '{"query": "la' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: 'mp"}' } },
      { type: 'content_block_start', index: 1, content_block: { type: 'text', text: '' } },
      {
        type: 'content_block_delta',
        index: 1,
        delta: { type: 'citations_delta', citation: { url: A, title: 'Lamps' } },
      },
      { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: 'Lum' } },
      { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: 'ora.' } },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
    ];
    const lines = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
    expect(briefReply(lines)).toEqual({
      kind: 'anthropic_messages',
      status: 'ok',
      text: 'Lumora.',
      searches: ['lamp'],
      model: 'claude-x',
      cited: [A],
      found: [],
    });
  });

  test('Gemini and DashScope, in pieces and growing', () => {
    const piece = (text: string, beside: object = {}): object => ({
      candidates: [{ content: { parts: [{ text }] }, ...beside }],
    });
    const grounding = { groundingChunks: [{ web: { uri: A } }], groundingSupports: [{ groundingChunkIndices: [0] }] };
    expect(
      briefReply([
        piece('Lum', { groundingMetadata: grounding }),
        piece('ora.', { finishReason: 'STOP', groundingMetadata: {} }),
      ]),
    ).toMatchObject({ text: 'Lumora.', cited: [A] });
    const ali = (content: string | readonly object[], finish: string, beside: object = {}): object => ({
      request_id: 'r',
      output: { choices: [{ finish_reason: finish, message: { content } }], ...beside },
    });
    const search = { search_info: { search_results: [{ index: 1, url: A }] } };
    expect(briefReply([ali('翎', 'null', search), ali('翎途[1]', 'stop')])).toMatchObject({
      text: '翎途[1]',
      cited: [A],
      status: 'ok',
    });
    expect(briefReply([ali('翎', 'null'), ali('途', 'stop')]).text).toBe('翎途');
    expect(briefReply([ali([{ text: '翎' }], 'null', search), ali([{ text: '途[1]' }], 'stop')])).toMatchObject({
      ...{ text: '翎途[1]', cited: [A] },
    });
  });

  test('Mistral: parts of thinking and of text in the place of words', () => {
    const thought = { type: 'thinking', thinking: [{ type: 'text', text: 'Wickett?' }] };
    const parts = [
      chunk({ content: [thought] }),
      chunk({ content: [{ type: 'text', text: 'Lumora.' }] }),
      chunk({}, {}, 'stop'),
    ];
    expect(briefReply(parts)).toMatchObject({ text: 'Lumora.', status: 'ok' });
  });

  test('Azure, which begins with what its filter found, and the older completions', () => {
    const filter = { choices: [], id: '', prompt_filter_results: [{ prompt_index: 0 }] };
    expect(briefReply([filter, ...chunks].map((each) => JSON.stringify(each)).join('\n')).text).toBe('Lumora[1].');
    const piece = (text: string, finish: string | null): object => ({
      ...{ object: 'text_completion', id: 'cmpl-1', model: 'm' },
      choices: [{ index: 0, text, finish_reason: finish }],
    });
    expect(knownReply([piece('Lum', null), piece('ora.', 'stop')])).toMatchObject({
      text: 'Lumora.',
      truncated: false,
    });
  });

  describe('Cohere', () => {
    const events = [
      { type: 'message-start', id: 'c1', delta: { message: { role: 'assistant', content: [], citations: [] } } },
      { type: 'content-start', index: 0, delta: { message: { content: { type: 'thinking', thinking: '' } } } },
      { type: 'content-delta', index: 0, delta: { message: { content: { thinking: 'Wickett?' } } } },
      { type: 'content-delta', index: 1, delta: { message: { content: { text: 'Lum' } } } },
      { type: 'content-delta', index: 1, delta: { message: { content: { text: 'ora.' } } } },
      {
        ...{ type: 'citation-start', index: 0 },
        delta: { message: { citations: { start: 0, end: 6, sources: [{ type: 'document', document: { url: A } }] } } },
      },
      { type: 'message-end', delta: { finish_reason: 'COMPLETE', usage: { tokens: { output_tokens: 10 } } } },
    ];

    test('version 2', () => {
      expect(briefReply(sse(events))).toMatchObject({ kind: 'cohere', status: 'ok', text: 'Lumora.', cited: [A] });
      expect(knownReply(events).usage).toMatchObject({ output: 10 });
      expect(knownReply(events.slice(0, 4))).toMatchObject({ text: 'Lum', truncated: true });
    });

    test('version 1: the last event holds the whole; without it the words that came', () => {
      const words = { event_type: 'text-generation', text: 'Lum' };
      const start = { event_type: 'stream-start', generation_id: 'g' };
      const whole = { text: 'Lumora.', generation_id: 'g', documents: [{ id: 'd', url: A }] };
      const cited = { ...whole, citations: [{ start: 0, end: 6, document_ids: ['d'] }] };
      const end = { event_type: 'stream-end', finish_reason: 'COMPLETE', response: cited };
      expect(briefReply([start, words, end])).toMatchObject({ kind: 'cohere', text: 'Lumora.', cited: [A] });
      expect(knownReply([start, words])).toMatchObject({ text: 'Lum', truncated: true });
    });
  });

  test('Bedrock: events are named by their key', () => {
    const delta = (value: object): object => ({ contentBlockDelta: { contentBlockIndex: 0, delta: value } });
    const events = [
      { messageStart: { role: 'assistant' } },
      delta({ reasoningContent: { text: 'Wickett?' } }),
      delta({ text: 'Lum' }),
      delta({ text: 'ora.' }),
      { contentBlockStop: { contentBlockIndex: 0 } },
      { messageStop: { stopReason: 'end_turn' } },
      { metadata: { usage: { inputTokens: 2, outputTokens: 3 } } },
    ];
    expect(briefReply(events.map((each) => JSON.stringify(each)).join('\n'))).toMatchObject({
      kind: 'bedrock_converse',
      status: 'ok',
      text: 'Lumora.',
    });
    expect(knownReply(events).usage).toMatchObject({ output: 3 });
    expect(knownReply(events.slice(0, 4))).toMatchObject({ text: 'Lumora.', truncated: true });
  });

  test("Gemini's Interactions: steps with words, annotations and queries", () => {
    const step = (index: number, type: string): object => ({ event_type: 'step.start', index, step: { type } });
    const delta = (index: number, value: object): object => ({ event_type: 'step.delta', index, delta: value });
    const events = [
      { event_type: 'interaction.created', interaction: { id: 'i', object: 'interaction', model: 'gemini-x' } },
      step(0, 'google_search_call'),
      delta(0, { type: 'google_search_call', arguments: { queries: ['lamp'] } }),
      step(1, 'google_search_result'),
      delta(1, { type: 'google_search_result', result: [{ url: 'https://lamps.example/b' }] }),
      step(2, 'model_output'),
      delta(2, { type: 'text', text: 'Lum' }),
      delta(2, { type: 'text', text: 'ora.' }),
      delta(2, { type: 'text_annotation_delta', annotations: [{ type: 'url_citation', url: A }] }),
      { event_type: 'interaction.completed', interaction: { status: 'completed' } },
    ];
    expect(briefReply(sse(events))).toEqual({
      kind: 'gemini_interactions',
      status: 'ok',
      text: 'Lumora.',
      searches: ['lamp'],
      model: 'gemini-x',
      cited: [A],
      found: ['https://lamps.example/b'],
    });
    expect(knownReply(events.slice(0, -1))).toMatchObject({ text: 'Lumora.', truncated: true });
  });

  test('Ollama', () => {
    expect(
      briefReply(
        '{"model":"m","message":{"content":"Lum"},"done":false}\n{"model":"m","message":{"content":"ora."},"done":true}',
      ),
    ).toMatchObject({ kind: 'ollama', text: 'Lumora.', model: 'm' });
  });
});
