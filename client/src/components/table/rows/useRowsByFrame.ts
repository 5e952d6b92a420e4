import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { RowsByFrame } from './RowsByFrame.ts';
import type { RowsWanted } from './RowsByFrame.ts';

/**
 * Limits the rendering work per frame: only some of the new rows are added in each frame. After a jump of the scroll bar all rows of a
 * screen are new, and also while a wheel turns fast.
 * @returns the rows to render now
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
