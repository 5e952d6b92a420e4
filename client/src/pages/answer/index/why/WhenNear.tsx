import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface WhenNearProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Half a screen ahead: it is there when the reader arrives. */
const AHEAD = '400px';

/** What stands far down a page is fetched and drawn once the reader comes near, and then stays. */
export function WhenNear({ className, children }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
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
  }, [near]);
  return (
    <div ref={box} className={className}>
      {near && children}
    </div>
  );
}
