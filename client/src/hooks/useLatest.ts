import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A function that stays the same and does what the newest one given does: for what is drawn once, such as a column's cells, and
 * acts on a page that has moved on since.
 */
export function useLatest<Given extends readonly unknown[]>(action: (...given: Given) => void): typeof action {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  const [stable] = useState(() => (...given: Given) => {
    latest.current(...given);
  });
  return stable;
}
