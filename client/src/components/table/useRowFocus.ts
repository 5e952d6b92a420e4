import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The row of a place in a frame; none while it is not drawn. */
export function rowAt(frame: RefObject<HTMLElement | null>, index: number): HTMLElement | null {
  return frame.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
}

/** Gives a row the focus as soon as it is drawn: where few rows stand in the document, that may be later. */
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
