import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { listAt, objectsAt, textAt } from '#server/ingest/replies/json.ts';
import { isWebSearch, readAnthropic } from '#server/ingest/replies/readers/readAnthropic.ts';
import type { Adapter, AskRequest, HttpRequest } from './Adapter.ts';
import { jsonHeaders, stepsOf } from './Adapter.ts';
import { classifyFault, errorWords } from './classifyFault.ts';
import { NUDGE } from './gemini.ts';
import { MOST_SEARCHES, MOST_TOKENS } from './openai.ts';
import { withoutForce } from './withoutForce.ts';

const VERSION = '2023-06-01';
/** Maximum continuations of a paused turn. */
const MOST_PAUSES = 3;

function toolsOf({ searchMode, country }: AskRequest, isFirst: boolean): object {
  if (searchMode === 'none') return {};
  const place = country === null ? {} : { user_location: { type: 'approximate', country } };
  // Later versions of the tool filter results with code, and then cite nothing.
  const tool = { type: 'web_search_20250305', name: 'web_search', max_uses: MOST_SEARCHES, ...place };
  // A continuation of a paused turn has searched already.
  const isForced = searchMode === 'forced' && isFirst;
  return { tools: [tool], ...(isForced && { tool_choice: { type: 'tool', name: 'web_search' } }) };
}

function messages(request: AskRequest, before: readonly unknown[]): HttpRequest {
  const said = before.map((step) => ({ role: 'assistant', content: listAt(step, 'content') ?? [] }));
  return {
    method: 'POST',
    url: `${request.baseUrl}/messages`,
    headers: { ...jsonHeaders(request.key, 'x-api-key', ''), 'anthropic-version': VERSION },
    body: {
      model: request.model,
      max_tokens: MOST_TOKENS,
      ...(request.searchMode === 'nudged' && { system: NUDGE }),
      messages: [{ role: 'user', content: request.prompt }, ...said],
      ...toolsOf(request, before.length === 0),
    },
  };
}

const COUNTED = ['input_tokens', 'output_tokens', 'cache_read_input_tokens'] as const;

function sumOf(steps: readonly unknown[]): object {
  const sum = (...path: readonly string[]): number =>
    steps.reduce<number>((total, step) => {
      const found = path.reduce<unknown>((inner, key) => (isPlainObject(inner) ? inner[key] : undefined), step);
      return total + (typeof found === 'number' ? found : 0);
    }, 0);
  return {
    ...Object.fromEntries(COUNTED.map((name) => [name, sum('usage', name)])),
    server_tool_use: { web_search_requests: sum('usage', 'server_tool_use', 'web_search_requests') },
  };
}

/** Joins the steps of a paused turn into one message. */
function joined(raw: unknown): unknown {
  const steps = stepsOf(raw);
  const last = steps.at(-1);
  if (steps.length < 2 || !isPlainObject(last)) return last;
  return { ...last, content: steps.flatMap((step) => listAt(step, 'content') ?? []), usage: sumOf(steps) };
}

/** The message contains every search, even a failed one. */
function didSearch(message: unknown): boolean {
  return objectsAt(message, 'content').some(
    (block) => isWebSearch(block) || textAt(block, 'type').endsWith('web_search_tool_result'),
  );
}

const SEARCH_OFF = /web.?search[^.]{0,40}(?:not|n't) (?:enabled|allowed|available)/iu;

/** An adapter for Anthropic's Messages API and compatible ones. */
export function anthropicAdapter(id: Adapter['id']): Adapter {
  return {
    id,
    build: (request) => messages(request, []),
    next: (request, steps) =>
      textAt(steps.at(-1), 'stop_reason') === 'pause_turn' && steps.length <= MOST_PAUSES
        ? messages(request, steps)
        : null,
    parse: (raw) => {
      const message = joined(raw);
      return isPlainObject(message) ? readAnthropic(message) : null;
    },
    instead: withoutForce('nudged'),
    searched: (raw, { usage }) => (didSearch(joined(raw)) || (usage?.searches ?? 0) > 0 ? undefined : false),
    classify: (status, headers, body) =>
      classifyFault(status, headers, body, [
        // Has the error code of a key without permission.
        ...(SEARCH_OFF.test(errorWords(body).message) ? [['search_off', /^/u] as const] : []),
        // The message for unsupported countries.
        ['region', /Request not allowed/u, [403]],
        ['auth', /permission_error/u, [403]],
        ['model', /not_found_error/u],
      ]),
  };
}

/** Anthropic's Messages API with its web search. */
export const claude: Adapter = anthropicAdapter('claude');
