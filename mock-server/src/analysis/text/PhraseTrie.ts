/** No such node: no phrase continues this way. */
export const NO_NODE = 0;

const ROOT = 1;
const FIRST_CAPACITY = 256;
const NONE: readonly never[] = [];

/** True if a phrase of the trie with these `starts` begins with `unit`. For loops over whole texts. */
export function mayStart(starts: Uint32Array, unit: number): boolean {
  return (((starts[unit >>> 5] ?? 0) >>> (unit & 31)) & 1) === 1;
}

/**
 * Trie of folded phrases by UTF-16 unit. Its edges are in one hash table of typed arrays: a few kilobytes that stay in the CPU cache, while
 * node objects would be scattered over the heap and cause a cache miss on every step.
 */
export class PhraseTrie<T> {
  /** One bit for each unit that a phrase begins with. */
  readonly starts = new Uint32Array(0x10000 / 32);
  /** `node * 65536 + unit` of an edge; 0 for a free slot. */
  #edges = new Uint32Array(FIRST_CAPACITY);
  /** Target node of the edge in the same slot. */
  #targets = new Uint16Array(FIRST_CAPACITY);
  #edgeCount = 0;
  #nodeCount = ROOT;
  readonly #values: (T[] | undefined)[] = [undefined, undefined];

  /** @throws RangeError beyond about 65,000 nodes */
  add(phrase: string, value: T): void {
    if (phrase === '') {
      return;
    }
    const first = phrase.charCodeAt(0);
    this.starts[first >>> 5] = (this.starts[first >>> 5] ?? 0) | (1 << (first & 31));
    let node = ROOT;
    for (let i = 0; i < phrase.length; i += 1) {
      const unit = phrase.charCodeAt(i);
      const known = this.next(node, unit);
      node = known === NO_NODE ? this.#addNode(node, unit) : known;
    }
    (this.#values[node] ??= []).push(value);
  }

  /** The node after the first unit of a phrase, or NO_NODE. */
  root(unit: number): number {
    return this.next(ROOT, unit);
  }

  /** The node after one more unit, or NO_NODE. */
  next(node: number, unit: number): number {
    const edges = this.#edges;
    const last = edges.length - 1;
    const edge = ((node << 16) | unit) >>> 0;
    let place = hashOf(edge) & last;
    let found = edges[place] ?? 0;
    while (found !== 0) {
      if (found === edge) {
        return this.#targets[place] ?? NO_NODE;
      }
      place = (place + 1) & last;
      found = edges[place] ?? 0;
    }
    return NO_NODE;
  }

  /** Values of the phrases that end at a node, in order of their addition. */
  valuesAt(node: number): readonly T[] {
    return this.#values[node] ?? NONE;
  }

  #addNode(parent: number, unit: number): number {
    if (this.#nodeCount >= 0xffff) {
      throw new RangeError('Too many names to look for.');
    }
    if (this.#edgeCount * 2 >= this.#edges.length) {
      this.#grow();
    }
    this.#nodeCount += 1;
    this.#values.push(undefined);
    this.#insert(((parent << 16) | unit) >>> 0, this.#nodeCount);
    return this.#nodeCount;
  }

  #insert(edge: number, target: number): void {
    const last = this.#edges.length - 1;
    let place = hashOf(edge) & last;
    while (this.#edges[place] !== 0) {
      place = (place + 1) & last;
    }
    this.#edges[place] = edge;
    this.#targets[place] = target;
    this.#edgeCount += 1;
  }

  #grow(): void {
    const edges = this.#edges;
    const targets = this.#targets;
    this.#edges = new Uint32Array(edges.length * 2);
    this.#targets = new Uint16Array(edges.length * 2);
    this.#edgeCount = 0;
    edges.forEach((edge, place) => {
      if (edge !== 0) {
        this.#insert(edge, targets[place] ?? NO_NODE);
      }
    });
  }
}

/** Multiplicative hash (Knuth). Uses the high bits, which depend on all bits of the edge. */
function hashOf(edge: number): number {
  return Math.imul(edge, 0x9e3779b1) >>> 15;
}
