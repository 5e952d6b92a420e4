import { at, listAt, objectAt, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';

const EVENT =
  /^(?:message-(?:start|end)|content-(?:start|delta|end)|citation-(?:start|end)|tool-plan-delta|tool-call-(?:start|delta|end))$/u;
const OLD_EVENT =
  /^(?:stream-start|stream-end|text-generation|search-queries-generation|search-results|citation-generation|tool-calls-(?:generation|chunk))$/u;

/** Whether an event is the first of a Cohere chat stream, of either version. */
export function isCohereEvent(event: JsonObject): boolean {
  const isNew = textAt(event, 'type') === 'message-start' && objectAt(event, 'delta', 'message') !== undefined;
  return isNew || OLD_EVENT.test(textAt(event, 'event_type'));
}

function joinNew(events: readonly JsonObject[]): JsonObject {
  const of = (type: string): readonly JsonObject[] => events.filter((event) => event['type'] === type);
  const words = of('content-delta').map((event) => textAt(event, 'delta', 'message', 'content', 'text'));
  const citations = of('citation-start').map((event) => at(event, 'delta', 'message', 'citations'));
  const ended = of('message-end')[0];
  return {
    id: textAt(events[0], 'id'),
    message: {
      role: 'assistant',
      content: [{ type: 'text', text: words.join('') }],
      ...(citations.length > 0 && { citations }),
    },
    // A truncated stream has no finish reason.
    finish_reason: textAt(ended, 'delta', 'finish_reason') || 'MAX_TOKENS',
    usage: at(ended, 'delta', 'usage'),
  };
}

function joinOld(events: readonly JsonObject[]): JsonObject {
  const of = (type: string): readonly JsonObject[] => events.filter((event) => event['event_type'] === type);
  const ended = of('stream-end')[0];
  const whole = objectAt(ended, 'response');
  if (whole !== undefined && typeof whole['text'] === 'string') {
    return { generation_id: '', finish_reason: textAt(ended, 'finish_reason'), ...whole };
  }
  const gathered = (type: string, key: string): readonly unknown[] =>
    of(type).flatMap((event) => listAt(event, key) ?? []);
  const found = gathered('search-results', 'documents');
  return {
    generation_id: textAt(events[0], 'generation_id'),
    text: of('text-generation')
      .map((event) => textAt(event, 'text'))
      .join(''),
    citations: gathered('citation-generation', 'citations'),
    search_queries: gathered('search-queries-generation', 'search_queries'),
    ...(found.length > 0 && { documents: found }),
    finish_reason: textAt(ended, 'finish_reason') || 'MAX_TOKENS',
  };
}

/** Joins the stream events of a Cohere chat reply, version 2 or 1; null for other events. */
export function joinCohere(events: readonly JsonObject[]): JsonObject | null {
  const isNew =
    events.some((event) => objectAt(event, 'delta', 'message') !== undefined) &&
    objectsAt(events).every((event) => EVENT.test(textAt(event, 'type')));
  if (isNew) return joinNew(events);
  return events.every((event) => OLD_EVENT.test(textAt(event, 'event_type'))) ? joinOld(events) : null;
}
