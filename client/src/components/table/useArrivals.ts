import { useEffect, useState } from 'react';
import type { RowArrivals } from './DataTableProps.ts';

/**
 * Draws again when rows have come. Not `useSyncExternalStore`: it draws in the very frame in which they came, together with all
 * that waits to be drawn, and a slow machine is not done with both before the next one.
 */
export function useArrivals(arrivals: RowArrivals | undefined): void {
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (arrivals === undefined) return undefined;
    const follow = (): void => {
      setLoaded(arrivals.loaded());
    };
    // What came between the drawing and now.
    follow();
    return arrivals.subscribe(follow);
  }, [arrivals]);
}
