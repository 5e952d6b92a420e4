import { describe, expect, it } from 'vitest';
import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import { readReply } from '#server/ingest/replies/readReply.ts';
import { adapterOf } from './adapterOf.ts';
import { readAnswer } from './readAnswer.ts';

const ALPHA = 'https://alpha.example/guide';
const BETA = 'https://beta.example/review';

const read = (id: ProviderId, raw: unknown) => readAnswer(adapterOf(id), raw, 'auto');

const responseOf = (...output: readonly object[]) => {
  return { id: 'r', object: 'response', status: 'completed', model: 'm', output, usage: { input_tokens: 1 } };
};
const said = (text: string, more: object = {}) => {
  return { type: 'message', role: 'assistant', content: [{ type: 'output_text', text, annotations: [] }], ...more };
};
const messageOf = (...content: readonly object[]) => {
  return { id: 'm', type: 'message', role: 'assistant', model: 'claude', content, stop_reason: 'end_turn' };
};
const conversationOf = (outputs: readonly object[], usage: object = {}) => {
  return { object: 'conversation.response', conversation_id: 'c', outputs, usage };
};

describe.each(['openai', 'grok', 'doubao', 'perplexity', 'tokenhub'] as const)('%s', (id) => {
  it('has searched where a search ran, though the reply shows neither what for nor what was found', () => {
    const answer = read(id, responseOf({ type: 'web_search_call', id: 'w', status: 'completed' }, said('Alpha')));
    expect(answer).toMatchObject({ searched: true, reply: { status: 'ok', searches: null } });
  });

  it('has not searched where every search failed, or none was made', () => {
    const failed = { type: 'web_search_call', status: 'failed', action: { type: 'search', query: 'best tools' } };
    expect(read(id, responseOf(failed, said('Alpha')))?.searched).toBe(false);
    expect(read(id, responseOf(said('Alpha')))).toMatchObject({ searched: false, reply: { citations: [] } });
  });
});

it('counts a search of an older tool, which does not say what it did, and no page that was opened', () => {
  const opened = { type: 'web_search_call', status: 'completed', action: { type: 'open_page', url: ALPHA } };
  const raw = responseOf({ type: 'web_search_call', status: 'completed' }, opened, said('Alpha'));
  expect(read('openai', raw)?.reply).toMatchObject({ usage: { searches: 1 }, retrieved: [{ url: ALPHA }] });
});

it('takes the answer of a reply that tells it from what was said on the way, and what there is where it does not', () => {
  const raw = responseOf(
    said('I will look that up.', { phase: 'commentary' }),
    said('Alpha', { phase: 'final_answer' }),
  );
  expect(read('openai', raw)?.reply.text).toBe('Alpha');
  expect(read('openai', responseOf(said('I am at it.', { phase: 'commentary' })))?.reply.text).toBe('I am at it.');
});

it('finds the pages of marks that name the web', () => {
  const results = [
    { id: 1, url: ALPHA, title: 'Alpha' },
    { id: 2, url: BETA, title: 'Beta' },
  ];
  const raw = responseOf({ type: 'search_results', queries: ['tools'], results }, said('Beta is good [web:2].'));
  const reply = read('perplexity', raw)?.reply;
  expect([reply?.citations?.map(({ url }) => url), reply?.retrieved?.map(({ url }) => url)]).toEqual([[BETA], [ALPHA]]);
});

it('reads a message with blocks that nobody knows yet, and knows that it did not search', () => {
  const raw = messageOf({ type: 'text', text: 'Alpha' }, { type: 'container_upload', file_id: 'f' });
  expect(read('claude', raw)).toMatchObject({ searched: false, reply: { status: 'ok', text: 'Alpha', citations: [] } });
});

it('tells a message that searched for nothing it shows from one that did not search', () => {
  const use = { type: 'server_tool_use', id: 's', name: 'web_search', input: { query: 'tools' } };
  expect(read('claude', messageOf(use, { type: 'text', text: 'Alpha' }))?.searched).toBe(true);
  expect(read('deepseek', messageOf({ type: 'text', text: 'Alpha' }))?.searched).toBe(false);
});

it('takes a reply of Gemini without candidates for an empty one, which may be asked for again', () => {
  const raw = { usageMetadata: { promptTokenCount: 9 }, modelVersion: 'gemini-2.5-flash', responseId: 'r' };
  expect(read('gemini', raw)?.reply).toMatchObject({ status: 'empty', model: 'gemini-2.5-flash' });
});

it('reads Mistral’s entries whose type is left out, its premium search, and a conversation without an answer', () => {
  const answer = { role: 'assistant', content: 'Alpha' };
  expect(read('mistral', conversationOf([answer]))).toMatchObject({ searched: false, reply: { text: 'Alpha' } });
  const tool = { type: 'tool.execution', name: 'web_search_premium', arguments: '' };
  const usage = { prompt_tokens: 1, completion_tokens: 2, connectors: { web_search_premium: 2, code_interpreter: 5 } };
  const searched = read('mistral', conversationOf([tool, answer], usage));
  expect(searched).toMatchObject({ searched: true, reply: { searches: null, usage: { searches: 2 } } });
  expect(read('mistral', conversationOf([]))?.reply.status).toBe('empty');
});

it('has not searched where Kimi’s tool failed', () => {
  const call = { id: 't', type: 'function', function: { name: 'web_search', arguments: '{"query":"tools"}' } };
  const chat = (message: object, finish: string) => ({ choices: [{ index: 0, message, finish_reason: finish }] });
  const steps = (status: string) => ({
    steps: [
      { object: 'list', tools: [] },
      chat({ role: 'assistant', content: '', tool_calls: [call] }, 'tool_calls'),
      { object: 'fiber', status, context: { encrypted_output: 'x' } },
      chat({ role: 'assistant', content: 'Alpha' }, 'stop'),
    ],
  });
  expect(read('kimi', steps('succeeded'))?.searched).toBe(true);
  expect(read('kimi', steps('failed'))).toMatchObject({ searched: false, reply: { text: 'Alpha' } });
});

it('knows of pages that were found only where the reply has a list of them', () => {
  const part = (...annotations: readonly object[]) => [{ type: 'output_text', text: 'Alpha', annotations }];
  const raw = (call: object, ...annotations: readonly object[]) => ({
    ...{ object: 'response', status: 'completed', model: 'some-model' },
    output: [call, { type: 'message', content: part(...annotations) }],
  });
  const search = (action: object) => ({ type: 'web_search_call', status: 'completed', action });
  const cited = { type: 'url_citation', url: ALPHA };
  const silent = read('openai', raw(search({ type: 'search', query: 'tools' }), cited));
  expect(silent?.reply).toMatchObject({ retrieved: null, searches: ['tools'] });
  const told = raw(search({ type: 'search', query: 'tools', sources: [{ type: 'url', url: ALPHA }] }), cited);
  expect(read('openai', told)?.reply.retrieved).toEqual([]);
  const files = { type: 'file_search_call', status: 'completed', queries: ['own files'], results: null };
  expect(read('openai', raw(files))).toMatchObject({ searched: false, reply: { searches: [] } });
});

it('counts the searches that OpenRouter ran where the answer cites nothing', () => {
  const raw = {
    choices: [{ index: 0, message: { content: 'Alpha' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 2, server_tool_use_details: { web_search_requests: 3 } },
  };
  expect(read('openrouter', raw)).toMatchObject({ searched: true, reply: { usage: { searches: 3 } } });
});

it('knows what a streamed message used from its last count', () => {
  const message = { ...messageOf(), stop_reason: null, usage: { input_tokens: 11, output_tokens: 1 } };
  const events = [
    { type: 'message_start', message },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Alpha' } },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 6 } },
  ];
  expect(readReply(events)).toMatchObject({ text: 'Alpha', usage: { input: 11, output: 6 } });
});
