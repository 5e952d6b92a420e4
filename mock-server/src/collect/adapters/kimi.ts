import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { listAt, numberAt, objectAt, objectsAt, textAt } from '#server/ingest/replies/json.ts';
import { readChatCompletion } from '#server/ingest/replies/readers/readChatCompletion.ts';
import type { Reply } from '#server/ingest/replies/Reply.ts';
import { inOrder, sourcesOf } from '#server/ingest/replies/sources.ts';
import type { Adapter, AskRequest, HttpRequest } from './Adapter.ts';
import { jsonHeaders, stepsOf } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';
import { NUDGE } from './gemini.ts';
import { MOST_TOKENS } from './openai.ts';
import { withoutForce } from './withoutForce.ts';

const FORMULA = 'formulas/moonshot/web-search:latest';
/** Maximum rounds of tool calls per answer. */
const MOST_ROUNDS = 5;

const isFiber = (step: unknown): boolean => textAt(step, 'object') === 'fiber';
const isChat = (step: unknown): boolean => listAt(step, 'choices') !== undefined;

const callsOf = (step: unknown): readonly unknown[] =>
  textAt(objectsAt(step, 'choices')[0], 'finish_reason') === 'tool_calls'
    ? (listAt(objectsAt(step, 'choices')[0], 'message', 'tool_calls') ?? [])
    : [];

/** The conversation so far. The model's messages are sent back unchanged, because thinking models reject anything else. */
function conversation({ prompt, searchMode }: AskRequest, steps: readonly unknown[]): readonly unknown[] {
  const nudge = searchMode === 'nudged' ? [{ role: 'system', content: NUDGE }] : [];
  const messages: unknown[] = [...nudge, { role: 'user', content: prompt }];
  let calls: readonly unknown[] = [];
  for (const step of steps) {
    if (isChat(step)) {
      calls = callsOf(step);
      messages.push(objectAt(objectsAt(step, 'choices')[0], 'message'));
    } else if (isFiber(step)) {
      const [call, ...others] = calls;
      calls = others;
      const content = textAt(step, 'context', 'output') || textAt(step, 'context', 'encrypted_output');
      messages.push({ role: 'tool', tool_call_id: textAt(call, 'id'), content });
    }
  }
  return messages;
}

function chat(request: AskRequest, steps: readonly unknown[], tools: readonly unknown[]): HttpRequest {
  const rounds = steps.filter(isChat).length;
  const first = request.searchMode === 'forced' ? { type: 'function', function: { name: 'web_search' } } : 'auto';
  // In the last round the model must answer with what it found.
  const choice = rounds === 0 ? first : rounds === MOST_ROUNDS - 1 ? 'none' : 'auto';
  return {
    method: 'POST',
    url: `${request.baseUrl}/chat/completions`,
    headers: jsonHeaders(request.key),
    body: {
      model: request.model,
      messages: conversation(request, steps),
      ...(tools.length > 0 && { tools, tool_choice: choice }),
      max_tokens: MOST_TOKENS,
    },
  };
}

function fiber(request: AskRequest, call: unknown): HttpRequest {
  return {
    method: 'POST',
    url: `${request.baseUrl}/${FORMULA}/fibers`,
    headers: jsonHeaders(request.key),
    body: { name: textAt(call, 'function', 'name'), arguments: textAt(call, 'function', 'arguments') },
  };
}

/** Tool calls of the last round without a fiber (tool execution) yet. */
function openCalls(steps: readonly unknown[]): readonly unknown[] {
  const last = steps.findLastIndex(isChat);
  return last < 0 ? [] : callsOf(steps[last]).slice(steps.length - 1 - last);
}

function next(request: AskRequest, steps: readonly unknown[]): HttpRequest | null {
  if (request.searchMode === 'none') return null;
  const [open] = openCalls(steps);
  if (open !== undefined) return fiber(request, open);
  const rounds = steps.filter(isChat);
  const tools = listAt(steps[0], 'tools') ?? [];
  const isAnswered = rounds.length > 0 && callsOf(rounds.at(-1)).length === 0;
  return isAnswered || rounds.length >= MOST_ROUNDS ? null : chat(request, steps, tools);
}

function queriesOf(steps: readonly unknown[]): readonly string[] {
  return steps.flatMap((step) =>
    callsOf(step).flatMap((call) => {
      try {
        const query = textAt(JSON.parse(textAt(call, 'function', 'arguments')), 'query');
        return query === '' ? [] : [query];
      } catch {
        return [];
      }
    }),
  );
}

function usageOf(rounds: readonly unknown[], searches: number): Reply['usage'] {
  const sum = (name: string): number =>
    rounds.reduce<number>((total, each) => total + (numberAt(each, 'usage', name) ?? 0), 0);
  const [input, output] = [sum('prompt_tokens'), sum('completion_tokens')];
  return { input, output, reasoning: null, cached: null, searches, costUsd: null };
}

function parse(raw: unknown): Reply | null {
  const steps = stepsOf(raw);
  const rounds = steps.filter(isChat);
  const last = rounds.at(-1);
  const reply = isPlainObject(last) ? readChatCompletion(last) : null;
  if (reply === null) return null;
  const fibers = steps.filter(isFiber);
  const references = fibers.flatMap((each) => listAt(each, 'context', 'references') ?? []);
  return {
    ...reply,
    // Search results are encrypted: only some replies name the pages.
    retrieved: references.length > 0 ? inOrder(sourcesOf(references)) : null,
    citations: null,
    searches: queriesOf(steps),
    usage: usageOf(rounds, fibers.length),
  };
}

/** Kimi with its web search tool: fetches the tool definitions, executes the calls that the model requests, and sends the results back. */
export const kimi: Adapter = {
  id: 'kimi',
  build: (request) =>
    request.searchMode === 'none'
      ? chat(request, [], [])
      : { method: 'GET', url: `${request.baseUrl}/${FORMULA}/tools`, headers: jsonHeaders(request.key) },
  next,
  parse,
  // Thinking models reject a forced tool choice.
  instead: withoutForce('nudged'),
  searched: (raw) => stepsOf(raw).some((step) => isFiber(step) && textAt(step, 'status') !== 'failed'),
  classify: (status, headers, body) => classifyFault(status, headers, body, [['quota', /balance|quota/iu, [403]]]),
};
