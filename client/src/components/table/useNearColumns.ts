import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { DataColumn } from './DataColumn.ts';

/** A column that rows draw, and its place among all that are shown, from 0. */
export interface PlacedColumn<Row> {
  readonly column: DataColumn<Row>;
  readonly place: number;
}

/** Columns this far out of sight are drawn too, so that scrolling to the side does not come upon empty cells. */
const MARGIN = 160;
const NONE: ReadonlySet<string> = new Set();

/** Before anything stands on the screen: what cannot be in sight, going by the widths. */
function surelyFar(columns: readonly DataColumn<never>[]): ReadonlySet<string> {
  // Nothing tells later which columns have come into sight.
  if (typeof IntersectionObserver === 'undefined') return NONE;
  let left = 0;
  const far = new Set<string>();
  for (const { id, size } of columns) {
    if (left > window.innerWidth + MARGIN) far.add(id);
    left += size;
  }
  return far;
}

/**
 * The columns in sight and a little around them. A wide table has as many out of sight, and drawing their cells would take as
 * long; the head keeps all of its own, which also tell here which ones come into sight.
 */
export function useNearColumns<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly DataColumn<Row>[],
): readonly PlacedColumn<Row>[] {
  const [far, setFar] = useState(() => surelyFar(columns));
  useEffect(() => {
    const root = frame.current;
    if (root === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        setFar((now) => {
          const next = new Set(now);
          for (const { target, isIntersecting } of entries) {
            const id = target instanceof HTMLElement ? (target.dataset['column'] ?? '') : '';
            if (isIntersecting) next.delete(id);
            else next.add(id);
          }
          return next.size === now.size && [...next].every((id) => now.has(id)) ? now : next;
        });
      },
      { root, rootMargin: `0px ${MARGIN}px` },
    );
    for (const head of root.querySelectorAll('[data-column]')) observer.observe(head);
    return () => {
      observer.disconnect();
    };
  }, [frame, columns]);
  return useMemo(
    () =>
      columns
        .map((column, place): PlacedColumn<Row> => ({ column, place }))
        .filter(({ column, place }) => place === 0 || !far.has(column.id)),
    [columns, far],
  );
}
