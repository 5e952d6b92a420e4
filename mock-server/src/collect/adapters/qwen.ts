import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { listAt, numberAt } from '#server/ingest/replies/json.ts';
import { readDashScope } from '#server/ingest/replies/readers/readDashScope.ts';
import type { Adapter, AskRequest } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';

/** The error for a model that answers only in a stream, as many do while they think. */
const ONLY_STREAM = /\bstream(?:ing)?\b/iu;
/** The error for a model that the other endpoint serves. */
const ELSEWHERE = /url error/iu;
/** Model generations served by the multimodal endpoint even for text prompts. */
const MULTIMODAL = /^qwen(?:3\.[5-9]|[4-9])/iu;

const STREAMED = { accept: 'text/event-stream', 'x-dashscope-sse': 'enable' } as const;

const endpointOf = ({ model, endpoint }: AskRequest) => endpoint ?? (MULTIMODAL.test(model) ? 'multimodal' : 'text');

const contentOf = (request: AskRequest): unknown =>
  endpointOf(request) === 'text' ? request.prompt : [{ text: request.prompt }];

/** DashScope's native text generation: the OpenAI-compatible mode returns no sources. */
export const qwen: Adapter = {
  id: 'qwen',
  build: (request) => ({
    method: 'POST',
    url: `${request.baseUrl}/services/aigc/${endpointOf(request)}-generation/generation`,
    headers: { ...jsonHeaders(request.key), ...(request.isStreamed === true && STREAMED) },
    body: {
      model: request.model,
      input: {
        messages: [{ role: 'user', content: contentOf(request) }],
      },
      parameters: {
        result_format: 'message',
        ...(request.isStreamed === true && { incremental_output: true }),
        ...(request.searchMode !== 'none' && {
          enable_search: true,
          search_options: {
            forced_search: request.searchMode === 'forced',
            enable_source: true,
            enable_citation: true,
            citation_format: '[<number>]',
            search_strategy: 'turbo',
          },
        }),
      },
    },
  }),
  parse: (raw) => (isPlainObject(raw) ? readDashScope(raw) : null),
  instead: (request, { kind, detail }) => {
    if (kind === 'request' && ONLY_STREAM.test(detail) && request.isStreamed === undefined) {
      return { ...request, isStreamed: true };
    }
    if (!ELSEWHERE.test(detail) || request.endpoint !== undefined) return null;
    return { ...request, endpoint: endpointOf(request) === 'text' ? 'multimodal' : 'text' };
  },
  // Above fifteen searches a second no request fails: the search is silently skipped.
  searched: (raw) => {
    const results = listAt(raw, 'output', 'search_info', 'search_results');
    return results !== undefined && (numberAt(raw, 'usage', 'plugins', 'search', 'count') ?? 1) > 0;
  },
  classify: (status, headers, body) =>
    classifyFault(status, headers, body, [
      [
        'quota',
        /free (?:allocated )?quota|FreeTierOnly|Arrearage|CommodityNotPurchased|BillOverdue|in good standing|overdue/iu,
      ],
      ['model', ELSEWHERE],
      ['model', /Model\.AccessDenied|AccessDenied\.Unpurchased/u],
      // Here these codes mean tokens per minute.
      ['rate', /Throttling|insufficient_quota|limit_requests|limit_burst_rate/u, [429, 400, 503]],
    ]),
};
