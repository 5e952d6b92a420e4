import { objectOf } from '#client/lib/isPlainObject.ts';
import { endsInAnswer, messagePrompt } from '#server/ingest/replies/messagePrompt.ts';
import { readReply } from '#server/ingest/replies/readReply.ts';
import { isRequestKey } from '#server/ingest/replies/replyKeys.ts';
import { nameOf, textOf } from '../cells/textOf.ts';
import { platformOfModel } from '../platforms/platformNames.ts';
import { fieldOfKey, holdsSeveral } from './fieldOfKey.ts';
import type { Values } from './Values.ts';

interface Asked {
  /** The field with the request: it holds no answers. */
  readonly key: string;
  readonly values: Values;
}

/** The model in a request if it belongs to a known platform: other names may be routes. */
function modelIn(request: unknown): string {
  const outer = objectOf(request);
  const model = nameOf(outer['model'] ?? objectOf(outer['body'])['model']);
  return platformOfModel(model) === null ? '' : model;
}

/** Whether an object has its own answer: a record with a prompt, and no request. */
function hasAnswer(value: object): boolean {
  if (Array.isArray(value) || 'role' in value) return false;
  return Object.entries(value).some(([key, inner]) => {
    if (typeof inner === 'string') return fieldOfKey(key) === 'answer' && inner.trim() !== '';
    return holdsSeveral(key) || (fieldOfKey(key) === 'answer' && readReply(inner) !== null);
  });
}

/** The prompt, model and time of a request stored beside the answer, as logs of calls do. Null: no request. */
export function askedIn(node: Values): Asked | null {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value !== 'object' || value === null || !isRequestKey(key)) continue;
    const prompt = messagePrompt(value);
    if (prompt === '' || endsInAnswer(value) || hasAnswer(value)) continue;
    const model = modelIn(value);
    const date = node['request_created_at'];
    return {
      key,
      values: { prompt: textOf(prompt), ...(model !== '' && { model }), ...(typeof date === 'string' && { date }) },
    };
  }
  return null;
}
