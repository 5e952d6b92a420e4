/**
 * Columns that are used again and again. A trend has up to 520 points, each of whose sums would be half a megabyte of new columns:
 * collecting those takes longer than summing.
 */
export class ColumnPool {
  #room = new Float64Array(0);
  #used = 0;

  /** The columns given so far may be given again. */
  reset(): void {
    this.#used = 0;
  }

  /** A column of zeros, until the next `reset`. */
  take(length: number): Float64Array {
    if (this.#used + length > this.#room.length) {
      // Those given before keep the old room.
      this.#room = new Float64Array(2 * (this.#used + length));
      this.#used = 0;
    }
    const column = this.#room.subarray(this.#used, this.#used + length);
    this.#used += length;
    return column.fill(0);
  }
}
