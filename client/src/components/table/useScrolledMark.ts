import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Sets `data-scrolled` on the frame while it is scrolled horizontally. Observes the table's left edge instead of reading the scroll offset,
 * which would force a layout at each scroll step.
 * @returns ref for an element one pixel wide at the table's left edge
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
