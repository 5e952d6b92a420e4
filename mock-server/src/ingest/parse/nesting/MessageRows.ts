import { groupByKey } from '#client/lib/groupByKey.ts';
import { normalizeFieldName } from '#client/lib/importFields.ts';
import { memoize } from '#client/lib/memoize.ts';
import { isAside } from '#server/ingest/replies/isAside.ts';
import { nameOf } from '../cells/textOf.ts';
import { KeyLists } from '../formats/KeyLists.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { pairsOf, speakerOf, wordsIn } from './chatPairs.ts';
import type { Turn } from './chatPairs.ts';
import { fieldOfKey } from './fieldOfKey.ts';
import { heldWeight } from './heldWeight.ts';
import type { Values } from './Values.ts';

/** Columns of a file with one row per message. */
interface Columns {
  /** Null: all rows are one conversation, if they read as one. */
  readonly conversation: number | null;
  readonly author: number;
  readonly text: number;
  readonly turn: number | null;
  readonly date: number | null;
  readonly type: number | null;
  /** Microsoft's export of Copilot prompts, which does not name the platform. */
  readonly isCopilot: boolean;
}

const CONVERSATION =
  /^(?:(?:conversation|session|thread|chat|dialog|dialogue|conv)(?:id|uuid|key|title)?|(?:会话|對話|对话|會話)(?:id|编号|編號|标题|標題)?)$/u;
const AUTHOR =
  /^(?:role|author|sender|speaker|authorrole|messagerole|from|obj|角色|发送者|發送者|发言人|發言人|发送人)$/u;
const TEXT =
  /^(?:content|message|text|body|messagetext|messagecontent|utterance|say|value|(?:消息|訊息)?(?:内容|內容)|消息|訊息)$/u;
const TURN =
  /^(?:turn|message|msg|step|sequence|seq)(?:number|no|index|idx|order|position)?$|^(?:order|position|index)$/u;
const COPILOT = 'conversation,time,author,message';
/** Maximum characters held while messages of a conversation may be apart. */
const MOST_HELD = 64_000_000;

const columnsOf = memoize((keys: readonly string[]): Columns | null => {
  const names = keys.map(normalizeFieldName);
  const find = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
  const [conversation, author, text] = [find(CONVERSATION), find(AUTHOR), find(TEXT)];
  const hasPrompt = keys.some((key) => fieldOfKey(key) === 'prompt');
  if (hasPrompt || author === -1 || text === -1) return null;
  const turn = names.findIndex((name, place) => place !== text && TURN.test(name));
  const date = keys.findIndex((key) => fieldOfKey(key) === 'date');
  return {
    ...{ conversation: conversation === -1 ? null : conversation, author, text },
    turn: turn === -1 ? null : turn,
    date: date === -1 ? null : date,
    type: names.includes('type') ? names.indexOf('type') : null,
    isCopilot: names.join(',') === COPILOT,
  };
});

/** Whether objects with these keys are messages of conversations, each with the name of its conversation. */
export const isMessageRow = (keys: readonly string[]): boolean => (columnsOf(keys)?.conversation ?? null) !== null;

const timeOf = (value: unknown): number => (typeof value === 'number' ? value : Date.parse(nameOf(value)));

type Message = { readonly record: SourceRecord; readonly columns: Columns };

function speakerIn({ record, columns: { author, type } }: Message): Turn['speaker'] {
  const isOfOther = type !== null && isAside(record.values[type]);
  return isOfOther ? 'other' : (speakerOf(record.values[author]) ?? 'other');
}

/** Joins rows with one message each into pairs of question and answer, by conversation and turn order. */
export class MessageRows {
  readonly #lists = new KeyLists();
  #held: Message[] = [];
  #weight = 0;

  /** Returns a record that is no message unchanged; holds messages, and returns nothing until enough are held. */
  take(record: SourceRecord): readonly SourceRecord[] {
    const columns = columnsOf(record.keys);
    if (columns === null || speakerOf(record.values[columns.author]) === null) return [record];
    this.#held.push({ record, columns });
    this.#weight += heldWeight(record);
    return this.#weight > MOST_HELD ? this.end() : [];
  }

  /** Returns the pairs of the messages held. */
  end(): readonly SourceRecord[] {
    const held = this.#isNewestFirst() ? this.#held.toReversed() : this.#held;
    this.#held = [];
    this.#weight = 0;
    const isNamed = held.every(({ columns }) => columns.conversation !== null);
    if (!isNamed && !isOneConversation(held)) return held.map(({ record }) => record);
    const conversations = groupByKey(held, ({ record, columns: { conversation } }) =>
      conversation === null ? '' : nameOf(record.values[conversation]),
    );
    return [...conversations.values()].flatMap((messages) => recordsOf(messages, this.#lists));
  }

  /** Some exports are newest first; the answer then precedes its question even if both have the same time. */
  #isNewestFirst(): boolean {
    const times = this.#held.map(({ record, columns: { date } }) =>
      date === null ? Number.NaN : timeOf(record.values[date]),
    );
    const steps = times.slice(1).map((time, index) => Math.sign(time - (times[index] ?? Number.NaN)) || 0);
    const direction = steps.reduce((sum, step) => sum + step, 0);
    if (direction !== 0) return direction < 0;
    const [first, last] = [this.#held[0], this.#held.at(-1)].map((each) =>
      each === undefined ? null : speakerIn(each),
    );
    return first === 'assistant' && last === 'user';
  }
}

/** Whether questions and answers take turns: those of several conversations could be mixed up otherwise. */
function isOneConversation(messages: readonly Message[]): boolean {
  const speakers = messages
    .filter(({ record, columns: { text } }) => wordsIn(record.values[text]).trim() !== '')
    .map(speakerIn)
    .filter((speaker) => speaker !== 'other');
  return speakers.every((speaker, place) => speaker === (place % 2 === 0 ? 'user' : 'assistant'));
}

function inOrder(messages: readonly Message[]): readonly Message[] {
  const placeOf = ({ record, columns: { turn } }: Message): number =>
    Number(turn === null ? Number.NaN : record.values[turn]);
  const places = messages.map(placeOf);
  if (places.some((place) => !Number.isFinite(place)) || new Set(places).size < 2) return messages;
  return messages.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function recordsOf(messages: readonly Message[], lists: KeyLists): readonly SourceRecord[] {
  const turns = inOrder(messages).map((message): Turn & { readonly values: { readonly message: Message } } => {
    const { record, columns } = message;
    return { speaker: speakerIn(message), text: wordsIn(record.values[columns.text]), values: { message } };
  });
  const pairs = pairsOf(turns);
  const byAnswer = new Map(pairs.map((pair) => [pair.values, pair]));
  const paired = new Set<unknown>(pairs.flatMap((pair) => [pair.asked, ...pair.messages]));
  return turns.flatMap(({ speaker, text, values }) => {
    const pair = byAnswer.get(values);
    if (pair !== undefined) return [recordOf(values.message, { prompt: pair.prompt, answer: pair.answer }, lists)];
    // A question without an answer, or an answer without a question, is returned as such.
    if (speaker === 'other' || paired.has(values)) return [];
    return [recordOf(values.message, speaker === 'user' ? { prompt: text } : { answer: text }, lists)];
  });
}

function recordOf({ record, columns }: Message, said: Values, lists: KeyLists): SourceRecord {
  const dropped = [columns.conversation, columns.author, columns.text];
  const rest = record.keys.flatMap((key, place) =>
    dropped.includes(place) ? [] : [[key, record.values[place]] as const],
  );
  const values = {
    ...Object.fromEntries(rest),
    ...said,
    ...(columns.isCopilot && { platform: 'Copilot', surface: 'app' }),
  };
  return { kind: 'record', line: record.line, keys: lists.of(Object.keys(values)), values: Object.values(values) };
}
