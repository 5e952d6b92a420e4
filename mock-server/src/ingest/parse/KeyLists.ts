/** Files of more shapes than this are not read any faster by remembering them. */
const MOST = 1000;

/** One list of keys for all records that have them in the same order: what is made of the keys of a record is made once then. */
export class KeyLists {
  readonly #known = new Map<string, readonly string[]>();

  of(keys: readonly string[]): readonly string[] {
    const shape = keys.join('\n');
    const known = this.#known.get(shape);
    if (known !== undefined) return known;
    if (this.#known.size < MOST) this.#known.set(shape, keys);
    return keys;
  }
}
