import { objectAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';

const ENVELOPE = /^(?:error|type|status|id|request_id)$/u;

/** The error in a stream's last event: `{type: 'error'}`, `{error}`, or DashScope's `{code, message}`. */
export function faultOf(event: JsonObject | undefined): JsonObject | string | undefined {
  if (event === undefined) return undefined;
  const error = objectAt(event, 'error') ?? textAt(event, 'error');
  if (event['type'] === 'error') return error === '' ? event : error;
  if (error !== '') return Object.keys(event).every((key) => ENVELOPE.test(key)) ? error : undefined;
  return textAt(event, 'code') !== '' &&
    textAt(event, 'message') !== '' &&
    'request_id' in event &&
    !('output' in event)
    ? event
    : undefined;
}
