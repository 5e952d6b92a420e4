import { isApiError } from '../lib/ApiError.ts';
import { randomKey } from '../lib/randomKey.ts';

/** draft-ietf-httpapi-idempotency-key-header: a server that supports it executes requests with equal keys once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Lifetime of a key: an equal call after it may be a new intention. */
const OPEN_FOR_MS = 30 * 60_000;
/** Limit of open calls, reached only when no reply arrives at all; the oldest key is then dropped. */
const MOST_OPEN = 100;

/**
 * Whether the server refused the call in its envelope. Other failures (a lost, truncated or unreadable reply, a proxy's reply) leave
 * unknown whether the call was executed.
 */
const isDenied = (error: unknown): boolean =>
  isApiError(error) && error.kind !== 'protocol' && error.code !== undefined;

interface IdempotentCall {
  readonly what: string;
  /** The id of the changed thing; empty for none, or for a new one. */
  readonly about: string;
}

interface OpenCall {
  readonly key: string;
  readonly about: string;
  readonly since: number;
}

/**
 * Assigns idempotency keys. A call with an unknown outcome keeps its key, so that the server recognises its retry; any other call gets
 * a new key.
 */
export class IdempotentCalls {
  readonly #open = new Map<string, OpenCall>();

  /** Executes a call with a key. @param call `what` identifies equal calls. @param send sends the request with the key */
  async make<T>(call: IdempotentCall, send: (key: string) => Promise<T>): Promise<T> {
    const { what, about } = call;
    const key = this.#keyOf(call, Date.now());
    try {
      const reply = await send(key);
      this.#open.delete(what);
      // A later change of the same thing has seen the outcome of its open calls: an equal call after it is a new one.
      for (const [one, open] of this.#open) if (about !== '' && open.about === about) this.#open.delete(one);
      return reply;
    } catch (error) {
      if (isDenied(error)) this.#open.delete(what);
      throw error;
    }
  }

  #keyOf({ what, about }: IdempotentCall, now: number): string {
    for (const [one, { since }] of this.#open) if (now - since > OPEN_FOR_MS) this.#open.delete(one);
    const key = this.#open.get(what)?.key ?? randomKey();
    if (!this.#open.has(what)) this.#open.set(what, { key, about, since: now });
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST_OPEN && oldest !== undefined) this.#open.delete(oldest);
    return key;
  }
}
