import { defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';

/** Milliseconds after a jump in which only what is in sight is drawn: less than the virtualizer waits before it says that scrolling ended. */
const ALONE_MS = 120;

/**
 * Which rows stand in the document. After a jump of the scroll bar all of them are new: those in sight come first, by themselves, and those
 * around them once scrolling has ended, so that one frame need not hold both.
 */
export class Overscan {
  #start = 0;
  #jumpedAt = -Infinity;

  placesOf(range: Range, now: number = performance.now()): number[] {
    const inSight = range.endIndex - range.startIndex + 1;
    if (Math.abs(range.startIndex - this.#start) > inSight) this.#jumpedAt = now;
    this.#start = range.startIndex;
    return defaultRangeExtractor(now - this.#jumpedAt < ALONE_MS ? { ...range, overscan: 0 } : range);
  }
}
