import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { listAt, textAt } from './json.ts';
import { parseLoosely } from './parseLoosely.ts';
import { textOfParts } from './readers/textOfParts.ts';

const USER = /^(?:user|human|HumanMessage)$/iu;
/** Roles of the model: a lone message of it contains no question. */
const OF_MODEL = /^(?:assistant|model|ai|AIMessage|AIMessageChunk)$/iu;
/** Request fields that hold the messages. */
const REQUEST_KEYS = [
  ...['messages', 'contents', 'input', 'prompt', 'body', 'request', 'inputs', 'params'],
  // Tencent Hunyuan's spelling.
  'Messages',
] as const;
/** Fields beside `message`, the question in Cohere's version 1 API. */
const BESIDE_MESSAGE = ['model', 'chat_history', 'connectors', 'preamble'] as const;
/** Paths to the messages of a request. */
const MESSAGE_LISTS = [
  [],
  ['messages'],
  ['Messages'],
  ['contents'],
  ['input'],
  ['body', 'messages'],
  ['params', 'messages'],
] as const;
const MAX_DEPTH = 4;

type Message = { readonly role: string; readonly text: string };

function messageOf(value: unknown): Message | null {
  if (Array.isArray(value)) {
    const pair: readonly unknown[] = value;
    const [role, text] = pair;
    return pair.length === 2 && typeof role === 'string' && typeof text === 'string' ? { role, text } : null;
  }
  const inner = isPlainObject(value) ? (value['kwargs'] ?? value['data'] ?? value) : undefined;
  if (!isPlainObject(value) || !isPlainObject(inner)) return null;
  const named = ['role', 'type', 'from', 'Role'].map((key) => textAt(value, key)).find((role) => role !== '');
  // Gemini requests may omit the role of a single message.
  const role = named ?? (textAt(inner, 'type') || (listAt(value, 'parts') === undefined ? '' : 'user'));
  const content = inner['content'] ?? inner['parts'] ?? inner['value'] ?? inner['Content'];
  if (role === '' || content === undefined) return null;
  return { role, text: partsText(content) };
}

/** Parts of questions have other types than those of answers: `input_text`. */
function partsText(content: unknown): string {
  const parts: readonly unknown[] = Array.isArray(content) ? content : [content];
  return parts
    .map((part) => (textAt(part, 'type') === 'input_text' ? textAt(part, 'text') : textOfParts(part)))
    .join('\n');
}

function fromList(list: readonly unknown[]): string {
  const messages = list.map(messageOf);
  if (messages.length === 0 || messages.includes(null)) return '';
  const found = messages.filter((message): message is Message => message !== null);
  const [only] = found;
  const asked =
    found.findLast(({ role, text }) => USER.test(role) && text.trim() !== '') ??
    (found.length === 1 && only !== undefined && !OF_MODEL.test(only.role) ? only : undefined);
  return asked?.text.trim() ?? '';
}

function fromValue(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) return '';
  if (typeof value === 'string') {
    const parsed = parseLoosely(value);
    return parsed === undefined ? (depth === 0 ? '' : value.trim()) : fromValue(parsed, depth + 1);
  }
  if (Array.isArray(value)) return fromList(value);
  if (!isPlainObject(value)) return '';
  if (messageOf(value) !== null) return fromList([value]);
  for (const key of REQUEST_KEYS) {
    const inner = value[key];
    const text = inner === undefined || inner === null ? '' : fromValue(inner, depth + 1);
    if (text !== '') return text;
  }
  const isError = 'code' in value || 'error' in value;
  return !isError && BESIDE_MESSAGE.some((key) => key in value) ? textAt(value, 'message').trim() : '';
}

/**
 * The question in a prompt that is a list of messages, a request with one, or either as JSON or a Python literal: the last user message. ''
 * for any other value, such as a plain question.
 */
export function messagePrompt(value: unknown): string {
  return fromValue(value, 0);
}

/** Whether the last message of a list, or of a request with one, is the model's: then it is a conversation, not a request. */
export function endsInAnswer(value: unknown): boolean {
  const list = MESSAGE_LISTS.map((path) => listAt(value, ...path)).find((each) => each !== undefined);
  const last = list === undefined ? null : messageOf(list.at(-1));
  return last !== null && OF_MODEL.test(last.role);
}
