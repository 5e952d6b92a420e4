import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { objectAt, objectsAt } from '#server/ingest/replies/json.ts';
import { readGemini } from '#server/ingest/replies/readers/readGemini.ts';
import type { Adapter } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault, errorWords } from './classifyFault.ts';
import { MOST_TOKENS } from './openai.ts';

/** Stands beside the prompt, never in it: nothing but this makes a model search that decides for itself. */
export const NUDGE = 'Search the web before you answer.';

/** Gemini's generateContent with Google Search. The key stands in a header: addresses end up in logs. */
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
    // What it thinks is charged as output, and stands beside it.
    return reply !== null && usage !== undefined && usage !== null
      ? { ...reply, usage: { ...usage, output: (usage.output ?? 0) + (usage.reasoning ?? 0) } }
      : reply;
  },
  searched: (raw, reply) => {
    if (reply.status !== 'ok') return undefined;
    const grounding = objectAt(objectsAt(raw, 'candidates')[0], 'groundingMetadata');
    return grounding !== undefined && Object.keys(grounding).length > 0;
  },
  classify: (status, headers, body) =>
    classifyFault(status, headers, body, [
      // The code is the same as that of too many requests.
      ...(/depleted|billing account/iu.test(errorWords(body).message) ? [['quota', /^/u] as const] : []),
      ['auth', /API_KEY_INVALID|PERMISSION_DENIED/u],
      ['region', /FAILED_PRECONDITION/u, [400]],
      ['model', /NOT_FOUND/u],
      ['quota', /PerDay/u],
    ]),
};
