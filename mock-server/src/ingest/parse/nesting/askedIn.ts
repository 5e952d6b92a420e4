import { objectOf } from '#client/lib/isPlainObject.ts';
import { endsInAnswer, messagePrompt } from '../../replies/messagePrompt.ts';
import { readReply } from '../../replies/readReply.ts';
import { isRequestKey } from '../../replies/replyKeys.ts';
import { platformOfModel } from '../platformNames.ts';
import { nameOf, textOf } from '../textOf.ts';
import { fieldOfKey, holdsSeveral } from './fieldOfKey.ts';

type Values = Readonly<Record<string, unknown>>;

interface Asked {
  /** The field in which the request stands: there are no answers in it. */
  readonly key: string;
  readonly values: Values;
}

/** The model a request names, where it is one of a platform that is known: another name may be that of a route. */
function modelIn(request: unknown): string {
  const outer = objectOf(request);
  const model = nameOf(outer['model'] ?? objectOf(outer['body'])['model']);
  return platformOfModel(model) === null ? '' : model;
}

/** Whether an object has an answer of its own: a record with a prompt, and no request. */
function hasAnswer(value: object): boolean {
  if (Array.isArray(value) || 'role' in value) return false;
  return Object.entries(value).some(([key, inner]) => {
    if (typeof inner === 'string') return fieldOfKey(key) === 'answer' && inner.trim() !== '';
    return holdsSeveral(key) || (fieldOfKey(key) === 'answer' && readReply(inner) !== null);
  });
}

/** What was asked, of which model and when, as a request beside the answer tells it: logs of calls keep both. Null: there is none. */
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
