import { STATUS_CODES, type AnswerTable } from '../types.ts';

const OK = STATUS_CODES.indexOf('ok');
const REFUSED = STATUS_CODES.indexOf('refused');
const OWN = 0;

/** What the answers to one prompt hold, counted in one pass. Brand columns have one figure per tracked brand. */
export interface PromptReading {
  readonly asked: number;
  readonly refused: number;
  /** Rows with status ok; all counts below are among these. */
  readonly ok: Uint32Array;
  /** Answers naming each brand, and those of them that name the own brand too. */
  readonly named: Float64Array;
  readonly namedBesideOwn: Float64Array;
  /** Answers with the own brand at position 1, 2, 3 and 4 or later. */
  readonly histogram: number[];
  /** Answers citing a page of ours, and those of them that do not name us. */
  readonly citingOwn: number;
  readonly citedSilently: number;
  /** Answers whose citations were captured, even none. */
  readonly captured: number;
}

function addBrands(reading: Pick<PromptReading, 'named' | 'namedBesideOwn'>, mask: number): void {
  const beside = mask & 1;
  let left = mask;
  while (left !== 0) {
    const brand = 31 - Math.clz32(left);
    left ^= 1 << brand;
    reading.named[brand] = (reading.named[brand] ?? 0) + 1;
    reading.namedBesideOwn[brand] = (reading.namedBesideOwn[brand] ?? 0) + beside;
  }
}

/** Reads the rows of one prompt, whatever their status. */
export function readPrompt(table: AnswerTable, rows: Uint32Array): PromptReading {
  const named = new Float64Array(table.brandCount);
  const namedBesideOwn = new Float64Array(table.brandCount);
  const histogram = [0, 0, 0, 0];
  const ok = rows.filter((row) => table.status[row] === OK);
  let [refused, citingOwn, citedSilently, captured] = [0, 0, 0, 0];
  for (const row of rows) {
    refused += Number(table.status[row] === REFUSED);
  }
  for (const row of ok) {
    const mask = table.namedMask[row] ?? 0;
    addBrands({ named, namedBesideOwn }, mask);
    const cites = (table.citedMask[row] ?? 0) & 1;
    citingOwn += cites;
    citedSilently += cites & ~mask;
    captured += table.captured[row] ?? 0;
    if ((mask & 1) === 1) {
      const bin = Math.min(table.position[row * table.brandCount + OWN] ?? 1, 4) - 1;
      histogram[bin] = (histogram[bin] ?? 0) + 1;
    }
  }
  return { asked: rows.length, refused, ok, named, namedBesideOwn, histogram, citingOwn, citedSilently, captured };
}
