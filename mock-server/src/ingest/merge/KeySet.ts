/** Maximum fill ratio before the table grows. */
const MAX_FILL = 0.6;

/**
 * A set of 64-bit keys, 8 bytes per slot (open addressing, linear probing). A Set of strings would need ten times as much, too much for a
 * file of many short answers.
 */
export class KeySet {
  #high = new Uint32Array(1024);
  #low = new Uint32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds a key of 16 hexadecimal digits; false if it is present. */
  add(key: string): boolean {
    if (this.#size >= this.#high.length * MAX_FILL) this.#grow();
    const high = Number.parseInt(key.slice(0, 8), 16);
    const low = Number.parseInt(key.slice(8, 16), 16);
    const place = this.#find(high, low);
    if (!this.#isFree(place)) return false;
    this.#put(place, high, low);
    this.#size += 1;
    return true;
  }

  has(key: string): boolean {
    return !this.#isFree(this.#find(Number.parseInt(key.slice(0, 8), 16), Number.parseInt(key.slice(8, 16), 16)));
  }

  #isFree(place: number): boolean {
    return this.#high[place] === 0 && this.#low[place] === 0;
  }

  /** Zero marks a free slot, so the key 0 is stored as 1. */
  #put(place: number, high: number, low: number): void {
    this.#high[place] = high;
    this.#low[place] = high === 0 && low === 0 ? 1 : low;
  }

  #find(high: number, wantedLow: number): number {
    const low = high === 0 && wantedLow === 0 ? 1 : wantedLow;
    const mask = this.#high.length - 1;
    let place = low & mask;
    while (!this.#isFree(place) && (this.#high[place] !== high || this.#low[place] !== low)) place = (place + 1) & mask;
    return place;
  }

  #grow(): void {
    const [oldHigh, oldLow] = [this.#high, this.#low];
    this.#high = new Uint32Array(oldHigh.length * 2);
    this.#low = new Uint32Array(oldHigh.length * 2);
    oldHigh.forEach((high, index) => {
      const low = oldLow[index] ?? 0;
      if (high !== 0 || low !== 0) this.#put(this.#find(high, low), high, low);
    });
  }
}
