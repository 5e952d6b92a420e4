import { describe, expect, test } from 'vitest';
import { briefReply, knownReply } from '#server/testing/briefReply.ts';
import { readReply } from './readReply.ts';

const A = 'https://lamps.example/a';
const B = 'https://tests.example/b';
const C = 'https://shop.example/c';

const chat = (message: object, beside: object = {}, choice: object = {}): object => ({
  id: 'c1',
  object: 'chat.completion',
  created: 1_777_600_000,
  model: 'some-model',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message }, ...choice }],
  ...beside,
});

describe('chat completions', () => {
  test('the least there can be', () => {
    expect(briefReply({ choices: [{ message: { content: 'Lumora.' } }] })).toEqual({
      ...{
        kind: 'chat_completion',
        status: 'ok',
        text: 'Lumora.',
        searches: null,
        model: '',
        cited: null,
        found: null,
      },
    });
  });

  test('an answer that Azure filtered comes without a message', () => {
    const choice = { index: 0, finish_reason: 'content_filter', content_filter_results: { hate: { filtered: true } } };
    expect(readReply({ object: 'chat.completion', model: 'some-model', choices: [choice] })).toMatchObject({
      ...{ kind: 'chat_completion', status: 'refused', reason: 'content_filter', text: '', model: 'some-model' },
    });
    expect(readReply({ choices: [{ label: 'A' }, { label: 'B' }] })).toBeNull();
  });

  test('annotations are the citations, each page once, in order of the text', () => {
    const annotation = (url: string, title: string | null): object => ({
      type: 'url_citation',
      url_citation: { url, title, start_index: 0, end_index: 3 },
    });
    const annotations = [annotation(B, 'Tests'), annotation(A, null), annotation(B, 'Tests')];
    const reply = knownReply(
      chat({ content: 'Lumora.', annotations }, { usage: { prompt_tokens: 3, completion_tokens: 5 } }),
    );
    expect(reply).toMatchObject({ model: 'some-model', createdAt: 1_777_600_000_000, id: 'c1' });
    expect(reply.usage).toMatchObject({ input: 3, output: 5 });
    expect(reply.citations).toEqual([
      { position: 1, url: B, title: 'Tests' },
      { position: 2, url: A, title: '' },
    ]);
    expect(briefReply(chat({ content: 'x', annotations: [] })).cited).toEqual([]);
  });

  test('Sonar: numbers in the text are cited, the rest was found; without any mark its own list stands', () => {
    const beside = { citations: [A, B, C], search_results: [{ title: 'Tests', url: B }] };
    const marked = chat({ content: '<think>Wickett?</think>\n\nLumora[2], and again [2][9].' }, beside);
    expect(briefReply(marked)).toMatchObject({ text: 'Lumora[2], and again [2][9].', cited: [B], found: [A, C] });
    expect(knownReply(marked).citations?.[0]?.title).toBe('Tests');
    expect(briefReply(chat({ content: 'Lumora.' }, beside))).toMatchObject({ cited: [A, B, C], found: [] });
  });

  test('lists of results are told by their marks, and only by them', () => {
    const results = [
      { index: 1, url: A, title: '甲' },
      { index: 3, url: B, title: '乙' },
    ];
    expect(briefReply(chat({ content: '翎途^[3]^。' }, { search_results: results }))).toMatchObject({
      cited: [B],
      found: [A],
    });
    expect(briefReply(chat({ content: '翎途。' }, { search_results: results }))).toMatchObject({
      cited: null,
      found: [A, B],
    });
    const references = [
      { id: 1, url: A, web_anchor: '甲', type: 'web' },
      { id: 2, url: C, type: 'image' },
    ];
    expect(briefReply(chat({ content: '翎途[1][2]' }, { references }))).toMatchObject({ cited: [A], found: [] });
    expect(briefReply(chat({ content: '[1]' }, { search_info: { search_results: results } })).cited).toEqual([A]);
  });

  test('Grok lists what it met, which is not what it cites', () => {
    const grok = { model: 'grok-4', citations: [A, B] };
    expect(briefReply(chat({ content: 'Lumora.' }, grok))).toMatchObject({ cited: null, found: [A, B] });
  });

  test.each([
    [{ content: null, refusal: 'I cannot help.' }, {}, 'refused', 'I cannot help.'],
    [{ content: 'Lum' }, { finish_reason: 'content_filter' }, 'refused', 'content_filter'],
    [{ content: '好' }, { flag: 3 }, 'refused', 'flag'],
    [{ content: '' }, {}, 'empty', 'stop'],
    [{ content: '<think>Lumora or Wickett' }, { finish_reason: 'length' }, 'empty', 'length'],
    [{ content: null, tool_calls: [{}] }, { finish_reason: 'tool_calls' }, 'empty', 'tool_calls'],
    [{ content: 'Lum' }, { error: { code: 502, message: 'Upstream' } }, 'failed', '502: Upstream'],
    [{ content: 'The web search tool is temporarily unavailable.' }, {}, 'failed', 'degraded'],
  ])('%j %j is %s', (message, choice, status, reason) => {
    expect(knownReply(chat(message, {}, choice))).toMatchObject({ status, reason });
  });

  test('an answer that was cut off is one, and says so', () => {
    const cut = knownReply(chat({ content: 'Lumora and' }, {}, { finish_reason: 'length' }));
    expect(cut).toMatchObject({ status: 'ok', truncated: true, reason: 'length', text: 'Lumora and' });
  });

  test('a refusal that is called a stop', () => {
    const choice = { finish_reason: 'stop', native_finish_reason: 'SAFETY', message: { content: '' } };
    expect(knownReply({ object: 'chat.completion', choices: [choice] })).toMatchObject({
      ...{ status: 'refused', reason: 'SAFETY' },
    });
    const stopped = { ...choice, native_finish_reason: 'STOP', message: { content: 'Lumora.' } };
    expect(knownReply({ object: 'chat.completion', choices: [stopped] }).status).toBe('ok');
  });

  test('reasoning beside the text is none of it, and content may come in parts', () => {
    const content = [
      { type: 'reasoning', text: 'Wickett?' },
      { type: 'text', text: 'Lum' },
      { type: 'text', text: 'ora.' },
    ];
    expect(briefReply(chat({ content, reasoning_content: 'Wickett' })).text).toBe('Lumora.');
  });

  test('searches of tools that ran', () => {
    const tool = { type: 'search', arguments: '{"query": "best lamp"}', search_results: { results: [{ url: A }] } };
    expect(briefReply(chat({ content: 'Lumora.', executed_tools: [tool] }))).toMatchObject({
      ...{ searches: ['best lamp'], cited: null, found: [A] },
    });
  });
});

describe('others of the family', () => {
  const results = [
    { index: 1, title: '甲', url: A, site_name: '甲站' },
    { index: 2, title: '乙', url: B },
  ];

  test('DashScope, native', () => {
    const output = {
      choices: [
        { finish_reason: 'stop', message: { content: '推荐翎途[ref_2]。[ref_无]', reasoning_content: '珩动？' } },
      ],
      search_info: { search_results: results },
    };
    const usage = { input_tokens: 3, output_tokens: 5, plugins: { search: { count: 1 } } };
    expect(briefReply({ output, usage, request_id: 'r' })).toMatchObject({
      kind: 'dashscope',
      cited: [B],
      found: [A],
      searches: null,
    });
    expect(knownReply({ output, usage, request_id: 'r' }).usage).toMatchObject({ searches: 1 });
    expect(briefReply({ output: { text: '翎途', finish_reason: 'stop' }, request_id: 'r' })).toMatchObject({
      text: '翎途',
      cited: null,
    });
    const failed = {
      status_code: 400,
      code: 'DataInspectionFailed',
      message: 'bad input',
      output: null,
      request_id: 'r',
    };
    expect(knownReply(failed)).toMatchObject({ status: 'refused', reason: 'DataInspectionFailed: bad input' });
  });

  test('Hunyuan, native, inside and outside its envelope', () => {
    const own = {
      Choices: [{ FinishReason: 'stop', Message: { Role: 'assistant', Content: '推荐翎途[1](@ref)。' } }],
      SearchInfo: { SearchResults: [{ Index: 1, Title: '甲', Url: A, Text: '甲站' }] },
    };
    for (const raw of [own, { Response: own }]) {
      expect(briefReply(raw)).toMatchObject({ kind: 'hunyuan', text: '推荐翎途[1](@ref)。', cited: [A] });
    }
    expect(knownReply(own)).toMatchObject({ model: '', platform: 'Hunyuan' });
    const sensitive = { Choices: [{ FinishReason: 'sensitive', Message: { Content: '' } }] };
    expect(knownReply(sensitive).status).toBe('refused');
  });

  test('Cohere, both versions', () => {
    const message = {
      content: [{ type: 'text', text: 'Lumora.' }],
      citations: [{ start: 0, end: 6, sources: [{ type: 'document', id: 'd', document: { url: A, title: 'Lamps' } }] }],
    };
    expect(briefReply({ id: 'x', finish_reason: 'COMPLETE', message })).toMatchObject({ kind: 'cohere', cited: [A] });
    const tool = { type: 'tool', id: A, tool_output: { url: A, title: 'Lamps', text: 'Lumora wins' } };
    const ofTool = { ...message, citations: [{ start: 0, end: 6, sources: [tool] }] };
    expect(briefReply({ id: 'x', finish_reason: 'COMPLETE', message: ofTool }).cited).toEqual([A]);
    const calls = { role: 'assistant', tool_plan: 'I will look.', tool_calls: [{ id: 't', type: 'function' }] };
    expect(knownReply({ id: 'x', finish_reason: 'TOOL_CALL', message: calls })).toMatchObject({
      ...{ status: 'empty', reason: 'TOOL_CALL' },
    });
    const first = {
      text: 'Lumora.',
      generation_id: 'g',
      citations: [{ document_ids: ['web_1'] }],
      documents: [
        { id: 'web_0', url: B },
        { id: 'web_1', url: A },
      ],
      search_queries: [{ text: 'best lamp' }],
    };
    expect(briefReply(first)).toMatchObject({ cited: [A], found: [B], searches: ['best lamp'] });
  });

  test('Ollama, Bedrock, the AI SDK and LangChain', () => {
    expect(briefReply({ model: 'llama', message: { content: 'Lumora.' }, done: true })).toMatchObject({
      kind: 'ollama',
      text: 'Lumora.',
    });
    const converse = {
      output: { message: { role: 'assistant', content: [{ text: 'Lumora.' }] } },
      stopReason: 'guardrail_intervened',
    };
    expect(knownReply(converse)).toMatchObject({ kind: 'bedrock_converse', status: 'refused' });
    const sdk = { text: 'Lumora.', finishReason: 'stop', sources: [{ sourceType: 'url', url: A, title: 'Lamps' }] };
    expect(briefReply(sdk)).toMatchObject({ kind: 'ai_sdk', cited: [A] });
    const kept = {
      lc: 1,
      type: 'constructor',
      id: ['langchain', 'AIMessage'],
      kwargs: { content: 'Lumora.', response_metadata: { model_name: 'm' } },
    };
    expect(briefReply(kept)).toMatchObject({ kind: 'langchain', text: 'Lumora.', model: 'm' });
  });

  test('the last message of a conversation', () => {
    const messages = [
      { role: 'user', content: 'Best lamp?' },
      { role: 'assistant', content: 'Wickett.' },
      { role: 'user', content: 'Cheaper?' },
      { role: 'assistant', content: 'Lumora.' },
    ];
    expect(briefReply(messages)).toMatchObject({ kind: 'message', text: 'Lumora.', cited: null });
  });
});

describe('failures', () => {
  test.each([
    [{ error: { code: 'rate_limit_exceeded', message: 'Slow down' } }, 'failed', 'rate_limit_exceeded: Slow down'],
    [{ error: 'No credit' }, 'failed', 'No credit'],
    [
      { type: 'error', error: { type: 'overloaded_error', message: 'Busy' }, request_id: 'r' },
      'failed',
      'overloaded_error: Busy',
    ],
    [{ detail: 'Not found' }, 'failed', 'Not found'],
    [{ error: { code: 'OutputTextRiskDetection', message: 'risky' } }, 'refused', 'OutputTextRiskDetection: risky'],
    [
      {
        type: 'error',
        error: { type: 'invalid_request_error', message: 'Output blocked by content filtering policy' },
      },
      'refused',
      'invalid_request_error: Output blocked by content filtering policy',
    ],
    [{ code: 'Throttling', message: 'Too many', request_id: 'r' }, 'failed', 'Throttling: Too many'],
  ])('%j', (raw, status, reason) => {
    expect(knownReply(raw)).toMatchObject({ kind: 'error', status, reason, text: '' });
  });
});

describe('wrapped', () => {
  const whole = chat({ content: 'Lumora.' });

  test.each([
    ['a batch of OpenAI', { custom_id: 'q', response: { status_code: 200, body: whole }, error: null }],
    ['a list of one', [whole]],
    ['JSON', JSON.stringify(whole)],
    ['JSON in a fence', `\`\`\`json\n${JSON.stringify(whole, null, 1)}\n\`\`\``],
    ['JSON in JSON', JSON.stringify({ body: whole })],
    ['Python’s dict', "{'choices': [{'message': {'content': 'Lumora.', 'refusal': None}, 'finish_reason': 'stop'}]}"],
    [
      'Python’s object',
      "ChatCompletion(id='c', choices=[Choice(finish_reason='stop', index=0, message=ChatCompletionMessage(content='Lumora.', role='assistant'))], model='m')",
    ],
  ])('in %s', (_, raw) => {
    expect(briefReply(raw)).toMatchObject({ kind: 'chat_completion', status: 'ok', text: 'Lumora.' });
  });

  test.each([
    'Lumora.',
    '[Lumora](https://lamps.example) is good',
    '{"brand": "Lumora"}',
    '[1]',
    '',
    {},
    [],
    null,
    5,
    undefined,
    ['Lumora', 'Wickett'],
    { text: 'Lumora' },
    { content: 'Lumora' },
  ])('%j is no reply', (value) => {
    expect(readReply(value)).toBeNull();
  });
});
