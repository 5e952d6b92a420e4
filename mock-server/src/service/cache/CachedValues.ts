/** Values that are made once and kept by a key, up to a number of them. What a key says must be all that its value hangs on. */
export class CachedValues<T> {
  readonly #most: number;
  readonly #values = new Map<string, T>();

  /** @param most beyond it the one that was not asked for the longest time goes. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The kept value, else a new one. What `make` throws is thrown, and nothing is kept. */
  get(key: string, make: () => T): T {
    const value = this.#values.get(key) ?? make();
    // Delete first: the map's order is then the order of last use, and its head can be dropped.
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }

  /** Takes out a value that turned out to be none. */
  drop(key: string, value: T): void {
    if (this.#values.get(key) === value) this.#values.delete(key);
  }
}
