import { A, B, C, marked } from './saidPages.ts';
import type { Said } from './wellSaid.ts';

export const deepseekReply = ({ words }: Said): object => ({
  id: 'ds-1',
  type: 'message',
  role: 'assistant',
  model: 'DeepSeek-V4.1-Flash',
  content: [
    { type: 'server_tool_use', id: 's1', name: 'web_search', input: { query: '最佳 工具' } },
    {
      type: 'web_search_tool_result',
      tool_use_id: 's1',
      content: [A, B].map((source) => ({ type: 'web_search_result', ...source, page_age: '2026-01-01' })),
    },
    { type: 'text', text: words },
  ],
  stop_reason: 'end_turn',
  usage: { input_tokens: 6000, output_tokens: 400, server_tool_use: { web_search_requests: 1 } },
});

export const qwenReply = ({ words }: Said): object => ({
  request_id: 'q-1',
  output: {
    choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: `${words}[2]，以及 [9]` } }],
    search_info: {
      search_results: [A, B, C].map((source, index) => ({ index: index + 1, ...source, site_name: '站', icon: '' })),
    },
  },
  usage: { input_tokens: 800, output_tokens: 300, total_tokens: 1100, plugins: { search: { count: 1 } } },
});

export const doubaoReply = ({ model, words }: Said): object => ({
  id: 'resp_2',
  object: 'response',
  created_at: 1_764_000_002,
  status: 'completed',
  model: `${model}-260215`,
  output: [
    { type: 'web_search_call', id: 'ws1', status: 'completed', action: { type: 'search', query: '最佳 工具' } },
    {
      type: 'message',
      role: 'assistant',
      status: 'completed',
      content: [
        {
          type: 'output_text',
          text: words,
          annotations: [B, A].map((source) => ({
            type: 'annotation',
            ...source,
            site_name: '站',
            publish_time: '2026',
          })),
        },
      ],
    },
  ],
  usage: { input_tokens: 3000, output_tokens: 500, total_tokens: 3500, tool_usage: { web_search: 1 } },
});

export const doubaoAppReply = ({ model, words }: Said): object => ({
  id: 'resp_3',
  object: 'response',
  created_at: 1_764_000_003,
  status: 'completed',
  model,
  output: [
    {
      type: 'doubao_app_call',
      feature: 'ai_search',
      status: 'completed',
      blocks: [
        {
          type: 'search',
          summary: '搜索到 3 篇',
          queries: ['最佳工具'],
          results: [A, A, B].map((source, index) => ({
            text_card: { id: String(index), index: index + 1, ...source, sitename: '站' },
          })),
        },
        { type: 'reasoning_text', text: '想' },
        { type: 'output_text', text: `${words}[3]` },
      ],
    },
  ],
  usage: { input_tokens: 0, output_tokens: 0, total_tokens: 0 },
});

export const ernieReply = ({ model, words }: Said): object => ({
  id: 'as-1',
  object: 'chat.completion',
  created: 1_764_000_004,
  model,
  choices: [{ index: 0, message: { role: 'assistant', content: `${words}^[1][3]^` }, finish_reason: 'stop', flag: 0 }],
  search_results: [A, B, C].map((source, index) => ({ index: index + 1, ...source })),
  usage: {
    prompt_tokens: 900,
    completion_tokens: 200,
    total_tokens: 1100,
    prompt_tokens_details: { search_tokens: 700 },
  },
});

export const tokenhubReply = ({ model, words }: Said): object => ({
  id: 'th-1',
  object: 'response',
  status: 'completed',
  model,
  output: [
    { type: 'web_search_call', status: 'completed', action: { type: 'search', query: '工具' } },
    {
      type: 'message',
      role: 'assistant',
      content: [{ type: 'output_text', text: words, annotations: [{ type: 'url_citation', ...A }] }],
    },
  ],
  usage: { input_tokens: 500, output_tokens: 100, total_tokens: 600 },
});

export const grokReply = ({ model, words }: Said): object => ({
  id: 'x-1',
  object: 'response',
  created_at: 1_764_000_005,
  status: 'completed',
  model: `${model}-0709`,
  output: [
    { type: 'web_search_call', status: 'completed', action: { type: 'search', query: 'best tools' } },
    {
      type: 'message',
      role: 'assistant',
      content: [
        {
          type: 'output_text',
          text: `${words} [[1]](${A.url})`,
          annotations: [{ type: 'url_citation', url: A.url, title: '1', start_index: 0, end_index: 1 }],
        },
      ],
    },
  ],
  citations: [A.url, B.url],
  usage: {
    input_tokens: 5000,
    output_tokens: 400,
    cost_in_usd_ticks: 152_500_000,
    server_side_tool_usage_details: { web_search_calls: 1, x_search_calls: 0 },
  },
});

export const mistralReply = ({ model, words }: Said): object => ({
  object: 'conversation.response',
  conversation_id: 'c-1',
  outputs: [
    { type: 'tool.execution', name: 'web_search', arguments: '{"query": "best tools"}' },
    {
      type: 'message.output',
      role: 'assistant',
      model,
      content: [
        { type: 'text', text: words },
        { type: 'tool_reference', tool: 'web_search', ...B, source: 'beta' },
        { type: 'text', text: '，完' },
        { type: 'tool_reference', tool: 'web_search', ...A, source: 'alpha' },
      ],
    },
  ],
  usage: {
    prompt_tokens: 2000,
    completion_tokens: 300,
    total_tokens: 2300,
    connector_tokens: 1500,
    connectors: { web_search: 1 },
  },
});

export const openrouterReply = ({ model, words }: Said): object => ({
  id: 'gen-1',
  object: 'chat.completion',
  created: 1_764_000_006,
  model,
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: {
        role: 'assistant',
        content: marked(words),
        annotations: [A, B].map((source) => ({ type: 'url_citation', url_citation: { ...source, content: '…' } })),
      },
    },
  ],
  usage: {
    ...{ prompt_tokens: 3000, completion_tokens: 250, cost: 0.0212 },
    server_tool_use_details: { web_search_requests: 1, tool_calls_requested: 1, tool_calls_executed: 1 },
  },
});

/** Kimi's answer takes four requests: the tools, a call, its result, and the text. */
export const kimiReplies = {
  tools: {
    object: 'list',
    tools: [{ type: 'function', function: { name: 'web_search', parameters: { type: 'object' } } }],
  },
  call: ({ model }: Said): object => ({
    id: 'k-1',
    object: 'chat.completion',
    created: 1_764_000_007,
    model,
    choices: [
      {
        index: 0,
        finish_reason: 'tool_calls',
        message: {
          role: 'assistant',
          content: '',
          reasoning_content: '需要搜索',
          tool_calls: [
            {
              id: 'web_search:0',
              type: 'function',
              function: { name: 'web_search', arguments: '{"query":"最佳工具"}' },
            },
          ],
        },
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  }),
  fiber: {
    id: 'fiber-1',
    object: 'fiber',
    status: 'succeeded',
    context: { input: '{}', encrypted_output: '----MOONSHOT ENCRYPTED BEGIN----x' },
    formula: 'moonshot/web-search:latest',
  },
  answer: ({ model, words }: Said): object => ({
    id: 'k-2',
    object: 'chat.completion',
    created: 1_764_000_008,
    model: `${model}-0905`,
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: words } }],
    usage: { prompt_tokens: 2100, completion_tokens: 330, total_tokens: 2430 },
  }),
};
