import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { DataColumn } from '../DataColumn.ts';

/** A rendered column with its index among all shown columns, from 0. */
export interface PlacedColumn<Row> {
  readonly column: DataColumn<Row>;
  readonly place: number;
}

/** Columns within this distance of the viewport are rendered too, so that horizontal scrolling shows no empty cells. */
const MARGIN = 160;
const NONE: ReadonlySet<string> = new Set();

/** Before the first layout: the columns that cannot be visible, computed from the widths. */
function surelyFar(columns: readonly DataColumn<never>[]): ReadonlySet<string> {
  // Without an IntersectionObserver, nothing would tell later which columns become visible.
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
 * The visible columns and some around them. A wide table has as many off screen, and rendering their cells would double the time. The
 * header renders all its cells; they are observed to find the visible ones.
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
