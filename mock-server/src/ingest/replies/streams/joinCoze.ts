import { groupByKey } from '#client/lib/groupByKey.ts';
import { firstText, numberAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';

const isOfWorkflow = (event: JsonObject): boolean => 'node_is_finish' in event && 'node_title' in event;

/** Whether an object is an event of a stream of Coze: a state of the chat, or a piece of a message or of a workflow’s output. */
export function isCozeEvent(event: JsonObject): boolean {
  const isOfMessage = 'chat_id' in event && 'role' in event && 'type' in event;
  return isOfWorkflow(event) || ('conversation_id' in event && ('last_error' in event || isOfMessage));
}

/** The text of a message: its pieces, which the last event repeats as a whole. */
function textOf(events: readonly JsonObject[]): string {
  const pieces = events.map((event) => textAt(event, 'content'));
  const [last = '', before = ''] = [pieces.at(-1), pieces.at(-2)];
  const isWhole = before !== '' && last.length > before.length && last.endsWith(before);
  return isWhole && last.startsWith(pieces[0] ?? '') ? last : pieces.join('');
}

/** The pieces of the last output of a workflow; those before are of other nodes. */
function outputOf(events: readonly JsonObject[]): string {
  const pieces = events.filter(isOfWorkflow);
  const ended = pieces.slice(0, -1).findLastIndex((event) => event['node_is_finish'] === true);
  return pieces
    .slice(ended + 1)
    .map((event) => textAt(event, 'content'))
    .join('');
}

/** Joins the events of a stream of Coze to the message or the output that answers. */
export function joinCoze(events: readonly JsonObject[]): JsonObject | null {
  const [first] = events;
  if (first === undefined || !isCozeEvent(first)) return null;
  const failed = events.find(
    (event) => (numberAt(event, 'last_error', 'code') ?? numberAt(event, 'error_code') ?? 0) !== 0,
  );
  if (events.some(isOfWorkflow)) {
    const output = outputOf(events);
    if (output === '' && failed !== undefined) return errorOf(failed);
    // The outputs of the whole workflow are JSON.
    return output.startsWith('{') ? { execute_id: '', output } : { role: 'assistant', content: output };
  }
  if (failed !== undefined) return errorOf(failed);
  const answering = events.filter(({ role, type, content_type: kind = 'text' }) => {
    return role === 'assistant' && type === 'answer' && kind === 'text';
  });
  const messages = groupByKey(answering, (event) => textAt(event, 'id'));
  const content = Array.from(messages.values(), textOf).join('\n\n');
  return { role: 'assistant', content, id: textAt(answering[0], 'id') };
}

const errorOf = (event: JsonObject): JsonObject => {
  return { error: firstText(textAt(event, 'last_error', 'msg'), textAt(event, 'error_message'), 'error') };
};
