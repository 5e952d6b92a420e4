/** Masks below this have only the first eight brands and are counted in a tally array: hardly any project tracks more. */
export const SMALL_MASK = 256;
/** Up to this many masks, insertion sort is faster than scanning the tally. */
const FEW = 24;
const FIRST_ROOM = 1024;

/** Sets of brands, ascending, with the number of occurrences. Reused by each count, because one report needs thousands. */
export interface MaskCounts {
  distinct: number;
  masks: Uint32Array;
  counts: Uint32Array;
}

const found: MaskCounts = {
  distinct: 0,
  masks: new Uint32Array(FIRST_ROOM),
  counts: new Uint32Array(FIRST_ROOM),
};
const tally = new Uint32Array(SMALL_MASK);

function makeRoom(size: number): void {
  if (found.masks.length >= size) return;
  found.masks = new Uint32Array(2 * size);
  found.counts = new Uint32Array(2 * size);
}

function keep(mask: number, count: number): void {
  found.masks[found.distinct] = mask;
  found.counts[found.distinct] = count;
  found.distinct += 1;
}

/** Inserts a mask into the sorted masks. */
function insert(mask: number): void {
  const { masks, counts } = found;
  let at = found.distinct;
  while (at > 0 && (masks[at - 1] ?? 0) > mask) at -= 1;
  if (at > 0 && masks[at - 1] === mask) {
    counts[at - 1] = (counts[at - 1] ?? 0) + 1;
    return;
  }
  for (let i = found.distinct; i > at; i -= 1) {
    masks[i] = masks[i - 1] ?? 0;
    counts[i] = counts[i - 1] ?? 0;
  }
  masks[at] = mask;
  counts[at] = 1;
  found.distinct += 1;
}

/** False, without counting, if a mask is too large. */
function tallySmall(masks: Uint32Array, from: number, to: number): boolean {
  let all = 0;
  for (let i = from; i < to; i += 1) all |= masks[i] ?? 0;
  // Unsigned, because the 32nd brand's bit is the sign bit.
  if (all >>> 0 >= SMALL_MASK) return false;
  for (let i = from; i < to; i += 1) {
    const mask = masks[i] ?? 0;
    tally[mask] = (tally[mask] ?? 0) + 1;
  }
  for (let mask = 0; mask <= all; mask += 1) {
    const count = tally[mask] ?? 0;
    if (count > 0) keep(mask, count);
  }
  tally.fill(0, 0, all + 1);
  return true;
}

/** Counts `masks[from]` to `masks[to - 1]`, which it may reorder. The result is valid until the next call. */
export function countMasks(masks: Uint32Array, from: number, to: number): MaskCounts {
  found.distinct = 0;
  makeRoom(to - from);
  if (to - from <= FEW) {
    for (let i = from; i < to; i += 1) insert(masks[i] ?? 0);
  } else if (!tallySmall(masks, from, to)) {
    for (const mask of masks.subarray(from, to).sort()) {
      const last = found.distinct - 1;
      if (last >= 0 && found.masks[last] === mask) found.counts[last] = (found.counts[last] ?? 0) + 1;
      else keep(mask, 1);
    }
  }
  return found;
}
