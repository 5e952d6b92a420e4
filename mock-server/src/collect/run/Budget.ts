/** What may still be spent. Reserved before a request is sent, so that what is under way is never more than there is. */
export class Budget {
  #answers: number;
  #usd: number;

  /** @param answers requests, retries counted. @param usd US dollars. */
  constructor({ answers, usd }: { readonly answers: number; readonly usd: number }) {
    this.#answers = answers;
    this.#usd = usd;
  }

  /** Takes one request and its money aside; what is lacking when there is not enough. */
  reserve(usd: number): 'cap_answers' | 'cap_cost' | null {
    if (this.#answers < 1) return 'cap_answers';
    if (this.#usd < usd) return 'cap_cost';
    this.#answers -= 1;
    this.#usd -= usd;
    return null;
  }

  /** Puts back what a request did not cost, or takes what it cost beyond what was set aside. */
  settle(reserved: number, cost: number): void {
    this.#usd += reserved - cost;
  }

  /** Gives a reservation back of which nothing was sent. */
  release(reserved: number): void {
    this.#answers += 1;
    this.#usd += reserved;
  }
}
