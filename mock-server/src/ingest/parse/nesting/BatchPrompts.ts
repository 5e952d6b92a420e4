import { objectOf } from '#client/lib/isPlainObject.ts';
import { memoize } from '#client/lib/memoize.ts';
import { isRequestKey } from '#server/ingest/replies/replyKeys.ts';
import { nameOf } from '../cells/textOf.ts';
import { KeyLists } from '../formats/KeyLists.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { askedIn } from './askedIn.ts';
import { fieldOfKey } from './fieldOfKey.ts';
import { heldWeight } from './heldWeight.ts';
import type { Values } from './Values.ts';

/** What a batch line is: a request, a reply, or neither. */
type Part = 'request' | 'reply' | 'other';

/** Keys that match a request to its reply: in OpenAI's and Anthropic's batches, and in Gemini's. */
const ID_KEYS = ['custom_id', 'key'] as const;
const REQUESTS = ['body', 'params', 'request'] as const;
const REPLIES = ['response', 'result', 'error'] as const;
/** Limits for replies held until their requests are read: a count, and a size in characters. */
const MOST_HELD = 20_000;
const MOST_WEIGHT = 128_000_000;
const PROMPT_ONLY: readonly string[] = ['prompt'];

const idKeyOf = (keys: readonly string[]): string => ID_KEYS.find((key) => keys.includes(key)) ?? '';

const idOf = ({ keys, values }: SourceRecord): string => nameOf(values[keys.indexOf(idKeyOf(keys))]);

const partOf = memoize((keys: readonly string[]): Part => {
  if (idKeyOf(keys) === '') return 'other';
  if (REPLIES.some((key) => keys.includes(key))) {
    return keys.some((key) => isRequestKey(key) || fieldOfKey(key) === 'prompt') ? 'other' : 'reply';
  }
  return REQUESTS.some((key) => keys.includes(key)) ? 'request' : 'other';
});

/** A blocked prompt has no candidates. */
const GEMINI_REPLY = ['candidates', 'promptFeedback'] as const;

/** Whether a record with a reply's keys is one: many objects have a `key` and a text. */
function isReply({ keys, values }: SourceRecord): boolean {
  const at = (...names: readonly string[]): Values => objectOf(values[keys.findIndex((key) => names.includes(key))]);
  const response = at('response', 'result');
  if (idKeyOf(keys) === 'key') return GEMINI_REPLY.some((key) => key in response) || 'message' in at('error');
  return [response, at('error')].some((value) => Object.keys(value).length > 0);
}

/** Whether objects with these keys are batch requests. */
export const isBatchRequest = (keys: readonly string[]): boolean => partOf(keys) === 'request';

/** Whether a record is a request of a batch whose output is in no file. */
export const isBatchInput = ({ keys }: SourceRecord): boolean => keys === PROMPT_ONLY;

/** What two requests with one id have in common; null if they ask different things. */
function inBoth(some: Values | null, others: Values): Values | null {
  if (some === null || some['prompt'] !== others['prompt']) return null;
  return Object.fromEntries(Object.entries(some).filter(([key, value]) => others[key] === value));
}

/**
 * Joins batch replies with their requests, which providers store in another file: a reply gets the prompt of the request with its id. Both
 * may be in one file or in several of an archive, in any order.
 */
export class BatchPrompts {
  readonly #lists = new KeyLists();
  /** Requests by id; `asked` is null if several requests share the id. */
  readonly #requests = new Map<string, { readonly asked: Values | null; readonly line: number }>();
  #held: SourceRecord[] = [];
  #weight = 0;
  #replies = 0;
  #unasked = 0;

  /** Number of replies whose request is missing or ambiguous. */
  get unasked(): number {
    return this.#unasked;
  }

  /** Returns the records that are complete now: a request returns none, a reply is returned with its prompt once known. */
  take(record: SourceRecord): readonly SourceRecord[] {
    const part = partOf(record.keys);
    if (part === 'other' || (part === 'reply' && !isReply(record))) return [record];
    const id = idOf(record);
    if (id === '') return [record];
    if (part === 'request') return this.#keepRequest(record, id) ? [] : [record];
    this.#replies += 1;
    if (!this.#requests.has(id) && this.#held.length < MOST_HELD && this.#weight < MOST_WEIGHT) {
      this.#held.push(record);
      this.#weight += heldWeight(record);
      return [];
    }
    return [this.#withPrompt(record, id)];
  }

  /** Ends the input and returns held replies. Requests without a reply are returned as prompts without an answer. */
  end(): readonly SourceRecord[] {
    const held = this.#held.map((record) => this.#withPrompt(record, idOf(record)));
    this.#held = [];
    this.#weight = 0;
    const alone = this.#replies > 0 ? [] : [...this.#requests.values()];
    return [
      ...held,
      ...alone.map(({ asked, line }): SourceRecord => {
        return { kind: 'record', line, keys: PROMPT_ONLY, values: [asked?.['prompt'] ?? ''] };
      }),
    ];
  }

  #keepRequest(record: SourceRecord, id: string): boolean {
    const request = askedIn(Object.fromEntries(record.keys.map((key, index) => [key, record.values[index]])));
    if (request === null) return false;
    const known = this.#requests.get(id);
    this.#requests.set(id, {
      asked: known === undefined ? request.values : inBoth(known.asked, request.values),
      line: known?.line ?? record.line,
    });
    return true;
  }

  #withPrompt(record: SourceRecord, id: string): SourceRecord {
    const asked = this.#requests.get(id)?.asked;
    if (asked === undefined || asked === null) {
      this.#unasked += 1;
      return record;
    }
    return {
      ...record,
      keys: this.#lists.of([...record.keys, ...Object.keys(asked)]),
      values: [...record.keys.map((_, index) => record.values[index]), ...Object.values(asked)],
    };
  }
}
