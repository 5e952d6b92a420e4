import { EventEmitter, once } from 'node:events';

/** `later`: requests in flight may release money; see `settled`. */
type Lacking = 'cap_answers' | 'cap_cost' | 'later';

/** The remaining budget. Reserved before a request is sent, so that requests in flight never exceed it. */
export class Budget {
  #answers: number;
  #usd: number;
  #underWay = 0;
  readonly #events = new EventEmitter().setMaxListeners(0);

  /** @param answers number of requests, including retries. @param usd US dollars. */
  constructor({ answers, usd }: { readonly answers: number; readonly usd: number }) {
    this.#answers = answers;
    this.#usd = usd;
  }

  /** Reserves one request and its price; returns what is lacking otherwise. */
  reserve(usd: number): Lacking | null {
    if (this.#answers < 1) return 'cap_answers';
    if (this.#usd < usd) return this.#underWay > 0 ? 'later' : 'cap_cost';
    this.#answers -= 1;
    this.#usd -= usd;
    this.#underWay += 1;
    return null;
  }

  /** Replaces the reservation by the actual cost, which may be lower or higher. */
  settle(reserved: number, cost: number): void {
    this.#usd += reserved - cost;
    this.#underWay -= 1;
    this.#events.emit('settled');
  }

  /** Resolves when a request in flight is settled. @throws AbortError when the signal aborts */
  async settled(signal: AbortSignal): Promise<void> {
    await once(this.#events, 'settled', { signal });
  }
}
