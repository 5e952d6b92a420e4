import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

interface AfterPaintProps {
  /** Keeps the room, so that nothing moves when the rest comes. */
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}

/** A page that is not on the screen is not painted either; what is in it comes all the same. */
const UNSEEN_MS = 200;

/** Calls back once the browser has painted what stands on the page now. */
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

/** Draws its children right after the first paint of what is around them: the reader sees the first screen sooner. */
export function AfterPaint({ meanwhile, children }: AfterPaintProps) {
  const [painted, setPainted] = useState(false);
  useEffect(
    () =>
      onPainted(() => {
        setPainted(true);
      }),
    [],
  );
  return painted ? children : meanwhile;
}
