import type { TextUnit } from './textUnits.ts';
import { likeness, wordCounts } from './wordMarks.ts';

/** Minimum similarity of a changed sentence; below it they count as two different sentences. */
const ALIKE = 0.5;
/** Limit of comparisons: beyond it nothing is paired, because the time grows with the product of the lengths. */
const MOST_COMPARISONS = 20_000;

export interface Pair {
  readonly left: TextUnit | null;
  readonly right: TextUnit | null;
}

/** The subject of a list item, table row or heading: the first brand it mentions. */
function subjectOf({ kind, mentions }: TextUnit): string | undefined {
  return kind === 'item' || kind === 'row' || kind === 'heading' ? mentions[0]?.brand_id : undefined;
}

interface Counted {
  readonly unit: TextUnit;
  readonly words: ReadonlyMap<string, number>;
}

const counted = (unit: TextUnit): Counted => ({ unit, words: wordCounts(unit.text) });

function scoreOf({ unit: left, words }: Counted, { unit: right, words: others }: Counted): number {
  if (left.kind !== right.kind) return 0;
  const score = likeness(words, others);
  const [first, second] = [subjectOf(left), subjectOf(right)];
  // Sentences about the same brand are paired however much they differ, and never with another brand's.
  if (first !== undefined && second !== undefined) return first === second ? score + ALIKE : 0;
  return score >= ALIKE ? score : 0;
}

/** Dynamic programming: the best sum of similarities from each cell to the end, order kept. */
function bestSums(scores: readonly (readonly number[])[], columns: number): number[][] {
  const sums = Array.from({ length: scores.length + 1 }, () => new Array<number>(columns + 1).fill(0));
  for (let row = scores.length - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const score = scores[row]?.[column] ?? 0;
      const paired = score > 0 ? score + (sums[row + 1]?.[column + 1] ?? 0) : 0;
      const line = sums[row];
      if (line !== undefined) line[column] = Math.max(paired, sums[row + 1]?.[column] ?? 0, line[column + 1] ?? 0);
    }
  }
  return sums;
}

/** Pairs the sentences of two passages in order; sentences without a partner stay single. */
export function pairUnits(left: readonly TextUnit[], right: readonly TextUnit[]): Pair[] {
  const alone = [
    ...left.map((unit) => ({ left: unit, right: null })),
    ...right.map((unit) => ({ left: null, right: unit })),
  ];
  if (left.length * right.length > MOST_COMPARISONS) return alone;
  const others = right.map(counted);
  const scores = left.map(counted).map((unit) => others.map((other) => scoreOf(unit, other)));
  const sums = bestSums(scores, right.length);
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    const score = scores[row]?.[column] ?? 0;
    const here = sums[row]?.[column] ?? 0;
    if (score > 0 && here === score + (sums[row + 1]?.[column + 1] ?? 0)) {
      pairs.push({ left: left[row] ?? null, right: right[column] ?? null });
      row += 1;
      column += 1;
    } else if (row < left.length && (column >= right.length || here === (sums[row + 1]?.[column] ?? 0))) {
      pairs.push({ left: left[row] ?? null, right: null });
      row += 1;
    } else {
      pairs.push({ left: null, right: right[column] ?? null });
      column += 1;
    }
  }
  return pairs;
}
