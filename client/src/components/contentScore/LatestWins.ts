/**
 * Sends orders to a worker one at a time: while it is busy only the newest waits, older ones are dropped. A slow machine thus rates every
 * second or third state of a text and is never more than one behind.
 */
export class LatestWins<Order, Result> {
  readonly #send: (order: Order) => void;
  readonly #onResult: (result: Result) => void;
  #busy = false;
  #waiting: { readonly order: Order } | null = null;

  constructor(send: (order: Order) => void, onResult: (result: Result) => void) {
    this.#send = send;
    this.#onResult = onResult;
  }

  order(order: Order): void {
    if (this.#busy) {
      this.#waiting = { order };
      return;
    }
    this.#busy = true;
    this.#send(order);
  }

  /** Takes a result: the worker is idle again. */
  done(result: Result): void {
    this.#busy = false;
    const next = this.#waiting;
    this.#waiting = null;
    if (next !== null) this.order(next.order);
    this.#onResult(result);
  }
}
