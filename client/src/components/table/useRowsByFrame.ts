import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { RowsByFrame } from './RowsByFrame.ts';
import type { RowsWanted } from './RowsByFrame.ts';

/**
 * Bounds what one frame has to draw: of the rows that are not in the document yet only some are added in a frame, the others follow
 * in the next ones. After a jump of the scroll bar all of a screen are new, and so are they while a wheel turns fast.
 * @returns the rows for the document now
 */
export function useRowsByFrame(wanted: RowsWanted): readonly VirtualItem[] {
  const [, drawMore] = useReducer((count: number) => count + 1, 0);
  const [rows] = useState(() => new RowsByFrame());
  const { isLoaded } = wanted;
  const chosen = rows.choose(wanted);
  useLayoutEffect(() => {
    rows.keep(chosen, isLoaded, drawMore);
  }, [rows, chosen, isLoaded]);
  useEffect(
    () => () => {
      rows.stop();
    },
    [rows],
  );
  return chosen.shown;
}
