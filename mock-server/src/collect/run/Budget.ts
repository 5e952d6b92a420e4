import { EventEmitter, once } from 'node:events';

/** `later`: the money of requests under way may come back; see `settled`. */
type Lacking = 'cap_answers' | 'cap_cost' | 'later';

/** What may still be spent. Reserved before a request is sent, so that what is under way is never more than there is. */
export class Budget {
  #answers: number;
  #usd: number;
  #underWay = 0;
  readonly #events = new EventEmitter().setMaxListeners(0);

  /** @param answers requests, retries counted. @param usd US dollars. */
  constructor({ answers, usd }: { readonly answers: number; readonly usd: number }) {
    this.#answers = answers;
    this.#usd = usd;
  }

  /** Takes one request and its money aside; what is lacking when there is not enough. */
  reserve(usd: number): Lacking | null {
    if (this.#answers < 1) return 'cap_answers';
    if (this.#usd < usd) return this.#underWay > 0 ? 'later' : 'cap_cost';
    this.#answers -= 1;
    this.#usd -= usd;
    this.#underWay += 1;
    return null;
  }

  /** Puts back what a request did not cost, or takes what it cost beyond what was set aside. */
  settle(reserved: number, cost: number): void {
    this.#usd += reserved - cost;
    this.#underWay -= 1;
    this.#events.emit('settled');
  }

  /** Resolves when a request under way was settled. @throws AbortError once the signal says that nobody waits any more */
  async settled(signal: AbortSignal): Promise<void> {
    await once(this.#events, 'settled', { signal });
  }
}
