import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { objectsAt, textAt } from '#server/ingest/replies/json.ts';
import { readResponses } from '#server/ingest/replies/readers/readResponses.ts';
import type { Adapter, AskRequest } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';
import { searchRan } from './searchRan.ts';
import { withoutForce } from './withoutForce.ts';

/** Includes reasoning tokens; a lower limit truncates answers. */
export const MOST_TOKENS = 8192;
/** Maximum searches per answer, which bounds its cost. */
export const MOST_SEARCHES = 3;

function toolsOf({ searchMode, country }: AskRequest): object {
  if (searchMode === 'none') return {};
  const place = country === null ? {} : { user_location: { type: 'approximate', country } };
  return {
    tools: [{ type: 'web_search', search_context_size: 'medium', ...place }],
    tool_choice: searchMode === 'forced' ? 'required' : 'auto',
    include: ['web_search_call.action.sources'],
    max_tool_calls: MOST_SEARCHES,
  };
}

/** OpenAI's Responses API with web search. */
export const openai: Adapter = {
  id: 'openai',
  build: (request) => ({
    method: 'POST',
    url: `${request.baseUrl}/responses`,
    headers: jsonHeaders(request.key),
    body: {
      model: request.model,
      input: request.prompt,
      ...toolsOf(request),
      max_output_tokens: MOST_TOKENS,
      store: false,
    },
  }),
  parse: (raw) => {
    const reply = isPlainObject(raw) ? readResponses(raw) : null;
    const usage = reply?.usage ?? null;
    if (reply === null || usage === null) return reply;
    // Opening a page is no search, and one search may have several queries. Older tool versions do not report the action.
    const calls = objectsAt(raw, 'output').filter(({ type }) => type === 'web_search_call');
    const searches = calls.filter((call) => (textAt(call, 'action', 'type') || 'search') === 'search').length;
    return { ...reply, usage: { ...usage, searches } };
  },
  searched: searchRan,
  instead: withoutForce('auto'),
  classify: (status, headers, body) => classifyFault(status, headers, body),
};
