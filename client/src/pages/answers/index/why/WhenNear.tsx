import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

interface WhenNearProps {
  readonly className?: string | undefined;
  /** Ref of the container, for scrolling to it. */
  readonly boxRef?: RefObject<HTMLDivElement | null>;
  /** Mounts it although the reader is not near. */
  readonly atOnce: boolean;
  readonly children: ReactNode;
}

/** Half a screen ahead, so that it is loaded when the reader gets there. */
const AHEAD = '400px';

/** Mounts its content once the reader scrolls near it, and keeps it mounted. */
export function WhenNear({ className, boxRef, atOnce, children }: WhenNearProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const box = boxRef ?? ownRef;
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (near || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [near, box]);
  return (
    <div ref={box} className={className} tabIndex={-1}>
      {(near || atOnce) && children}
    </div>
  );
}
