/** Masks below this, of eight brands, are tallied: hardly any project tracks more. */
export const SMALL_MASK = 256;
/** So few are put in order one by one: looking through a tally would take longer. */
const FEW = 24;
const FIRST_ROOM = 1024;

/** Sets of brands, ascending, with how often each occurs. Filled anew by each count: thousands are made for one report. */
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

/** Puts a mask among those found, which stand in order. */
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

/** False, and nothing counted, when a mask is too large. */
function tallySmall(masks: Uint32Array, from: number, to: number): boolean {
  let all = 0;
  for (let i = from; i < to; i += 1) all |= masks[i] ?? 0;
  // As an unsigned number: the 32nd brand's bit is the sign.
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

/**
 * Counts `masks[from]` to `masks[to - 1]`, whose order may be used up. What is returned holds until the next call.
 */
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
