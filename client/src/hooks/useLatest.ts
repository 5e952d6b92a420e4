import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A stable function that calls the newest given one: for components that are rendered once, such as a column's cells, and act on the
 * current state of the page.
 */
export function useLatest<Given extends readonly unknown[], Result = void>(
  action: (...given: Given) => Result,
): typeof action {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  const [stable] = useState(
    () =>
      (...given: Given): Result =>
        latest.current(...given),
  );
  return stable;
}
