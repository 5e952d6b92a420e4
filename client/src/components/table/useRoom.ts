import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { NARROW } from './columnLayout.ts';
import type { Room } from './columnLayout.ts';

/** The room of a narrow frame; null for a wide one, and before its layout. */
export function useRoom(frame: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const root = frame.current;
    if (root === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const inner = root.clientWidth;
      const next = inner > 0 && inner <= NARROW ? { inner, window: window.innerWidth } : null;
      setRoom((now) => (now?.inner === next?.inner && now?.window === next?.window ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    return () => {
      observer.disconnect();
    };
  }, [frame]);
  return room;
}
