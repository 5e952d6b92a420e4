/** Load factor at which the table grows. */
const MAX_FILL = 0.6;
const FREE = -1;

/**
 * Hash table of counts by key (an integer from 0 to 2^53) with 12 bytes a slot (open addressing, linear probing). A Map of numbers would
 * need five times as much, too much for a large site.
 */
export class CellCounts {
  #keys = new Float64Array(1024).fill(FREE);
  #counts = new Uint32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(key: number, amount: number): void {
    const place = this.#find(key);
    if (this.#keys[place] === FREE) {
      this.#keys[place] = key;
      this.#size += 1;
    }
    this.#counts[place] = (this.#counts[place] ?? 0) + amount;
    if (this.#size > this.#keys.length * MAX_FILL) this.#grow();
  }

  /** Keys in ascending order with their counts. */
  entries(): readonly (readonly [key: number, count: number])[] {
    const kept: (readonly [number, number])[] = [];
    this.#keys.forEach((key, place) => {
      if (key !== FREE) kept.push([key, this.#counts[place] ?? 0]);
    });
    return kept.sort(([a], [b]) => a - b);
  }

  #find(key: number): number {
    const mask = this.#keys.length - 1;
    const low = key % 4_294_967_296;
    const high = (key - low) / 4_294_967_296;
    // Knuth's multiplicative hashing spreads the keys, since neighbouring log lines have neighbouring keys.
    let place = (Math.imul(low ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1) >>> 7) & mask;
    while (this.#keys[place] !== FREE && this.#keys[place] !== key) place = (place + 1) & mask;
    return place;
  }

  #grow(): void {
    const [keys, counts] = [this.#keys, this.#counts];
    this.#keys = new Float64Array(keys.length * 2).fill(FREE);
    this.#counts = new Uint32Array(keys.length * 2);
    keys.forEach((key, from) => {
      if (key === FREE) return;
      const place = this.#find(key);
      this.#keys[place] = key;
      this.#counts[place] = counts[from] ?? 0;
    });
  }
}
