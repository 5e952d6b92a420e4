import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import type { FakeFault } from './faults.ts';

const NOTICE = 'The web search tool is temporarily unavailable.';

type Kind = 'refused' | 'truncated' | 'empty' | 'degraded' | 'unsearched';

const WORDS: Readonly<Record<Kind, string>> = {
  refused: '',
  truncated: '这个回答被',
  empty: '',
  degraded: NOTICE,
  unsearched: '不搜索也知道的回答。',
};

function responses(kind: Kind): object {
  const cut = kind === 'truncated' ? { reason: 'max_output_tokens' } : null;
  const part =
    kind === 'refused'
      ? { type: 'refusal', refusal: 'I cannot help with that.' }
      : { type: 'output_text', text: WORDS[kind], annotations: [] };
  return {
    object: 'response',
    status: cut === null ? 'completed' : 'incomplete',
    incomplete_details: cut,
    model: 'served-1',
    output: [{ type: 'message', role: 'assistant', content: kind === 'empty' ? [] : [part] }],
    usage: { input_tokens: 10, output_tokens: 5 },
  };
}

function chat(kind: Kind): object {
  const finish = { refused: 'content_filter', truncated: 'length' } as const;
  const isTold = kind === 'refused' || kind === 'truncated';
  return {
    object: 'chat.completion',
    model: 'served-1',
    choices: [
      {
        index: 0,
        finish_reason: isTold ? finish[kind] : 'stop',
        message: { role: 'assistant', content: WORDS[kind] },
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 5 },
  };
}

function anthropic(kind: Kind): object {
  const reasons = { refused: 'refusal', truncated: 'max_tokens' } as const;
  const isTold = kind === 'refused' || kind === 'truncated';
  const result =
    kind === 'degraded'
      ? [
          { type: 'server_tool_use', id: 's', name: 'web_search', input: { query: 'x' } },
          {
            type: 'web_search_tool_result',
            tool_use_id: 's',
            content: { type: 'web_search_tool_result_error', error_code: 'unavailable' },
          },
        ]
      : [];
  const said = WORDS[kind] === '' ? [] : [{ type: 'text', text: WORDS[kind] }];
  return {
    type: 'message',
    role: 'assistant',
    model: 'served-1',
    content: [...result, ...said],
    stop_reason: isTold ? reasons[kind] : 'end_turn',
    ...(kind === 'refused' && { stop_details: { type: 'refusal', category: 'cyber', explanation: 'no' } }),
    usage: { input_tokens: 10, output_tokens: 5, server_tool_use: { web_search_requests: 0 } },
  };
}

function gemini(kind: Kind): object {
  if (kind === 'refused') return { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, modelVersion: 'served-1' };
  const parts = WORDS[kind] === '' ? [] : [{ text: WORDS[kind] }];
  return {
    candidates: [{ content: { role: 'model', parts }, finishReason: kind === 'truncated' ? 'MAX_TOKENS' : 'STOP' }],
    modelVersion: 'served-1',
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5 },
  };
}

function dashScope(kind: Kind): object {
  return {
    request_id: 'q',
    output: {
      choices: [
        {
          finish_reason: kind === 'truncated' ? 'length' : 'stop',
          message: { role: 'assistant', content: WORDS[kind] },
        },
      ],
    },
    usage: { input_tokens: 10, output_tokens: 5 },
  };
}

function mistral(kind: Kind): object {
  return {
    object: 'conversation.response',
    conversation_id: 'c',
    outputs: [{ type: 'message.output', role: 'assistant', model: 'served-1', content: WORDS[kind] }],
    usage: { prompt_tokens: 10, completion_tokens: 5 },
  };
}

/** A successful status with an incomplete answer; null for any other fault, and for those that the provider's protocol cannot express. */
export function faultyAnswer(fault: FakeFault, provider: ProviderId): object | null {
  if (!(fault in WORDS)) return null;
  const kind = fault as Kind;
  switch (provider) {
    case 'claude':
    case 'deepseek':
      return anthropic(kind);
    case 'gemini':
      return gemini(kind);
    case 'qwen':
      return kind === 'refused' ? null : dashScope(kind);
    case 'mistral':
      return kind === 'refused' || kind === 'truncated' ? null : mistral(kind);
    case 'kimi':
    case 'ernie':
    case 'openrouter':
      return chat(kind);
    case 'openai':
    case 'perplexity':
    case 'doubao':
    case 'doubao_app':
    case 'tokenhub':
    case 'grok':
      return responses(kind);
  }
}
