import { A, B, C, cited, marked } from './saidPages.ts';

/** Successful replies of every provider, written by hand from its documentation. Values computed from them are in the tests. */

export interface Said {
  readonly prompt: string;
  readonly model: string;
  /** The text of the answer, without marks. */
  readonly words: string;
}

export const openaiReply = ({ model, words }: Said): object => {
  const text = marked(words);
  const annotation = ({ url, title }: typeof A): object => {
    const start = text.indexOf(`[${title}]`);
    const end = text.indexOf(')', start) + 1;
    return { type: 'url_citation', url: `${url}?utm_source=openai`, title, start_index: start, end_index: end };
  };
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_764_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    model: `${model}-2026-08-07`,
    output: [
      { id: 'rs_1', type: 'reasoning', summary: [] },
      {
        id: 'ws_1',
        type: 'web_search_call',
        status: 'completed',
        action: {
          type: 'search',
          queries: ['best tools', '最佳 工具'],
          sources: [A, B, C].map(({ url }) => ({ type: 'url', url })),
        },
      },
      {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [annotation(A), annotation(B), annotation(A)] }],
      },
    ],
    usage: {
      input_tokens: 9000,
      input_tokens_details: { cached_tokens: 1000 },
      output_tokens: 700,
      output_tokens_details: { reasoning_tokens: 300 },
      total_tokens: 9700,
    },
  };
};

export const perplexityReply = ({ model, words }: Said): object => ({
  id: 'r-1',
  object: 'response',
  created_at: 1_764_000_001,
  status: 'completed',
  model,
  output: [
    {
      type: 'search_results',
      queries: ['best tools 2026'],
      results: [A, B, C].map((source, index) => ({ id: index + 1, ...source, snippet: '…', source: 'web' })),
    },
    {
      type: 'message',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text: cited(words), annotations: [] }],
    },
  ],
  usage: {
    input_tokens: 4000,
    output_tokens: 600,
    total_tokens: 4600,
    tool_calls_details: { web_search: { invocation: 1 } },
    cost: { currency: 'USD', input_cost: 0.001, output_cost: 0.0015, tool_calls_cost: 0.005, total_cost: 0.0075 },
  },
});

const REDIRECT = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';

export const geminiReply = ({ model, words }: Said): object => {
  const text = `🔎 ${words}。第二句没有来源。`;
  const first = Buffer.byteLength(`🔎 ${words}。`);
  return {
    candidates: [
      {
        content: { role: 'model', parts: [{ text: '想一想', thought: true }, { text }] },
        finishReason: 'STOP',
        index: 0,
        groundingMetadata: {
          webSearchQueries: ['best tools', 'tools review'],
          searchEntryPoint: { renderedContent: '<div></div>' },
          groundingChunks: ['alpha.example', 'beta.example', 'gamma.example'].map((title, index) => ({
            web: { uri: `${REDIRECT}${String(index)}`, title },
          })),
          groundingSupports: [
            { segment: { startIndex: 0, endIndex: first, text: `🔎 ${words}。` }, groundingChunkIndices: [1, 0] },
          ],
        },
      },
    ],
    usageMetadata: {
      promptTokenCount: 40,
      candidatesTokenCount: 300,
      thoughtsTokenCount: 200,
      toolUsePromptTokenCount: 100,
      totalTokenCount: 640,
    },
    modelVersion: `${model}-001`,
    responseId: 'g-1',
  };
};

export const claudeReply = ({ model, words }: Said): object => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: `${model}-20260801`,
  content: [
    { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'best tools' } },
    {
      type: 'web_search_tool_result',
      tool_use_id: 'srvtoolu_1',
      content: [A, B, C].map((source) => ({
        type: 'web_search_result',
        ...source,
        page_age: null,
        encrypted_content: 'x',
      })),
    },
    { type: 'text', text: `${words}，` },
    {
      type: 'text',
      text: '见 Beta。',
      citations: [
        { type: 'web_search_result_location', ...B, cited_text: '…', encrypted_index: 'x' },
        { type: 'web_search_result_location', url: A.url, title: null, cited_text: '…', encrypted_index: 'y' },
      ],
    },
    { type: 'text', text: '完。' },
  ],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: {
    input_tokens: 12_000,
    output_tokens: 500,
    cache_read_input_tokens: 0,
    cache_creation_input_tokens: 0,
    server_tool_use: { web_search_requests: 1 },
  },
});
