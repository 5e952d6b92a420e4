const K1 = 1.2;
const B = 0.75;

/** The BM25 input of a text: how often each query term occurs in it, and its length. */
interface TermCounts {
  readonly counts: readonly number[];
  readonly length: number;
}

/**
 * Okapi BM25 (Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework", with k1 1.2 and b 0.75) of each text for a query, with
 * these texts as the collection. The weight of a rare term is `ln(1 + (N - n + 0.5) / (n + 0.5))`, which is never negative.
 */
export function bm25(texts: readonly TermCounts[]): number[] {
  const total = texts.length;
  const average = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, total);
  const terms = texts[0]?.counts.length ?? 0;
  const rarity = Array.from({ length: terms }, (_, term) => {
    const having = texts.filter(({ counts }) => (counts[term] ?? 0) > 0).length;
    return Math.log(1 + (total - having + 0.5) / (having + 0.5));
  });
  return texts.map(({ counts, length }) =>
    counts.reduce((sum, count, term) => {
      const norm = K1 * (1 - B + B * (average === 0 ? 0 : length / average));
      return sum + ((rarity[term] ?? 0) * count * (K1 + 1)) / (count + norm || 1);
    }, 0),
  );
}
