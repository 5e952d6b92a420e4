import { describe, expect, it } from 'vitest';
import { PROVIDER_IDS } from '#client/api/schemas/collectProviderSchemas.ts';
import type { ProviderId, SearchMode } from '#client/api/schemas/collectProviderSchemas.ts';
import { factsOf } from '../providers/providerTable.ts';
import type { HttpRequest } from './Adapter.ts';
import { adapterOf } from './adapterOf.ts';

function requestOf(id: ProviderId, searchMode: SearchMode, country: string | null = null): HttpRequest {
  const asked = { prompt: 'Which lamp?', model: 'some-model', baseUrl: 'https://api.example', key: 'sk-1' };
  return adapterOf(id).build({ ...asked, searchMode, country });
}

const NUDGE = 'Search the web before you answer.';
const RESPONSES_TOOL = { tools: [{ type: 'web_search' }] };
const anthropicTool = [{ type: 'web_search_20250305', name: 'web_search', max_uses: 3 }];
const messages = [{ role: 'user', content: 'Which lamp?' }];
const openaiSearch = {
  tools: [{ type: 'web_search', search_context_size: 'medium' }],
  include: ['web_search_call.action.sources'],
  max_tool_calls: 3,
};
const qwenSearch = { enable_source: true, enable_citation: true, citation_format: '[<number>]' };

/** What each provider's documentation asks for in a body, so that the answer is searched for and names its pages. */
const SEARCHING: Readonly<Record<ProviderId, Partial<Record<SearchMode, object>>>> = {
  openai: {
    forced: { ...openaiSearch, tool_choice: 'required' },
    auto: { ...openaiSearch, tool_choice: 'auto' },
  },
  perplexity: { auto: { tools: [{ type: 'web_search', search_context_size: 'medium' }] } },
  gemini: {
    nudged: { tools: [{ google_search: {} }], systemInstruction: { parts: [{ text: NUDGE }] } },
    auto: { tools: [{ google_search: {} }] },
  },
  claude: {
    forced: { messages, tools: anthropicTool, tool_choice: { type: 'tool', name: 'web_search' } },
    nudged: { messages, tools: anthropicTool, system: NUDGE },
    auto: { messages, tools: anthropicTool },
  },
  deepseek: {
    nudged: { messages, tools: anthropicTool, system: NUDGE },
    auto: { messages, tools: anthropicTool },
  },
  qwen: {
    forced: { parameters: { enable_search: true, search_options: { ...qwenSearch, forced_search: true } } },
    auto: { parameters: { enable_search: true, search_options: { ...qwenSearch, forced_search: false } } },
  },
  // The tools are fetched first.
  kimi: {},
  doubao: {
    auto: { tools: [{ type: 'web_search' }], max_tool_calls: 3 },
    forced: { tools: [{ type: 'web_search' }], tool_choice: 'required' },
  },
  doubao_app: { auto: { tools: [{ type: 'doubao_app', feature: { ai_search: { type: 'enabled' } } }] } },
  // Without the trace, Qianfan returns no pages.
  ernie: { auto: { messages, web_search: { enable: true, enable_citation: true, enable_trace: true } } },
  tokenhub: { auto: RESPONSES_TOOL },
  grok: {
    forced: { ...RESPONSES_TOOL, tool_choice: 'required' },
    auto: { ...RESPONSES_TOOL, tool_choice: 'auto' },
  },
  mistral: { auto: RESPONSES_TOOL },
  openrouter: { auto: { messages, tools: [{ type: 'openrouter:web_search', parameters: { engine: 'native' } }] } },
};

const MODES = PROVIDER_IDS.flatMap((id) => factsOf(id).searchModes.map((mode) => [id, mode] as const));

it.each(MODES.filter(([id, mode]) => mode !== 'none' && id !== 'kimi'))(
  '%s, search %s: asks for a search and for the pages it finds',
  (id, mode) => {
    const expected = SEARCHING[id][mode];
    expect(expected, 'a search mode without an expectation').toBeDefined();
    expect(requestOf(id, mode).body).toMatchObject(expected ?? {});
  },
);

it.each(MODES.filter(([, mode]) => mode === 'none'))('%s, search %s: asks for none', (id, mode) => {
  const { headers, body } = requestOf(id, mode);
  expect(JSON.stringify([headers, body])).not.toMatch(/search|tool/iu);
});

it('only a forced or nudged search is more than offered', () => {
  for (const [id, mode] of MODES.filter(([, each]) => each === 'auto')) {
    const { body } = requestOf(id, mode);
    expect(JSON.stringify(body ?? null), id).not.toMatch(
      /"tool_choice":(?:"required"|\{)|"forced_search":true|Search the web/u,
    );
  }
});

describe('the country', () => {
  it.each(['openai', 'perplexity', 'claude', 'doubao'] as const)('%s is told where the reader is', (id) => {
    expect(JSON.stringify(requestOf(id, 'auto', 'DE').body)).toContain('"country":"DE"');
  });

  it('is sent only where it is known', () => {
    for (const id of PROVIDER_IDS) expect(JSON.stringify(requestOf(id, 'auto').body ?? null)).not.toContain('country');
  });
});
