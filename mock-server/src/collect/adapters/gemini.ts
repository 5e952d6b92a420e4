import { addDays } from '#client/lib/dates.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { dateOf, startOfDay } from '#client/lib/zoneClock.ts';
import { objectAt, objectsAt } from '#server/ingest/replies/json.ts';
import { readGemini } from '#server/ingest/replies/readers/readGemini.ts';
import type { Adapter, Headers } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault, errorWords } from './classifyFault.ts';
import type { Fault } from './Fault.ts';
import { MOST_TOKENS } from './openai.ts';

/** Sent as the system message, never in the prompt: the only way to make a model search that decides for itself. */
export const NUDGE = 'Search the web before you answer.';

/** A quota of zero belongs to a model or country without a free tier. */
const UNPAID = /depleted|spend(?:ing)? cap|billing account|enable billing|limit:\s*0(?![.\d])/iu;
/** The time zone in which daily quotas renew. */
const ZONE = 'America/Los_Angeles';

/** Milliseconds until daily quotas renew. @param now milliseconds since 1970 */
function untilTomorrow(now: number): number {
  return startOfDay(addDays(dateOf(now, ZONE), 1), ZONE) - now;
}

/** An exceeded daily quota comes with a retry delay of seconds, after which it is still exceeded. */
function classify(status: number, headers: Headers, body: unknown): Fault {
  const { code, message } = errorWords(body);
  const fault = classifyFault(status, headers, body, [
    // The error code is the same as for too many requests.
    ...(UNPAID.test(message) ? [['quota', /^/u] as const] : []),
    ['auth', /API_KEY_INVALID|PERMISSION_DENIED/u],
    ['region', /FAILED_PRECONDITION/u, [400]],
    ['model', /NOT_FOUND/u],
    ['quota', /PerDay/u],
  ]);
  if (fault.kind !== 'quota') return fault;
  return { ...fault, wait: /PerDay/u.test(code) && !UNPAID.test(message) ? untilTomorrow(Date.now()) : null };
}

/** Gemini's generateContent with Google Search. The key is sent in a header, because URLs end up in logs. */
export const gemini: Adapter = {
  id: 'gemini',
  build: ({ baseUrl, key, model, prompt, searchMode }) => ({
    method: 'POST',
    url: `${baseUrl}/models/${encodeURIComponent(model)}:generateContent`,
    headers: jsonHeaders(key, 'x-goog-api-key', ''),
    body: {
      contents: [{ role: 'user', parts: [{ text: prompt }] }],
      ...(searchMode === 'nudged' && { systemInstruction: { parts: [{ text: NUDGE }] } }),
      ...(searchMode !== 'none' && { tools: [{ google_search: {} }] }),
      generationConfig: { maxOutputTokens: MOST_TOKENS },
    },
  }),
  parse: (raw) => {
    const reply = isPlainObject(raw) ? readGemini(raw) : null;
    const { usage } = reply ?? {};
    // Thinking tokens are billed as output, but counted separately.
    return reply !== null && usage !== undefined && usage !== null
      ? { ...reply, usage: { ...usage, output: (usage.output ?? 0) + (usage.reasoning ?? 0) } }
      : reply;
  },
  searched: (raw, reply) => {
    if (reply.status !== 'ok') return undefined;
    const grounding = objectAt(objectsAt(raw, 'candidates')[0], 'groundingMetadata');
    return grounding !== undefined && Object.keys(grounding).length > 0;
  },
  classify,
};
