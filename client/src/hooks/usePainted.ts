import { useEffect, useState } from 'react';

/** Timeout for hidden pages, which are not painted: the callback then runs anyway. */
const UNSEEN_MS = 200;

/**
 * Calls back after the browser has painted the current content.
 * @returns cancels it
 */
function onPainted(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // A frame callback runs before painting; a task started from it runs after.
    timer = setTimeout(callback);
  });
  timer = setTimeout(callback, UNSEEN_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Whether the first paint is done: for content that the first screen does not need. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(
    () =>
      onPainted(() => {
        setPainted(true);
      }),
    [],
  );
  return painted;
}
