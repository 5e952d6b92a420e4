import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

/** With the figures of a prompt in each, six rows are some 25 ms of a slow machine; a screen full of them and those around is 150. */
export const ROWS_PER_FRAME = 6;

interface RowsByFrameOptions {
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

/**
 * Bounds what one frame has to draw: of the rows that are not in the document yet only some are added in a frame, the others follow
 * in the next ones. After a jump of the scroll bar all of a screen are new, and so are they while a wheel turns fast.
 * @returns the rows for the document now
 */
export function useRowsByFrame({ items, first, last, active, isLoaded }: RowsByFrameOptions): readonly VirtualItem[] {
  const [, drawMore] = useReducer((count: number) => count + 1, 0);
  const drawn = useRef<ReadonlySet<number>>(new Set());
  const frame = useRef<number | null>(null);
  const left = useRef(0);

  const isInSight = ({ index }: VirtualItem): boolean => index >= first && index <= last;
  const missing = items.filter(({ index }) => index !== active && isLoaded(index) && !drawn.current.has(index));
  const inOrder = [...missing.filter(isInSight), ...missing.filter((item) => !isInSight(item))];
  // Once a frame, however often something is rendered in it.
  const added = inOrder.slice(0, frame.current === null ? ROWS_PER_FRAME : 0);
  const waiting = new Set(inOrder.slice(added.length));
  const shown = waiting.size === 0 ? items : items.filter((item) => !waiting.has(item));

  useLayoutEffect(() => {
    drawn.current = new Set(shown.map(({ index }) => index).filter(isLoaded));
    left.current = waiting.size;
    if (added.length === 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = null;
      if (left.current > 0) drawMore();
    });
  });
  useEffect(
    () => () => {
      if (frame.current !== null) cancelAnimationFrame(frame.current);
      frame.current = null;
    },
    [],
  );
  return shown;
}
