import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

interface WhenNearProps {
  readonly className?: string | undefined;
  /** Its box, for whoever leads there. */
  readonly boxRef?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Half a screen ahead: it is there when the reader arrives. */
const AHEAD = '400px';

/** What stands far down a page is fetched and drawn once the reader comes near, and then stays. */
export function WhenNear({ className, boxRef, children }: WhenNearProps) {
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
      {near && children}
    </div>
  );
}
