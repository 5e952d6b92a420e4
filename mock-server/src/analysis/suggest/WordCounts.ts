import type { NameWord } from './nameWords.ts';

/** A word that is lower case in more than this share of its occurrences is an ordinary word. */
const ORDINARY = 0.2;

/** Counts how often words are lower case over all answers: names hardly ever are. */
export class WordCounts {
  readonly #small = new Map<string, number>();
  readonly #large = new Map<string, number>();
  readonly #smallPairs = new Set<string>();

  add(words: readonly NameWord[]): void {
    words.forEach(({ key, isProper }, index) => {
      const counts = isProper ? this.#large : this.#small;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      const next = words[index + 1];
      if (!isProper && next?.isJoined === true && !next.isProper) this.#smallPairs.add(`${key} ${next.key}`);
    });
  }

  isOrdinary(key: string): boolean {
    return (this.#small.get(key) ?? 0) > ORDINARY * (this.#large.get(key) ?? 0);
  }

  isSmallPair(first: string, second: string): boolean {
    return this.#smallPairs.has(`${first} ${second}`);
  }
}
