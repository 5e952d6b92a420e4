import { isNearDuplicate, leastShared, NEAR_DUPLICATE, ROUNDING, similarityOf, weightOf } from './nearDuplicate.ts';
import { promptFeatures } from './promptFeatures.ts';

interface IndexedPrompt {
  readonly id: string;
  readonly text: string;
}

export interface NearDuplicate {
  readonly id: string;
  /** From NEAR_DUPLICATE to 1. */
  readonly similarity: number;
}

interface NearDuplicatePair {
  readonly first: string;
  readonly second: string;
  readonly similarity: number;
}

interface FindOptions {
  /** Id of a prompt to leave out: the one being edited. */
  readonly except?: string;
  readonly limit?: number;
}

/**
 * A prompt's features as integer ids: each keystroke compares thousands of prompts, and integers compare many times faster than strings.
 */
interface Entry {
  readonly id: string;
  /** Increases with every change, so it tells which of two entries is older. */
  readonly place: number;
  readonly features: Uint32Array;
  readonly weights: Float64Array;
  readonly total: number;
  /**
   * Number of the last comparison that visited this entry, so that none visits it twice. A `Set` of visited entries is several times
   * slower.
   */
  seen: number;
}

interface Found {
  readonly entry: Entry;
  readonly similarity: number;
}

const LEAST_SHARED = leastShared(NEAR_DUPLICATE);

function byLikeness(a: { readonly similarity: number }, b: { readonly similarity: number }): number {
  return b.similarity - a.similarity;
}

/**
 * Finds prompts that are near duplicates of a text while it is typed, among thousands. An inverted index maps each feature to the prompts
 * that have it. Prefix filtering (Chaudhuri, Ganti and Kaushik 2006; Bayardo, Ma and Srikant 2007) compares only prompts that share one of
 * the text's rarest features: without any of these, the similarity cannot reach the limit.
 */
export class NearDuplicateIndex {
  readonly #entries = new Map<string, Entry>();
  readonly #numbers = new Map<string, number>();
  /** The entries that have a feature, by feature id. */
  readonly #postings: Entry[][] = [];
  /** The weight of a feature in the text being compared, else 0, by feature id. */
  #wanted = new Float64Array(1024);
  #places = 0;
  #comparisons = 0;

  constructor(prompts: Iterable<IndexedPrompt> = []) {
    for (const { id, text } of prompts) this.set(id, text);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Adds a prompt, or changes its text. */
  set(id: string, text: string): void {
    this.delete(id);
    const entry = this.#entryOf(id, promptFeatures(text));
    this.#entries.set(id, entry);
    for (const feature of entry.features) this.#postings[feature]?.push(entry);
  }

  delete(id: string): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    this.#entries.delete(id);
    for (const feature of entry.features) {
      const posting = this.#postings[feature];
      posting?.splice(posting.indexOf(entry), 1);
    }
  }

  /** Prompts that ask nearly the same as `text`, the most similar first. */
  find(text: string, { except, limit = 20 }: FindOptions = {}): NearDuplicate[] {
    // Not added to the index, which would keep the features of every text that was typed.
    const known = new Map<number, number>();
    const features = promptFeatures(text);
    for (const [feature, weight] of features) {
      const number = this.#numbers.get(feature);
      if (number !== undefined) known.set(number, weight);
    }
    return this.#similar([...known.keys()], [...known.values()], weightOf(features), 0)
      .filter(({ entry }) => entry.id !== except)
      .map(({ entry, similarity }) => ({ id: entry.id, similarity }))
      .sort(byLikeness)
      .slice(0, limit);
  }

  /** Every two prompts that ask nearly the same, each pair once, the most similar first. */
  pairs(limit = Infinity): NearDuplicatePair[] {
    return [...this.#entries.values()]
      .flatMap((first) =>
        this.#similar(first.features, first.weights, first.total, first.place + 1).map(({ entry, similarity }) => ({
          first: first.id,
          second: entry.id,
          similarity,
        })),
      )
      .sort(byLikeness)
      .slice(0, limit);
  }

  #entryOf(id: string, features: ReadonlyMap<string, number>): Entry {
    const numbers = Uint32Array.from(features.keys(), (feature) => {
      const number = this.#numbers.get(feature) ?? this.#numbers.size;
      if (number === this.#numbers.size) {
        this.#numbers.set(feature, number);
        this.#postings.push([]);
      }
      return number;
    });
    this.#places += 1;
    const weights = Float64Array.from(features.values());
    return { id, place: this.#places, features: numbers, weights, total: weightOf(features), seen: 0 };
  }

  /** Entries from `fromPlace` on that are similar to these features; `total` includes the weight of unknown features. */
  #similar(features: ArrayLike<number>, weights: ArrayLike<number>, total: number, fromPlace: number): Found[] {
    const needed = LEAST_SHARED * total;
    const found: Found[] = [];
    this.#want(features, weights);
    for (const entry of this.#candidates(features, weights, needed, fromPlace)) {
      // The shared weight cannot exceed the total weight of the shorter text.
      if (entry.total >= needed - ROUNDING && total >= LEAST_SHARED * entry.total - ROUNDING) {
        const similarity = similarityOf(this.#sharedWith(entry), total, entry.total);
        if (isNearDuplicate(similarity)) found.push({ entry, similarity });
      }
    }
    // Resets only these features: clearing the whole array would cost more than the comparison.
    this.#want(features, []);
    return found;
  }

  /** Entries from `fromPlace` on that have one of the rarest features: as many features as leave the others below a weight of `needed`. */
  #candidates(features: ArrayLike<number>, weights: ArrayLike<number>, needed: number, fromPlace: number): Entry[] {
    const rarest = Array.from(features, (feature, i) => ({
      posting: this.#postings[feature] ?? [],
      weight: weights[i] ?? 0,
    })).sort((a, b) => a.posting.length - b.posting.length);
    let left = rarest.reduce((sum, { weight }) => sum + weight, 0);
    this.#comparisons += 1;
    const candidates: Entry[] = [];
    for (const { posting, weight } of rarest) {
      if (left < needed - ROUNDING) break;
      for (const entry of posting) {
        if (entry.seen !== this.#comparisons && entry.place >= fromPlace) candidates.push(entry);
        entry.seen = this.#comparisons;
      }
      left -= weight;
    }
    return candidates;
  }

  #want(features: ArrayLike<number>, weights: ArrayLike<number>): void {
    if (this.#wanted.length < this.#postings.length) this.#wanted = new Float64Array(2 * this.#postings.length);
    for (let i = 0; i < features.length; i += 1) this.#wanted[features[i] ?? 0] = weights[i] ?? 0;
  }

  #sharedWith({ features, weights }: Entry): number {
    let shared = 0;
    for (let i = 0; i < features.length; i += 1) {
      shared += Math.min(weights[i] ?? 0, this.#wanted[features[i] ?? 0] ?? 0);
    }
    return shared;
  }
}
