import { LRUCache } from 'lru-cache';
import { badInput } from '../../refusal/MockError.ts';

/** How the header is called in which a caller names a call that is to be made once (draft-ietf-httpapi-idempotency-key-header). */
export const ONCE_HEADER = 'Idempotency-Key';
/** Somebody whose connection came back after a long way still finds what they made. */
export const KEPT_FOR = 12 * 3_600_000;
/** Of all replies together, in characters; those read longest ago go first. */
const MOST_CHARACTERS = 16 * 1024 * 1024;
const MOST_OF_ONE = 4 * 1024 * 1024;

interface Reply {
  /** A digest of what was asked. */
  readonly asked: string;
  /** The data as JSON. */
  readonly json: string;
}

/** One call as whoever wants it made once describes it. */
interface Order {
  /** Who names it, what it is and the name itself: names of others are others. */
  readonly name: string;
  readonly asked: string;
  /** Gives the data of the reply; a symbol where it wrote to the connection itself, which cannot be done again. */
  readonly make: () => unknown;
}

/**
 * Replies of calls that are to be made once, so that whoever lost a reply and asks again gets it and makes nothing twice. A call
 * that failed made nothing: it is made when it is asked again. A restart forgets them.
 */
export class OnceRegistry {
  readonly #kept: LRUCache<string, Reply>;
  readonly #underWay = new Map<string, Promise<Reply | null>>();

  /** @param now epoch milliseconds */
  constructor(now: () => number) {
    this.#kept = new LRUCache({
      maxSize: MOST_CHARACTERS,
      maxEntrySize: MOST_OF_ONE,
      sizeCalculation: ({ json }, name) => json.length + name.length + 200,
      ttl: KEPT_FOR,
      perf: { now },
      ttlResolution: 0,
    });
  }

  /** The reply to a call that was made already, or makes it. @throws MockError (422) when the name stands for another request; what `make` throws */
  async make(order: Order): Promise<unknown> {
    const known = (await this.#underWay.get(order.name)) ?? this.#kept.get(order.name);
    if (known !== undefined && known.asked !== order.asked) throw namedTwice();
    if (known !== undefined) return readJson(known);
    // Whoever else waited for one that failed may have begun by now.
    if (this.#underWay.has(order.name)) return this.make(order);
    const { promise, resolve } = deferred();
    this.#underWay.set(order.name, promise);
    let reply: Reply | null = null;
    try {
      const data = await order.make();
      if (typeof data !== 'symbol') {
        reply = { asked: order.asked, json: JSON.stringify(data ?? null) };
        this.#kept.set(order.name, reply);
      }
      return data;
    } finally {
      this.#underWay.delete(order.name);
      resolve(reply);
    }
  }
}

function readJson({ json }: Reply): unknown {
  const data: unknown = JSON.parse(json);
  return data;
}

function deferred(): { readonly promise: Promise<Reply | null>; readonly resolve: (reply: Reply | null) => void } {
  let settle: (reply: Reply | null) => void = () => undefined;
  const promise = new Promise<Reply | null>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: settle };
}

function namedTwice(): Error {
  return badInput(ONCE_HEADER, {
    zh: '该值已用于另一个请求，请为每个新请求使用新值',
    en: 'was already sent with another request: use a new value for each new request',
  });
}
