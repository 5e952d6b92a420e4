import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';

const OWN = 0;

/** Counts over the ok answers to one prompt, from one pass. Brand columns have one figure per tracked brand. */
export interface PromptReading {
  /** Answers naming each brand, and those of them that also name the own brand. */
  readonly named: number[];
  readonly namedBesideOwn: number[];
  /** Answers with the own brand at position 1, 2, 3 and 4 or later. */
  readonly histogram: number[];
  /** Answers citing an own page, and those of them that do not name the own brand. */
  readonly citingOwn: number;
  readonly citedSilently: number;
  /** Answers whose citations were captured, even if there are none. */
  readonly captured: number;
}

function addBrands(named: number[], namedBesideOwn: number[], mask: number): void {
  const beside = mask & 1;
  let left = mask;
  while (left !== 0) {
    const brand = 31 - Math.clz32(left);
    left ^= 1 << brand;
    named[brand] = (named[brand] ?? 0) + 1;
    namedBesideOwn[brand] = (namedBesideOwn[brand] ?? 0) + beside;
  }
}

/** Reads the ok answers of one prompt. */
export function readPrompt(table: AnswerTable, rows: Uint32Array): PromptReading {
  const named = new Array<number>(table.brandCount).fill(0);
  const namedBesideOwn = new Array<number>(table.brandCount).fill(0);
  const histogram = [0, 0, 0, 0];
  let [citingOwn, citedSilently, captured] = [0, 0, 0];
  for (const row of rows) {
    const mask = table.namedMask[row] ?? 0;
    addBrands(named, namedBesideOwn, mask);
    const cites = (table.citedMask[row] ?? 0) & 1;
    citingOwn += cites;
    citedSilently += cites & ~mask;
    captured += table.captured[row] ?? 0;
    if ((mask & 1) === 1) {
      const bin = Math.min(table.position[row * table.brandCount + OWN] ?? 1, 4) - 1;
      histogram[bin] = (histogram[bin] ?? 0) + 1;
    }
  }
  return { named, namedBesideOwn, histogram, citingOwn, citedSilently, captured };
}
