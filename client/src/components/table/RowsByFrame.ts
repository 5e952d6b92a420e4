import type { VirtualItem } from '@tanstack/react-virtual';

/** With the figures of a prompt in each, four rows are some 17 ms of a slow machine; a screen full of them and those around is 150. */
export const ROWS_PER_FRAME = 4;

/** The rows of which a frame may draw some. */
export interface RowsWanted {
  /** The rows to be drawn, in their order. */
  readonly items: readonly VirtualItem[];
  /** Those in sight come first. */
  readonly first: number;
  readonly last: number;
  /** The row that the reader is at: the focus goes to it without waiting. */
  readonly active: number;
  /** Whether a row is loaded; one that is not takes next to no time. */
  readonly isLoaded: (index: number) => boolean;
}

interface RowsChosen {
  /** The rows for the document now. */
  readonly shown: readonly VirtualItem[];
  /** How many of them count against the frame. */
  readonly added: number;
  /** How many have to wait for the next one. */
  readonly left: number;
}

/** What stands in the document of a table, and whether this frame has had its share of new rows. */
export class RowsByFrame {
  #drawn: ReadonlySet<number> = new Set();
  #frame: number | null = null;
  #left = 0;

  /** Changes nothing: a render may be thrown away. */
  choose({ items, first, last, active, isLoaded }: RowsWanted): RowsChosen {
    const isInSight = ({ index }: VirtualItem): boolean => index >= first && index <= last;
    const missing = items.filter(({ index }) => index !== active && isLoaded(index) && !this.#drawn.has(index));
    const inOrder = [...missing.filter(isInSight), ...missing.filter((item) => !isInSight(item))];
    // Once a frame, however often something is rendered in it.
    const added = this.#frame === null ? ROWS_PER_FRAME : 0;
    const waiting = new Set(inOrder.slice(added));
    const shown = waiting.size === 0 ? items : items.filter((item) => !waiting.has(item));
    return { shown, added: inOrder.length - waiting.size, left: waiting.size };
  }

  /** Notes what has been put into the document. @param drawMore is called in the next frame if rows wait for it */
  keep({ shown, added, left }: RowsChosen, isLoaded: RowsWanted['isLoaded'], drawMore: () => void): void {
    this.#drawn = new Set(shown.map(({ index }) => index).filter(isLoaded));
    this.#left = left;
    if (added === 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = null;
      if (this.#left > 0) drawMore();
    });
  }

  stop(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
  }
}
