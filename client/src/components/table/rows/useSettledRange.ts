import { useEffect, useRef, useState } from 'react';

interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** While the scroll bar is dragged over fifty pages, only those visible at these times are loaded. */
const THROTTLE_MS = 120;

/**
 * The visible rows, throttled while the reader scrolls.
 * @param list identifies the list: for another list there is no range until it is scrolled
 */
export function useSettledRange(list: string) {
  const [settled, setSettled] = useState<RowRange & { readonly list: string }>();
  const newest = useRef<RowRange>({ first: 0, last: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [list],
  );
  return {
    range: settled?.list === list ? settled : null,
    handleRange: (first: number, last: number): void => {
      newest.current = { first, last };
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        setSettled({ ...newest.current, list });
      }, THROTTLE_MS);
    },
  };
}
