import { isApiError } from '../lib/ApiError.ts';

/** As draft-ietf-httpapi-idempotency-key-header has it: a server that knows it makes what comes twice with one value once. */
export const ONCE_HEADER = 'Idempotency-Key';
/** Whoever makes the same call later than that may well mean another one. */
const OPEN_FOR_MS = 30 * 60_000;
/** More are open at once only where nothing gets through at all; the oldest is then taken for a new one. */
const MOST_OPEN = 100;

/** 128 random bits. `randomUUID` is there on secure origins only. */
function drawKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether the server has said in its envelope that it did not do it. Nothing else tells: a reply that is lost, cut off, not readable or
 * comes from a proxy may be that of a call that was made.
 */
const isDenied = (error: unknown): boolean =>
  isApiError(error) && error.kind !== 'protocol' && error.code !== undefined;

interface OnceCall {
  readonly what: string;
  /** The one thing it is about; empty for none, or one that is made. */
  readonly about: string;
}

interface OpenCall {
  readonly key: string;
  readonly about: string;
  readonly since: number;
}

/**
 * Names for calls that must not be made twice. A call whose outcome is not known keeps its name, so that the same one, tried again,
 * is known to the server; any other gets a new name.
 */
export class OnceCalls {
  readonly #open = new Map<string, OpenCall>();

  /** @param call `what`: everything that tells it from others. @param send makes it under a name */
  async make<T>(call: OnceCall, send: (key: string) => Promise<T>): Promise<T> {
    const { what, about } = call;
    const key = this.#keyOf(call, Date.now());
    try {
      const reply = await send(key);
      this.#open.delete(what);
      // Whoever did something else with the same thing since has gone on from what became of it: the same call is a new one then.
      for (const [one, open] of this.#open) if (about !== '' && open.about === about) this.#open.delete(one);
      return reply;
    } catch (error) {
      if (isDenied(error)) this.#open.delete(what);
      throw error;
    }
  }

  #keyOf({ what, about }: OnceCall, now: number): string {
    for (const [one, { since }] of this.#open) if (now - since > OPEN_FOR_MS) this.#open.delete(one);
    const key = this.#open.get(what)?.key ?? drawKey();
    if (!this.#open.has(what)) this.#open.set(what, { key, about, since: now });
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST_OPEN && oldest !== undefined) this.#open.delete(oldest);
    return key;
  }
}
