import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { messagePrompt } from './messagePrompt.ts';
import { readRecordReply, readReply } from './readReply.ts';
import type { Reply } from './Reply.ts';
import { replyPlaces } from './replyKeys.ts';
import type { ReplyPlaces } from './replyKeys.ts';

/** A record of a file in any format. */
type KeyedRecord = { readonly keys: readonly string[]; readonly values: readonly unknown[] };

export type FoundReply = {
  readonly reply: Reply;
  /** The answer column holds the reply. */
  readonly isAnswer: boolean;
};

function wholeOf({ keys, values }: KeyedRecord): Reply | null {
  return readRecordReply(Object.fromEntries(keys.map((key, index) => [key, values[index]])));
}

/** Finds the raw reply in records; locates its column once for each set of keys. */
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
   * The reply in the answer column, else in another column, else the record itself. Null when the record has none.
   * @param answer the value of the answer column; undefined without one.
   */
  replyOf(record: KeyedRecord, answer: unknown): FoundReply | null {
    const { isReply, raw } = this.placesOf(record.keys);
    // The answer column is then a field of the reply itself.
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

  /** The prompt from a record's request or conversation if it has no prompt column; '' without either. */
  requestPrompt(record: KeyedRecord): string {
    for (const place of this.placesOf(record.keys).request) {
      const prompt = messagePrompt(record.values[place]);
      if (prompt !== '') return prompt;
    }
    return '';
  }
}
