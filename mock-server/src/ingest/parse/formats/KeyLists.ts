/** Cache limit: for files with more record shapes, caching gains nothing. */
const MOST = 1000;

/** Interns key lists: records with the same keys in the same order share one array, so values derived from it are computed once. */
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
