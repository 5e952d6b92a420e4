import { useEffect, useState } from 'react';
import type { RowArrivals } from './DataTableProps.ts';
import type { RowQueue } from './RowQueue.ts';

/**
 * Draws again when rows have come, and has them read between the frames that draw others. Not `useSyncExternalStore`: it draws in
 * the very frame in which they came, together with all that waits to be drawn, and a slow machine is not done with both before the
 * next one.
 */
export function useArrivals(arrivals: RowArrivals | undefined, queue: RowQueue): void {
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (arrivals === undefined) return undefined;
    const follow = (): void => {
      setLoaded(arrivals.loaded());
    };
    // What came between the drawing and now.
    follow();
    arrivals.pace(queue.turn);
    const stop = arrivals.subscribe(follow);
    return () => {
      stop();
      arrivals.pace(null);
    };
  }, [arrivals, queue]);
}
