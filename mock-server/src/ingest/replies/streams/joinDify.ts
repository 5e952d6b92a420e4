import { objectAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';

const PIECE = /^(?:message|agent_message)$/u;
const OF_DIFY =
  /^(?:message(?:_end|_replace|_file)?|agent_(?:message|thought|log)|workflow_(?:started|finished)|node_(?:started|finished|retry)|iteration_\w+|loop_\w+|text_chunk|text_replace|tts_message\w*|ping|error)$/u;

/** Whether an object is an event of a stream of Dify. A whole reply is a `message` with the mode of its app. */
export function isDifyEvent(event: JsonObject): boolean {
  const isWhole = 'mode' in event && 'answer' in event;
  const isOfTask =
    'task_id' in event || 'message_id' in event || 'conversation_id' in event || 'workflow_run_id' in event;
  return OF_DIFY.test(textAt(event, 'event')) && isOfTask && !isWhole;
}

/** The text of the pieces; a moderation may replace all of those before. */
function joined(events: readonly JsonObject[], isPiece: (event: string) => boolean, replace: string): string {
  return events.reduce((text, event) => {
    const name = textAt(event, 'event');
    const words = textAt(event, 'answer') || textAt(event, 'data', 'text');
    if (name === replace) return words;
    return isPiece(name) ? text + words : text;
  }, '');
}

/** Joins the events of a stream of Dify to the reply it would be without streaming. */
export function joinDify(events: readonly JsonObject[]): JsonObject | null {
  if (!events.some(isDifyEvent)) return null;
  const fault = events.find(({ event }) => event === 'error');
  const error = fault === undefined ? {} : { error: textAt(fault, 'message') || textAt(fault, 'code') || 'error' };
  const ended = events.find(({ event }) => event === 'workflow_finished');
  const pieces = events.filter(({ event }) => PIECE.test(String(event)));
  if (pieces.length === 0 && ended !== undefined) return { ...ended, ...error };
  const text = joined(events, (name) => PIECE.test(name), 'message_replace');
  const [first] = pieces;
  const metadata = objectAt(
    events.findLast(({ event }) => event === 'message_end'),
    'metadata',
  );
  if (first !== undefined || fault !== undefined) {
    return {
      ...{ event: 'message', message_id: textAt(first, 'message_id'), created_at: first?.['created_at'] },
      ...{ mode: 'chat', answer: text, metadata, ...error },
    };
  }
  const outputs = { text: joined(events, (name) => name === 'text_chunk', 'text_replace') };
  const started = objectAt(
    events.find(({ event }) => event === 'workflow_started'),
    'data',
  );
  return { workflow_run_id: '', data: { workflow_id: '', ...started, outputs } };
}
