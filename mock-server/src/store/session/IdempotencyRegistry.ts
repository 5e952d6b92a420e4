import { LRUCache } from 'lru-cache';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { badInput } from '#server/refusal/MockError.ts';

/** Header with the key of a request (draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Lifetime of replies: long enough for a connection that returns after a journey. */
export const REPLY_LIFETIME = 12 * 3_600_000;
/** Lifetime of replies with a secret, such as a new API key: the client retries a call under the same key for half an hour. */
export const SECRET_LIFETIME = 30 * 60_000;
/** Limit of all replies in characters (LRU), and of one reply. */
const MOST_CHARACTERS = 16 * 1024 * 1024;
const MOST_OF_ONE = 4 * 1024 * 1024;

interface Reply {
  /** Digest of the request body. */
  readonly asked: string;
  /** Data of the reply as JSON. */
  readonly json: string;
}

/** One request with an idempotency key. */
interface Order {
  /** Caller, path, project and key: keys are scoped by the others. */
  readonly name: string;
  readonly asked: string;
  /** Returns the data of the reply; a symbol when it has written the reply itself, which cannot be repeated. */
  readonly make: () => unknown;
}

/**
 * Stores replies of requests with an idempotency key, so that a repeated request returns the same reply and changes nothing twice. A
 * failed call has changed nothing and is executed again. In memory only: a restart forgets the replies.
 */
export class IdempotencyRegistry {
  readonly #replies: LRUCache<string, Reply>;
  readonly #inProgress = new Map<string, Promise<Reply | null>>();

  /** @param now epoch milliseconds */
  constructor(now: () => number) {
    this.#replies = new LRUCache({
      maxSize: MOST_CHARACTERS,
      maxEntrySize: MOST_OF_ONE,
      sizeCalculation: ({ json }, name) => json.length + name.length + 200,
      ttl: REPLY_LIFETIME,
      // Else an expired reply stays in memory until it is asked for.
      ttlAutopurge: true,
      perf: { now },
      ttlResolution: 0,
    });
  }

  /** Returns the stored reply, or executes the call. @throws MockError (422) when the key was used for another request; the errors of `make` */
  async make(order: Order): Promise<unknown> {
    const known = (await this.#inProgress.get(order.name)) ?? this.#replies.get(order.name);
    if (known !== undefined && known.asked !== order.asked) throw namedTwice();
    if (known !== undefined) return readJson(known);
    // Another request that waited for the failed one may have started.
    if (this.#inProgress.has(order.name)) return this.make(order);
    const work = this.#execute(order);
    this.#inProgress.set(
      order.name,
      work.then(
        ({ reply }) => reply,
        () => null,
      ),
    );
    try {
      return (await work).data;
    } finally {
      this.#inProgress.delete(order.name);
    }
  }

  async #execute({ name, asked, make }: Order): Promise<{ readonly data: unknown; readonly reply: Reply | null }> {
    const data = await make();
    if (typeof data === 'symbol') return { data, reply: null };
    const reply = { asked, json: JSON.stringify(data ?? null) };
    this.#replies.set(name, reply, { ttl: holdsSecret(data) ? SECRET_LIFETIME : REPLY_LIFETIME });
    return { data, reply };
  }
}

/** Whether a reply shows a key, a signing secret or a token, which is stored nowhere else. */
function holdsSecret(data: unknown): boolean {
  return isPlainObject(data) && [data['secret'], data['token']].some((value) => typeof value === 'string');
}

function readJson({ json }: Reply): unknown {
  const data: unknown = JSON.parse(json);
  return data;
}

function namedTwice(): Error {
  return badInput(IDEMPOTENCY_HEADER, {
    zh: '该值已用于另一个请求，请为每个新请求使用新值',
    en: 'was already sent with another request: use a new value for each new request',
  });
}
