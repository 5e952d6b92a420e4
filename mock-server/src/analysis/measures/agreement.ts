import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import type { CellSpans } from './cellSpans.ts';
import { countMasks, SMALL_MASK, type MaskCounts } from './countMasks.ts';

/** Bits set in every 16-bit number: the inner loop below looks up millions of masks per report. */
const BITS = new Uint8Array(65536);
for (let i = 1; i < BITS.length; i += 1) {
  BITS[i] = (BITS[i >> 1] ?? 0) + (i & 1);
}

/** Number of bits set in a 32-bit mask. */
export function bitCount(mask: number): number {
  return (BITS[mask & 0xffff] ?? 0) + (BITS[mask >>> 16] ?? 0);
}

/**
 * Jaccard index of two sets of brands given as masks: |intersection| / |union|. Two empty sets agree fully (1): both runs named nobody.
 * Without such pairs, one stray mention among many runs without brands would drop stability to 0.
 */
export function jaccard(a: number, b: number): number {
  const either = bitCount(a | b);
  return either === 0 ? 1 : bitCount(a & b) / either;
}

let smallIndexes: Float64Array | null = null;

/** The Jaccard index of masks a and b, both small, at `a * SMALL_MASK + b`: a lookup is twice as fast as computing it. */
function indexesOfSmall(): Float64Array {
  smallIndexes ??= Float64Array.from({ length: SMALL_MASK * SMALL_MASK }, (_, i) =>
    jaccard(Math.floor(i / SMALL_MASK), i % SMALL_MASK),
  );
  return smallIndexes;
}

/**
 * Sum over pairs of distinct masks, all of them small. Each pass compares two masks with those after them: two independent sums take hardly
 * longer than one. Each sum keeps its order of addition, so the result is the same to the last bit.
 */
function sumOfSmall({ masks, counts, distinct }: MaskCounts): number {
  const indexes = indexesOfSmall();
  let sum = 0;
  for (let i = 0; i + 1 < distinct; i += 2) {
    const next = masks[i + 1] ?? 0;
    const [row, rowOfNext] = [(masks[i] ?? 0) * SMALL_MASK, next * SMALL_MASK];
    let others = (counts[i + 1] ?? 0) * (indexes[row + next] ?? 0);
    let othersOfNext = 0;
    for (let j = i + 2; j < distinct; j += 1) {
      const [mask, count] = [masks[j] ?? 0, counts[j] ?? 0];
      others += count * (indexes[row + mask] ?? 0);
      othersOfNext += count * (indexes[rowOfNext + mask] ?? 0);
    }
    sum += (counts[i] ?? 0) * others;
    sum += (counts[i + 1] ?? 0) * othersOfNext;
  }
  return sum;
}

/** By size of the union: pairs times the size of their intersection. Integers, so the order of addition does not matter. */
const SHARED = new Float64Array(33);

/** Sum over pairs of distinct masks of any size. */
function sumOfLarge({ masks, counts, distinct }: MaskCounts): number {
  SHARED.fill(0);
  for (let i = 0; i < distinct; i += 1) {
    const mask = masks[i] ?? 0;
    const size = bitCount(mask);
    const count = counts[i] ?? 0;
    for (let j = i + 1; j < distinct; j += 1) {
      const other = masks[j] ?? 0;
      const both = bitCount(mask & other);
      const either = size + bitCount(other) - both;
      SHARED[either] = (SHARED[either] ?? 0) + count * (counts[j] ?? 0) * both;
    }
  }
  let sum = 0;
  // Distinct masks are not both empty, so `either` is at least 1.
  for (let either = 1; either < SHARED.length; either += 1) sum += (SHARED[either] ?? 0) / either;
  return sum;
}

/**
 * Sum of the Jaccard indexes over all pairs of `masks[from]` to `masks[to - 1]`, which it may reorder. Equal masks are counted
 * together, so the work is quadratic only in the distinct sets of brands, not in the runs.
 */
export function pairwiseAgreement(masks: Uint32Array, from: number, to: number): number {
  const found = countMasks(masks, from, to);
  let sum = 0;
  for (let i = 0; i < found.distinct; i += 1) {
    const count = found.counts[i] ?? 0;
    sum += (count * (count - 1)) / 2;
  }
  const isSmall = (found.masks[found.distinct - 1] ?? 0) < SMALL_MASK;
  return sum + (isSmall ? sumOfSmall(found) : sumOfLarge(found));
}

interface AgreementColumns {
  readonly cells: number;
  readonly ok: Float64Array;
  readonly agreement: Float64Array;
  readonly pairs: Float64Array;
  readonly repeated: Float64Array;
}

let room = new Uint32Array(0);

/** A buffer for masks, reused by later sums: for a large project it takes megabytes. */
function maskRoom(length: number): Uint32Array {
  if (room.length < length) room = new Uint32Array(Math.ceil(1.2 * length));
  return room;
}

/**
 * Fills the agreement columns of cells whose `ok` counts are set: pairs of answers of one prompt and platform.
 * `cellOfRow[i]` is the cell of `rows[i]`.
 */
export function addAgreement(
  sums: AgreementColumns,
  table: AnswerTable,
  rows: Uint32Array,
  cellOfRow: Uint32Array,
): void {
  // A counting sort makes the masks of each cell contiguous.
  const starts = new Uint32Array(sums.cells + 1);
  for (let cell = 0; cell < sums.cells; cell += 1) {
    starts[cell + 1] = (starts[cell] ?? 0) + (sums.ok[cell] ?? 0);
  }
  const next = starts.slice();
  const masks = maskRoom(starts[sums.cells] ?? 0);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    if (table.status[row] === OK) {
      const cell = cellOfRow[i] ?? 0;
      const at = next[cell] ?? 0;
      masks[at] = table.namedMask[row] ?? 0;
      next[cell] = at + 1;
    }
  }
  for (let cell = 0; cell < sums.cells; cell += 1) fill(sums, cell, masks, starts[cell] ?? 0, starts[cell + 1] ?? 0);
}

/** @param masks the cell's ok answers are at `from` to before `to` */
function fill(sums: AgreementColumns, cell: number, masks: Uint32Array, from: number, to: number): void {
  const count = to - from;
  if (count < 2) return;
  sums.agreement[cell] = pairwiseAgreement(masks, from, to);
  sums.pairs[cell] = (count * (count - 1)) / 2;
  sums.repeated[cell] = count;
}

/** As `addAgreement`, for answers that are contiguous by cell already. */
export function addAgreementOfSpans(sums: AgreementColumns, { index, from, to }: CellSpans): void {
  const longest = from.reduce((most, low, cell) => Math.max(most, (to[cell] ?? 0) - low), 0);
  const masks = maskRoom(longest);
  for (let cell = 0; cell < sums.cells; cell += 1) {
    let count = 0;
    for (let place = from[cell] ?? 0; place < (to[cell] ?? 0); place += 1) {
      if (index.ok[place] !== 1) continue;
      masks[count] = index.named[place] ?? 0;
      count += 1;
    }
    fill(sums, cell, masks, 0, count);
  }
}
