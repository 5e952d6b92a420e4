import { useEffect, useEffectEvent, useState } from 'react';

/** Calls back when an element at the end of a list nears the viewport, so that more rows are loaded before the reader gets there. */
export function useAtEnd(onNear: () => void): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { root: element.parentElement, rootMargin: '600px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return setElement;
}
