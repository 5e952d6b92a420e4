/** Beyond so many followers a table beats looking through the list. */
const LIST_LIMIT = 3;
const ASCII = 128;

/** A node: what phrases end here, and the few units that may follow. */
export class TrieNode<T> {
  readonly values: T[] = [];
  readonly #units: number[] = [];
  readonly #children: TrieNode<T>[] = [];
  /** Children by ASCII unit, once there are many: first letters of English words. */
  #table: (TrieNode<T> | undefined)[] | null = null;

  /** The node after one more unit. */
  next(unit: number): TrieNode<T> | undefined {
    if (this.#table !== null && unit < ASCII) {
      return this.#table[unit];
    }
    const units = this.#units;
    for (let i = 0; i < units.length; i += 1) {
      if (units[i] === unit) {
        return this.#children[i];
      }
    }
    return undefined;
  }

  grow(unit: number): TrieNode<T> {
    const known = this.next(unit);
    if (known !== undefined) {
      return known;
    }
    const child = new TrieNode<T>();
    this.#units.push(unit);
    this.#children.push(child);
    if (this.#units.length > LIST_LIMIT) {
      const table = new Array<TrieNode<T> | undefined>(ASCII).fill(undefined);
      this.#units.forEach((follower, index) => {
        if (follower < ASCII) {
          table[follower] = this.#children[index];
        }
      });
      this.#table = table;
    }
    return child;
  }
}

/** Phrases in folded form. The first unit is looked up in a flat table: for most units of a text that is all there is. */
export class PhraseTrie<T> {
  /** 0: no phrase starts with this unit; else 1 + index of the node. */
  readonly #first = new Uint16Array(0x10000);
  readonly #roots: TrieNode<T>[] = [];

  add(phrase: string, value: T): void {
    if (phrase === '') {
      return;
    }
    let node = this.#grow(phrase.charCodeAt(0));
    for (let i = 1; i < phrase.length; i += 1) {
      node = node.grow(phrase.charCodeAt(i));
    }
    node.values.push(value);
  }

  /** 1 where a phrase may start; for the hot loop. */
  get starts(): Uint16Array {
    return this.#first;
  }

  root(unit: number): TrieNode<T> | undefined {
    const index = this.#first[unit] ?? 0;
    return index === 0 ? undefined : this.#roots[index - 1];
  }

  #grow(unit: number): TrieNode<T> {
    const known = this.root(unit);
    if (known !== undefined) {
      return known;
    }
    const root = new TrieNode<T>();
    this.#roots.push(root);
    this.#first[unit] = this.#roots.length;
    return root;
  }
}
