import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useRowFocus } from '#client/components/table/rows/useRowFocus.ts';
import { useTextScale } from '#client/hooks/textScale.ts';
import { usePrinting } from '#client/hooks/usePrinting.ts';
import type { TreeRow } from './treeRows.ts';

const HEAD_HEIGHT = 34;
/** A page has two lines: title and end of its URL. */
const ROW_HEIGHT = { one: 36, two: 44 } as const;
/** Rows rendered above and below the visible ones. */
const OVERSCAN = 10;
/** Rows rendered for print, where nothing scrolls: about ten sheets; the export has the rest. */
const PRINTED = 500;

/** A stable id of a row, so that the focus stays on it when rows around it appear and disappear. */
function treeRowId(row: TreeRow | undefined): string {
  if (row === undefined) return '';
  return row.kind === 'node' ? row.node.id : `+${row.parentId}`;
}

function heightOf(row: TreeRow | undefined): number {
  return row?.kind === 'node' && row.node.kind === 'url' ? ROW_HEIGHT.two : ROW_HEIGHT.one;
}

/** Virtualizes the tree: the rendered rows (all of them in print), the row in the tab order, and moving the focus between rows. */
export function useTreeRows(frame: RefObject<HTMLDivElement | null>, rows: readonly TreeRow[]) {
  const [activeId, setActiveId] = useState('');
  const printing = usePrinting();
  const scale = useTextScale();
  const headHeight = HEAD_HEIGHT * scale;
  const wantFocus = useRowFocus(frame);
  const found = activeId === '' ? -1 : rows.findIndex((row) => treeRowId(row) === activeId);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => frame.current,
    getItemKey: (index) => treeRowId(rows[index]),
    estimateSize: (index) => Math.round(heightOf(rows[index]) * scale),
    overscan: printing ? PRINTED : OVERSCAN,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // The focused row stays in the document while scrolled out of view; otherwise the focus would be lost.
    rangeExtractor: (range: Range) => {
      const places = defaultRangeExtractor(range);
      return found === -1 || places.includes(found) ? places : [...places, found].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    virtualizer.measure();
  }, [scale, virtualizer]);
  return {
    items: virtualizer.getVirtualItems().map(({ index, start, size }) => ({
      index,
      start: start - headHeight,
      height: size,
    })),
    height: virtualizer.getTotalSize(),
    /** Index of the row in the tab order: the last focused one, or the first. */
    active: Math.max(0, found),
    noteFocus: (index: number) => {
      setActiveId(treeRowId(rows[index]));
    },
    focusRow: (index: number) => {
      wantFocus(index);
      setActiveId(treeRowId(rows[index]));
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  };
}
