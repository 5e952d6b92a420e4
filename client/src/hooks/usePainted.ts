import { useEffect, useState } from 'react';

/** A page that is not on the screen is not painted either; what waits for it is done all the same. */
const UNSEEN_MS = 200;

/**
 * Calls back once the browser has painted what stands on the page now.
 * @returns stops the waiting
 */
function onPainted(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // What runs in a frame runs before it is painted; a task of its own comes after.
    timer = setTimeout(callback);
  });
  timer = setTimeout(callback, UNSEEN_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Whether the browser has painted what first stood there: for what the first picture does without. */
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
