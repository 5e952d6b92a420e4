import { focusStop, rowStops } from '#client/components/table/rowControls.ts';
import type { TreeRow } from './treeRows.ts';

/** Marks the toggle for pointers; by keyboard the row itself handles the arrow keys. */
const TOGGLE = 'data-toggle';

/** The effect of a key: focus another row, expand or collapse a node, or nothing. */
type TreeStep = { readonly kind: 'focus'; readonly index: number } | { readonly kind: 'toggle' } | null;

/** Maps a key pressed on a focused row to its effect (WAI-ARIA: treegrid, rows first). */
export function treeStep(key: string, rows: readonly TreeRow[], index: number): TreeStep {
  const row = rows[index];
  const to = (target: number): TreeStep =>
    target === index || rows[target] === undefined ? null : { kind: 'focus', index: target };
  switch (key) {
    case 'ArrowDown':
      return to(index + 1);
    case 'ArrowUp':
      return to(index - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'ArrowRight':
      return row?.kind === 'node' && row.expanded === false ? { kind: 'toggle' } : null;
    case 'ArrowLeft':
      if (row?.kind === 'node' && row.expanded === true) return { kind: 'toggle' };
      return to(rows.findLastIndex((other, place) => place < index && other.level < (row?.level ?? 0)));
    default:
      return null;
  }
}

/**
 * Moves the focus inside a row: right to the first or next stop, left to the previous one and finally to the row itself.
 * @returns whether the focus could move
 */
export function moveInTreeRow(row: HTMLElement, key: string): boolean {
  const stops = rowStops(row).filter((stop) => !stop.hasAttribute(TOGGLE));
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = place + (key === 'ArrowRight' ? 1 : -1);
  if (next >= stops.length || next < -1) return false;
  focusStop(stops[next] ?? row);
  return true;
}
