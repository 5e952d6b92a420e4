import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { messagePrompt } from './messagePrompt.ts';
import { readRecordReply, readReply } from './readReply.ts';
import type { Reply } from './Reply.ts';
import { replyPlaces } from './replyKeys.ts';
import type { ReplyPlaces } from './replyKeys.ts';

/** A record of a file, whatever the file's format. */
type KeyedRecord = { readonly keys: readonly string[]; readonly values: readonly unknown[] };

export type FoundReply = {
  readonly reply: Reply;
  /** The reply is what stands in the column of answers. */
  readonly isAnswer: boolean;
};

function wholeOf({ keys, values }: KeyedRecord): Reply | null {
  return readRecordReply(Object.fromEntries(keys.map((key, index) => [key, values[index]])));
}

/** Finds the raw reply in records; looks for its place once for each set of keys it meets. */
export class RecordReplies {
  readonly #places = new WeakMap<readonly string[], ReplyPlaces>();

  placesOf(keys: readonly string[]): ReplyPlaces {
    const known = this.#places.get(keys);
    if (known !== undefined) return known;
    const places = replyPlaces(keys);
    this.#places.set(keys, places);
    return places;
  }

  /**
   * The reply that the answer of a record is, else one that stands beside it, else the record itself. Null when the record has none.
   * @param answer what the record holds in its column of answers; undefined when it has no such column.
   */
  replyOf(record: KeyedRecord, answer: unknown): FoundReply | null {
    const { isReply, raw } = this.placesOf(record.keys);
    // What stands in the column of answers is then a part of the reply.
    const around = isReply && isPlainObject(answer) ? wholeOf(record) : null;
    if (around !== null) return { reply: around, isAnswer: true };
    const own = readReply(answer);
    if (own !== null) return { reply: own, isAnswer: true };
    for (const place of raw) {
      const beside = readReply(record.values[place]);
      if (beside !== null) return { reply: beside, isAnswer: false };
    }
    if (!isReply) return null;
    const whole = wholeOf(record);
    return whole === null ? null : { reply: whole, isAnswer: false };
  }

  /** What was asked, where a record has a request or a conversation in place of a prompt; '' when it has none. */
  requestPrompt(record: KeyedRecord): string {
    for (const place of this.placesOf(record.keys).request) {
      const prompt = messagePrompt(record.values[place]);
      if (prompt !== '') return prompt;
    }
    return '';
  }
}
