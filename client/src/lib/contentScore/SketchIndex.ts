import { addToGroup } from '../groupByKey.ts';
import { hashesIn } from './sketchPage.ts';
import type { PageSketch, Shingles } from './sketchPage.ts';

/** The overlap of a text with a page. */
interface SketchMatch {
  readonly sketch: PageSketch;
  /** Share of the smaller text's sampled hashes that also occur in the other. */
  readonly share: number;
}

/** Least number of hashes that a share is computed from. */
const LEAST = 20;

interface Tally {
  shared: number;
  backed: number;
}

/** Finds the pages that a text duplicates by looking up its hashes, independent of the number of pages. */
export class SketchIndex {
  readonly #sketches: readonly PageSketch[];
  readonly #sizes: readonly number[];
  readonly #holders = new Map<number, number[]>();

  constructor(sketches: readonly PageSketch[]) {
    this.#sketches = sketches;
    this.#sizes = sketches.map((sketch, index) => {
      const hashes = hashesIn(sketch);
      for (const hash of hashes) {
        addToGroup(this.#holders, hash, index);
      }
      return hashes.length;
    });
  }

  /** Pages that share at least `least` of the smaller text, highest share first. */
  match(text: Shingles, least: number): SketchMatch[] {
    const sampled = new Map<number, number>();
    const backedOf = (every: number): number => {
      const known = sampled.get(every);
      if (known !== undefined) return known;
      let count = 0;
      for (const hash of text.backed) if (hash % every === 0) count += 1;
      sampled.set(every, count);
      return count;
    };
    return [...this.#tallies(text)]
      .flatMap(([index, { shared, backed }]): SketchMatch[] => {
        const sketch = this.#sketches[index];
        if (sketch === undefined) return [];
        const smaller = Math.min(shared + backedOf(sketch.every) - backed, this.#sizes[index] ?? 0);
        const share = smaller < LEAST ? 0 : shared / smaller;
        return share < least ? [] : [{ sketch, share }];
      })
      .sort((a, b) => b.share - a.share);
  }

  #tallies({ all, backed }: Shingles): Map<number, Tally> {
    const tallies = new Map<number, Tally>();
    for (const hash of all) {
      for (const index of this.#holders.get(hash) ?? []) {
        const tally = tallies.get(index) ?? { shared: 0, backed: 0 };
        tallies.set(index, tally);
        tally.shared += 1;
        if (backed.has(hash)) tally.backed += 1;
      }
    }
    return tallies;
  }
}
