import { describe, expect, test } from 'vitest';
import { briefReply, knownReply } from '#server/testing/briefReply.ts';

const A = 'https://lamps.example/a';
const B = 'https://tests.example/b';

describe('Gemini', () => {
  const redirect = (id: string): string => `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${id}`;
  const grounding = {
    webSearchQueries: ['best lamp'],
    groundingChunks: [
      { web: { uri: redirect('x'), title: 'lamps.example' } },
      { web: { uri: redirect('y'), title: 'tests.example' } },
    ],
    groundingSupports: [{ segment: { endIndex: 5 }, groundingChunkIndices: [1] }],
  };
  const raw = (candidate: object): object => ({
    candidates: [
      {
        content: { role: 'model', parts: [{ text: 'Wickett?', thought: true }, { text: 'Lum' }, { text: 'ora.' }] },
        finishReason: 'STOP',
        ...candidate,
      },
    ],
    modelVersion: 'gemini-x',
  });

  test('chunks that a support refers to are cited, by the site their title names', () => {
    expect(briefReply(raw({ groundingMetadata: grounding }))).toEqual({
      ...{ kind: 'gemini', status: 'ok', text: 'Lumora.', searches: ['best lamp'], model: 'gemini-x' },
      ...{ cited: ['https://tests.example/'], found: ['https://lamps.example/'] },
    });
    const { groundingSupports: _, ...alone } = grounding;
    expect(briefReply(raw({ groundingMetadata: alone })).cited).toEqual([]);
    expect(briefReply(raw({})).cited).toBeNull();
    expect(briefReply(raw({ groundingMetadata: {} })).cited).toEqual([]);
  });

  test('cited pages of which neither address nor site is told are unknown, not none', () => {
    const untold = { ...grounding, groundingChunks: [{}, { web: { uri: redirect('y'), title: 'The best lamps' } }] };
    expect(briefReply(raw({ groundingMetadata: untold })).cited).toBeNull();
    const half = { ...untold, groundingChunks: [grounding.groundingChunks[0], untold.groundingChunks[1]] };
    const supports = [{ groundingChunkIndices: [0, 1] }];
    expect(briefReply(raw({ groundingMetadata: { ...half, groundingSupports: supports } })).cited).toEqual([
      'https://lamps.example/',
    ]);
  });

  test('pages whose words the model repeats from memory are no sources', () => {
    const citationMetadata = { citationSources: [{ startIndex: 0, endIndex: 5, uri: A, license: '' }] };
    expect(briefReply(raw({ citationMetadata }))).toMatchObject({ cited: null, found: null });
    expect(briefReply(raw({ citationMetadata, groundingMetadata: grounding })).cited).toEqual([
      'https://tests.example/',
    ]);
  });

  test('as the SDK for Python writes it', () => {
    const python =
      "GenerateContentResponse(candidates=[Candidate(content=Content(parts=[Part(text='Lumora.')], role='model'), finish_reason=<FinishReason.STOP: 'STOP'>, grounding_metadata=GroundingMetadata(grounding_chunks=[GroundingChunk(web=GroundingChunkWeb(domain='lamps.example', title='The lamps', uri='https://vertexaisearch.cloud.google.com/grounding-api-redirect/x'))], grounding_supports=[GroundingSupport(grounding_chunk_indices=[0])], web_search_queries=['best lamp']))], model_version='gemini-x')";
    expect(briefReply(python)).toMatchObject({
      text: 'Lumora.',
      cited: ['https://lamps.example/'],
      searches: ['best lamp'],
      model: 'gemini-x',
    });
  });

  test.each([
    [{ finishReason: 'MAX_TOKENS' }, { status: 'ok', truncated: true }],
    [
      { finishReason: 'SAFETY', content: {} },
      { status: 'refused', reason: 'SAFETY' },
    ],
    [{ finishReason: 'RECITATION' }, { status: 'refused' }],
    [{ finishReason: 'MALFORMED_FUNCTION_CALL', content: {} }, { status: 'failed' }],
    [{ finishReason: 'MALFORMED_RESPONSE', content: {} }, { status: 'failed' }],
    [{ finishReason: 'MODEL_ARMOR' }, { status: 'refused', reason: 'MODEL_ARMOR' }],
    [{ content: { parts: [] } }, { status: 'empty', reason: 'STOP' }],
  ])('%j', (candidate, expected) => {
    expect(knownReply(raw(candidate))).toMatchObject(expected);
  });

  test('a blocked prompt has no candidates', () => {
    expect(knownReply({ promptFeedback: { blockReason: 'SAFETY' } })).toMatchObject({
      status: 'refused',
      reason: 'SAFETY',
    });
  });

  test('Interactions', () => {
    const steps = [
      { type: 'google_search_call', arguments: { queries: ['best lamp'] } },
      { type: 'google_search_result', result: [{ url: A }, { url: B }] },
      {
        type: 'model_output',
        content: [{ type: 'text', text: 'Lumora.', annotations: [{ type: 'url_citation', url: B }] }],
      },
    ];
    expect(briefReply({ id: 'i', status: 'completed', model: 'gemini-x', steps })).toMatchObject({
      kind: 'gemini_interactions',
      text: 'Lumora.',
      cited: [B],
      found: [A],
      searches: ['best lamp'],
    });
  });
});
