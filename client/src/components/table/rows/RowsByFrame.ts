import type { VirtualItem } from '@tanstack/react-virtual';

/** Four rows with a prompt's figures take some 17 ms on a slow machine; a full screen with overscan takes 150. */
export const ROWS_PER_FRAME = 4;

/** The rows from which a frame may render some. */
export interface RowsWanted {
  /** The rows to render, in order. */
  readonly items: readonly VirtualItem[];
  /** The visible range: its rows are rendered first. */
  readonly first: number;
  readonly last: number;
  /** The active row: it is rendered immediately, because it takes the focus. */
  readonly active: number;
  /** Whether a row is loaded; rendering one that is not costs next to nothing. */
  readonly isLoaded: (index: number) => boolean;
}

interface RowsChosen {
  /** The rows to render now. */
  readonly shown: readonly VirtualItem[];
  /** How many of them count against the frame's budget. */
  readonly added: number;
  /** How many wait for the next frame. */
  readonly left: number;
}

/** Tracks the rendered rows of a table, and whether this frame has used its budget of new rows. */
export class RowsByFrame {
  #drawn: ReadonlySet<number> = new Set();
  #frame: number | null = null;
  #left = 0;

  /** Pure: a render may be discarded. */
  choose({ items, first, last, active, isLoaded }: RowsWanted): RowsChosen {
    const isInSight = ({ index }: VirtualItem): boolean => index >= first && index <= last;
    const missing = items.filter(({ index }) => index !== active && isLoaded(index) && !this.#drawn.has(index));
    const inOrder = [...missing.filter(isInSight), ...missing.filter((item) => !isInSight(item))];
    // Once per frame, however often it renders.
    const added = this.#frame === null ? ROWS_PER_FRAME : 0;
    const waiting = new Set(inOrder.slice(added));
    const shown = waiting.size === 0 ? items : items.filter((item) => !waiting.has(item));
    return { shown, added: inOrder.length - waiting.size, left: waiting.size };
  }

  /** Records the rendered rows. @param drawMore called in the next frame if rows wait for it */
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
