/** A column of a table: one number a row. */
export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Creates an array of the column's type. */
type MakeArray<T extends NumberArray> = (length: number) => T;

const FIRST_CAPACITY = 1024;

/** A typed column that grows by half when it is full: a streamed import does not know its number of rows. */
export class GrowingColumn<T extends NumberArray> {
  readonly #make: MakeArray<T>;
  #values: T;
  #length = 0;

  constructor(make: MakeArray<T>) {
    this.#make = make;
    this.#values = make(FIRST_CAPACITY);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      this.#grow(this.#length + 1);
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  /** Appends several values, each increased by `offset`. */
  pushAll(values: NumberArray, offset = 0): void {
    if (this.#length + values.length > this.#values.length) {
      this.#grow(this.#length + values.length);
    }
    for (let i = 0; i < values.length; i += 1) {
      this.#values[this.#length + i] = (values[i] ?? 0) + offset;
    }
    this.#length += values.length;
  }

  /** Appends `count` zeros. */
  pushZeros(count: number): void {
    if (this.#length + count > this.#values.length) {
      this.#grow(this.#length + count);
    }
    this.#length += count;
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  /** Removes all values; keeps the capacity. */
  clear(): void {
    // `pushZeros` relies on zeros beyond the length.
    this.#values.fill(0, 0, this.#length);
    this.#length = 0;
  }

  /** The values, reordered by `order` if given; each entry of the order stands for `width` values. */
  toArray(order: Uint32Array | null, width = 1): T {
    const result = this.#make(this.#length);
    if (order === null) {
      result.set(this.#values.subarray(0, this.#length));
      return result;
    }
    for (let i = 0; i < order.length; i += 1) {
      const from = (order[i] ?? 0) * width;
      for (let j = 0; j < width; j += 1) {
        result[i * width + j] = this.at(from + j);
      }
    }
    return result;
  }

  /** Values of variable count per row, with rows reordered by `order`: row r has those from `starts[r]` to `starts[r + 1]` (exclusive). */
  gather(order: Uint32Array | null, starts: GrowingColumn<Uint32Array>): T {
    if (order === null) {
      return this.toArray(null);
    }
    const result = this.#make(this.#length);
    let used = 0;
    for (const row of order) {
      const to = starts.at(row + 1);
      for (let i = starts.at(row); i < to; i += 1) {
        result[used] = this.at(i);
        used += 1;
      }
    }
    return result;
  }

  #grow(needed: number): void {
    const larger = this.#make(Math.max(needed, Math.ceil(this.#values.length * 1.5)));
    larger.set(this.#values);
    this.#values = larger;
  }
}

/** Array factories of the four types, to be passed to the constructor. */
export const bytes: MakeArray<Uint8Array> = (length) => new Uint8Array(length);
export const shorts: MakeArray<Uint16Array> = (length) => new Uint16Array(length);
export const words: MakeArray<Uint32Array> = (length) => new Uint32Array(length);
export const doubles: MakeArray<Float64Array> = (length) => new Float64Array(length);
