import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Marks the frame with `data-scrolled` while it is scrolled to the side. Watches the table's edge leave the frame, because to
 * ask for the offset at each step of scrolling makes the browser lay out the table at once, and again for the next rows.
 * @returns for an element one pixel wide at the table's left edge
 */
export function useScrolledMark(frame: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const edge = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = frame.current;
    if (root === null || edge.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined) root.toggleAttribute('data-scrolled', !entry.isIntersecting);
      },
      { root },
    );
    observer.observe(edge.current);
    return () => {
      observer.disconnect();
    };
  }, [frame]);
  return edge;
}
