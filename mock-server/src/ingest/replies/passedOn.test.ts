import { describe, expect, test } from 'vitest';
import { knownReply } from '#server/testing/briefReply.ts';

describe('Gemini behind LiteLLM', () => {
  const grounding = {
    webSearchQueries: ['best lamp'],
    groundingChunks: [
      { web: { uri: 'https://lamps.example/a', title: 'Lamps' } },
      { web: { uri: 'https://b.example' } },
    ],
    groundingSupports: [{ segment: { endIndex: 4 }, groundingChunkIndices: [1] }],
  };
  const reply = (beside: object, inMessage: object = {}): object => ({
    object: 'chat.completion',
    model: 'gemini-3-flash',
    choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: 'Lumora.', ...inMessage } }],
    ...beside,
  });

  test.each([
    ['beside the choices', reply({ vertex_ai_grounding_metadata: [grounding] })],
    ['in the message', reply({}, { vertex_ai_grounding_metadata: [grounding] })],
  ])('tells cited and found pages and queries: %s', (_, raw) => {
    expect(knownReply(raw)).toMatchObject({
      citations: [{ url: 'https://b.example' }],
      retrieved: [{ url: 'https://lamps.example/a', title: 'Lamps' }],
      searches: ['best lamp'],
    });
  });

  test('is of use beside annotations too, and nothing where it is empty', () => {
    const annotations = [{ type: 'url_citation', url_citation: { url: 'https://b.example', title: 'B' } }];
    expect(knownReply(reply({ vertex_ai_grounding_metadata: [grounding] }, { annotations }))).toMatchObject({
      citations: [{ url: 'https://b.example', title: 'B' }],
      retrieved: [{ url: 'https://lamps.example/a' }],
    });
    expect(knownReply(reply({ vertex_ai_grounding_metadata: [] }))).toMatchObject({ citations: null, searches: null });
  });

  test('is kept of a stream', () => {
    const chunk = (delta: object, beside: object = {}): string =>
      `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta }], ...beside })}\n\n`;
    const stream =
      chunk({ content: 'Lum' }) + chunk({ content: 'ora.' }, { vertex_ai_grounding_metadata: [grounding] });
    expect(knownReply(stream)).toMatchObject({ text: 'Lumora.', citations: [{ url: 'https://b.example' }] });
  });
});

describe('Claude behind LiteLLM', () => {
  const A = 'https://lamps.example/a';
  const B = 'https://b.example/b';
  const results = [
    {
      type: 'web_search_tool_result',
      tool_use_id: 's',
      content: [A, B].map((url) => ({ type: 'web_search_result', url })),
    },
  ];
  const reply = (fields: object): object => ({
    object: 'chat.completion',
    model: 'claude-sonnet-5',
    choices: [{ finish_reason: 'stop', message: { content: 'Lumora.', provider_specific_fields: fields } }],
  });

  test('tells cited and found pages', () => {
    const citations = [[{ type: 'web_search_result_location', url: B, title: 'B', supported_text: 'Lumora.' }]];
    expect(knownReply(reply({ citations, web_search_results: results }))).toMatchObject({
      citations: [{ position: 1, url: B, title: 'B' }],
      retrieved: [{ url: A }],
    });
    expect(knownReply(reply({ citations: null, web_search_results: results })).citations).toEqual([]);
    expect(knownReply(reply({ citations: null })).citations).toBeNull();
  });
});
