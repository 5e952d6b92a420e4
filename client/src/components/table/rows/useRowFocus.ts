import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The element of a row in a frame; null while it is not rendered. */
export function rowAt(frame: RefObject<HTMLElement | null>, index: number): HTMLElement | null {
  return frame.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
}

/** Focuses a row as soon as it is rendered, which may be later because rows are rendered in several frames. */
export function useRowFocus(frame: RefObject<HTMLElement | null>): (index: number) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    const row = wanted.current === null ? null : rowAt(frame, wanted.current);
    if (row === null) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  return (index) => {
    wanted.current = index;
  };
}
