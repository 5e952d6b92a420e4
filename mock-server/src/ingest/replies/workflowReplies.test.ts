import { describe, expect, test } from 'vitest';
import { briefReply, knownReply } from '#server/testing/briefReply.ts';

const sse = (events: readonly object[]): string => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');

describe('Dify', () => {
  const said = { message_id: 'm', conversation_id: 'c' };

  test('a reply of a chat, with the parts of documents that it found', () => {
    const metadata = { retriever_resources: [{ document_name: 'lamps.pdf', content: 'Wickett' }], usage: {} };
    const reply = { event: 'message', ...said, mode: 'chat', answer: 'Lumora', metadata, created_at: 1_769_940_000 };
    expect(briefReply(reply)).toMatchObject({ kind: 'workflow', status: 'ok', text: 'Lumora', cited: null });
    expect(knownReply(reply).createdAt).toBe(1_769_940_000_000);
  });

  const run = { id: 'r', workflow_id: 'w', status: 'succeeded', created_at: 1_769_940_000 };

  test.each([
    ['a reply of a workflow', { workflow_run_id: 'r', data: { ...run, outputs: { text: 'Lumora' } } }],
    ['its only output', { ...run, outputs: { recommendation: 'Lumora', score: 3 } }],
    ['the output named answer of several', { ...run, outputs: { note: 'x', answer: 'Lumora' } }],
  ])('%s', (_, reply) => {
    expect(briefReply(reply)).toMatchObject({ status: 'ok', text: 'Lumora' });
  });

  test('a run tells its question, also as JSON, and how it failed', () => {
    const inputs = { query: 'Which lamp?', 'sys.user_id': 'u' };
    const failed = { ...run, status: 'failed', error: 'Rate limit', outputs: null };
    for (const asked of [inputs, JSON.stringify(inputs)]) {
      const reply = knownReply({ ...failed, inputs: asked });
      expect([reply.prompt, reply.status, reply.reason]).toEqual(['Which lamp?', 'failed', 'Rate limit']);
    }
  });

  test.each([
    [
      'a chat',
      [
        { event: 'workflow_started', ...said, data: {} },
        { event: 'message', ...said, answer: 'Lum', created_at: 1_769_940_000 },
        { event: 'message', ...said, answer: 'ora' },
        { event: 'message_end', ...said, metadata: {} },
      ],
    ],
    [
      'an agent, with a moderation that replaces the text',
      [
        { event: 'agent_message', ...said, answer: 'Secret' },
        { event: 'message_replace', ...said, answer: 'Lumora' },
        { event: 'message_end', ...said },
      ],
    ],
    [
      'a workflow',
      [
        { event: 'workflow_started', workflow_run_id: 'r', data: run },
        { event: 'text_chunk', workflow_run_id: 'r', data: { text: 'Lum' } },
        { event: 'workflow_finished', workflow_run_id: 'r', data: { ...run, outputs: { text: 'Lumora' } } },
      ],
    ],
  ])('a saved stream of %s', (_, events) => {
    for (const raw of [sse(events), events]) {
      expect(briefReply(raw)).toMatchObject({ kind: 'workflow', status: 'ok', text: 'Lumora' });
    }
  });

  test('a stream that ends in an error failed', () => {
    const events = [
      { event: 'message', ...said, answer: 'Lum' },
      { event: 'error', ...said, status: 400, code: 'provider_quota_exceeded', message: 'Quota' },
    ];
    expect(knownReply(sse(events))).toMatchObject({ status: 'failed', reason: 'Quota' });
  });
});

describe('Coze', () => {
  const output = JSON.stringify({ output: 'Lumora' });

  test.each([
    ['a workflow', { code: 0, msg: 'Success', data: output, debug_url: 'https://coze.example/d' }],
    ['its history', { execute_id: 'e', create_time: 1_769_940_000, output: JSON.stringify({ Output: output }) }],
    ['the output of its history', JSON.stringify({ Output: output })],
  ])('%s, in JSON within JSON', (_, reply) => {
    expect(briefReply(reply)).toMatchObject({ status: 'ok', text: 'Lumora' });
  });

  test('a saved stream, whose last event repeats the answer', () => {
    const chat = { id: 'c', conversation_id: 'v', bot_id: 'b', last_error: { code: 0, msg: '' } };
    const piece = (content: string, type = 'answer', id = 'm') => {
      return { id, conversation_id: 'v', bot_id: 'b', chat_id: 'c', role: 'assistant', type, content };
    };
    const events = [
      { ...chat, status: 'created' },
      ...[piece('{}', 'function_call', 'f'), piece('Lum'), piece('ora'), piece('Lumora')],
      ...[piece('{}', 'verbose', 'w'), piece('Why?', 'follow_up', 'q')],
      { ...chat, status: 'completed' },
    ];
    const text = events.map((event) => `event:conversation.message.delta\ndata:${JSON.stringify(event)}\n`).join('\n');
    expect(briefReply(`${text}\nevent:done\ndata:"[DONE]"\n`)).toMatchObject({ status: 'ok', text: 'Lumora' });
    const failed = { ...chat, status: 'failed', last_error: { code: 4027, msg: 'No quota' } };
    expect(knownReply(sse([failed]))).toMatchObject({ status: 'failed', reason: 'No quota' });
  });

  test('a saved stream of a workflow, whose last output answers', () => {
    const piece = (content: string, isLast = false, title = 'Message') => {
      return `id: 0\nevent: Message\ndata: ${JSON.stringify({ content, node_is_finish: isLast, node_title: title })}\n`;
    };
    const events = [piece('Searching'), piece('…', true), piece('Lum', false, 'End'), piece('ora', true, 'End')];
    expect(briefReply(events.join('\n'))).toMatchObject({ status: 'ok', text: 'Lumora' });
    expect(briefReply([...events, piece(output, true, '')].join('\n'))).toMatchObject({ text: 'Lumora' });
  });

  test('calls of tools and suggested questions are no part of the answer', () => {
    const of = (type: string, content: string) => ({ role: 'assistant', type, content, content_type: 'text' });
    const messages = [of('function_call', '{}'), of('answer', 'Lumora'), of('verbose', '{}'), of('follow_up', 'Why?')];
    expect(briefReply({ code: 0, data: messages })).toMatchObject({ text: 'Lumora' });
  });
});
