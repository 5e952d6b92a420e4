import { at, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { errorOf, flatErrorOf } from './errorOf.ts';

/** Fields allowed in an error envelope; with other fields the object is a record that happens to have an error. */
const BESIDE =
  /^(?:error|type|id|request_id|requestId|RequestId|status|status_code|statusCode|code|message|param|object|created|model|choices|output|usage|headers|detail|Error|ErrorMsg)$/u;

/** Fields that may hold an answer: if one is filled, the object is more than an error message. */
const ANSWERS = [
  ...['choices', 'output', 'outputs', 'candidates', 'content', 'response', 'result', 'results', 'body', 'data'],
  ...['text', 'answer', 'completion', 'ai_overview'],
] as const;

/** The only content of an Anthropic batch result for a request that was never processed. */
const NOT_ASKED = /^(?:expired|cancell?ed)$/u;

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

/**
 * Parses the envelope of a failed call: `{error: {code, message}}`, `{error: 'text'}`, `{detail}`, `{code, message, request_id}`, `{type:
 * 'expired'}`.
 */
export function readError(raw: JsonObject): Reply | null {
  if (ANSWERS.some((key) => isFilled(raw[key]))) return null;
  const keys = Object.keys(raw);
  const id = textAt(raw, 'request_id') || textAt(raw, 'id');
  const error = errorOf(raw);
  if (error !== undefined) return completeReply('error', { text: '', ...error, id });
  if (raw['type'] === 'error' || raw['object'] === 'error') {
    return completeReply('error', { text: '', ...flatErrorOf(raw), id });
  }
  const type = textAt(raw, 'type');
  if (keys.length === 1 && NOT_ASKED.test(type)) return completeReply('error', { text: '', failed: type });
  if (!keys.every((key) => BESIDE.test(key))) return null;
  const isFlat = typeof raw['code'] !== 'undefined' && textAt(raw, 'message') !== '' && keys.length > 2;
  if (isFlat) return completeReply('error', { text: '', ...flatErrorOf(raw), id });
  const detail = textAt(raw, 'detail') || textAt(objectsAt(raw, 'detail')[0], 'msg');
  if (detail === '' || keys.length > 2 || at(raw, 'message') !== undefined) return null;
  return completeReply('error', { text: '', failed: detail, id });
}
