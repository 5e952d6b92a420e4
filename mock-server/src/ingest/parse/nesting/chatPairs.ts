import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { isAside } from '#server/ingest/replies/isAside.ts';
import { isWordless } from '#server/ingest/replies/readers/textOfParts.ts';
import { nameOf, textOf } from '../cells/textOf.ts';
import { isPlatformAlone } from '../platforms/platformNames.ts';
import type { Values } from './Values.ts';

const USER = /^(?:user|human|userMessage|prompter|prompt|customer|you|me|用户|用戶|使用者|我|提问|提問)$/iu;
const ASSISTANT = /^(?:assistant|ai|bot|agent|apiMessage|model|gpt|chatbot|response|助手|助理|AI助手|智能助手|回答)$/iu;
const OTHERS = /^(?:system|developer|tool|function)$/iu;
/** Keys of a chat's messages in most formats. */
const MESSAGES = ['messages', 'conversation', 'conversations', 'chat_messages', 'turns'] as const;
/** Keys of a list of messages; the last two wrap the replies of APIs in pages. */
const LISTS = [...MESSAGES, 'dialogue', 'chat', 'history', 'items', 'data'] as const;
/** Keys that tell a chat in a list of chats; the last two are of ChatGPT's and Grok's exports. */
const TURNS: ReadonlySet<string> = new Set([...MESSAGES, 'mapping', 'responses']);
const MOST_TURNS = 2000;

export interface Turn {
  readonly speaker: 'user' | 'assistant' | 'other';
  readonly text: string;
  readonly values: Values;
}

/** The text of a message, joined if it is in parts, without the model's reasoning. */
export function wordsIn(content: unknown): string {
  if (!Array.isArray(content)) return textOf(content);
  return content
    .map((part: unknown) => (isWordless(part) ? '' : textOf(part)))
    .filter((part) => part !== '')
    .join('\n');
}

function contentOf({ content, contentParts, value, text, parts, message, say, data }: Values): string {
  for (const part of [content, contentParts, value, text, parts, message, say, data]) {
    const said = wordsIn(part);
    if (said.trim() !== '') return said;
  }
  return '';
}

/** The speaker for a file's role name; null: not a participant of a chat with a model. */
export function speakerOf(value: unknown): Turn['speaker'] | null {
  const name = nameOf(value);
  if (USER.test(name)) return 'user';
  if (ASSISTANT.test(name) || isPlatformAlone(name)) return 'assistant';
  return OTHERS.test(name) ? 'other' : null;
}

/** The name of a message's role, `obj` in FastGPT; its type may be one, as in LangChain, or a mark whether it is the user's. */
function roleOf({ role, from, sender, author, speaker, obj, type, isUser }: Values): string {
  const named = nameOf(role ?? from ?? sender ?? author ?? speaker ?? obj);
  if (named !== '') return named;
  if (typeof isUser === 'boolean') return isUser ? 'user' : 'assistant';
  return speakerOf(type) === null ? '' : nameOf(type);
}

function turnOf(value: unknown): Turn | null {
  if (!isPlainObject(value)) return null;
  const role = roleOf(value);
  if (role === '') return null;
  const speaker = isAside(value['type']) ? 'other' : (speakerOf(role) ?? 'other');
  return { speaker, text: contentOf(value), values: value };
}

function turnsOf(list: unknown): readonly Turn[] | null {
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST_TURNS) return null;
  const turns = list.map(turnOf);
  return turns.every((turn) => turn !== null) ? turns : null;
}

/** Whether a value holds messages that others than the model said, such as those before a question. */
export function isHistory(value: unknown): boolean {
  const turns = turnsOf(value);
  return turns?.some(({ speaker }) => speaker !== 'assistant') === true;
}

/** The list of turns of a conversation under any of its usual keys; null: none. */
export function conversationIn(node: Values): { readonly key: string; readonly turns: readonly Turn[] } | null {
  for (const key of LISTS) {
    const turns = turnsOf(node[key]);
    if (turns?.some(({ speaker }) => speaker === 'user') === true) return { key, turns };
  }
  return null;
}

/** Whether an object with these keys may be a chat. */
export const isChatShape = (keys: readonly string[]): boolean => keys.some((key) => TURNS.has(key));

interface Pair {
  readonly prompt: string;
  readonly answer: string;
  /** The first message of the answer. */
  readonly values: Values;
  /** All of its messages, including those without text. */
  readonly messages: readonly Values[];
  /** The question. */
  readonly asked: Values;
}

/** Pairs questions with answers; the texts of an answer in several messages are joined. */
export function pairsOf(turns: readonly Turn[]): readonly Pair[] {
  const pairs: { prompt: string; answer: string; values: Values; messages: Values[]; asked: Values }[] = [];
  let asked: Values = {};
  let prompt = '';
  let isGoingOn = false;
  let silent: Values[] = [];
  for (const { speaker, text, values } of turns) {
    if (speaker === 'user') {
      prompt = text;
      asked = values;
      isGoingOn = false;
      silent = [];
    }
    if (speaker !== 'assistant' || prompt.trim() === '') continue;
    const last = isGoingOn ? pairs.at(-1) : undefined;
    if (text.trim() === '') {
      (last?.messages ?? silent).push(values);
    } else if (last === undefined) {
      pairs.push({ prompt, answer: text, values, messages: [...silent, values], asked });
      isGoingOn = true;
    } else {
      last.answer = `${last.answer}\n\n${text}`;
      last.messages.push(values);
    }
  }
  return pairs;
}
