import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface ScrolledMark {
  /** For an element one pixel wide at the table's left edge. */
  readonly start: RefObject<HTMLDivElement | null>;
  /** For one at its right edge. */
  readonly end: RefObject<HTMLDivElement | null>;
}

/**
 * Sets `data-scrolled` on the frame while it is scrolled horizontally, and `data-more` while something is cut at its right edge. Observes
 * the table's edges instead of reading the scroll offset, which would force a layout at each scroll step.
 */
export function useScrolledMark(frame: RefObject<HTMLElement | null>): ScrolledMark {
  const start = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = frame.current;
    const [left, right] = [start.current, end.current];
    const isKnown = root !== null && left !== null && right !== null;
    if (!isKnown || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          root.toggleAttribute(target === left ? 'data-scrolled' : 'data-more', !isIntersecting);
        }
      },
      { root },
    );
    observer.observe(left);
    observer.observe(right);
    return () => {
      observer.disconnect();
    };
  }, [frame]);
  return { start, end };
}
