import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useRowFocus } from '#client/components/table/useRowFocus.ts';
import { usePrinting } from '#client/hooks/usePrinting.ts';
import type { TreeRow } from './treeRows.ts';

const HEAD_HEIGHT = 34;
/** A page has its title over the end of its address. */
const ROW_HEIGHT = { one: 36, two: 44 } as const;
/** Rows ready above and below what is in sight. */
const OVERSCAN = 10;
/** On paper nobody scrolls. Ten sheets or so; who wants more wants the file. */
const PRINTED = 500;

/** The place a row speaks of, so that the reader stays at it when rows come and go around it. */
function treeRowId(row: TreeRow | undefined): string {
  if (row === undefined) return '';
  return row.kind === 'node' ? row.node.id : `+${row.parentId}`;
}

function heightOf(row: TreeRow | undefined): number {
  return row?.kind === 'node' && row.node.kind === 'url' ? ROW_HEIGHT.two : ROW_HEIGHT.one;
}

/** Which rows of the tree stand in the document (all of them on paper), which one the Tab key comes to, and moving the focus from row to row. */
export function useTreeRows(frame: RefObject<HTMLDivElement | null>, rows: readonly TreeRow[]) {
  const [activeId, setActiveId] = useState('');
  const printing = usePrinting();
  const wantFocus = useRowFocus(frame);
  const found = activeId === '' ? -1 : rows.findIndex((row) => treeRowId(row) === activeId);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => frame.current,
    getItemKey: (index) => treeRowId(rows[index]),
    estimateSize: (index) => heightOf(rows[index]),
    overscan: printing ? PRINTED : OVERSCAN,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    // The row the reader is at stays in the document wherever it is scrolled to; without it the focus would be lost.
    rangeExtractor: (range: Range) => {
      const places = defaultRangeExtractor(range);
      return found === -1 || places.includes(found) ? places : [...places, found].sort((a, b) => a - b);
    },
  });
  return {
    items: virtualizer.getVirtualItems().map(({ index, start, size }) => ({
      index,
      start: start - HEAD_HEIGHT,
      height: size,
    })),
    height: virtualizer.getTotalSize(),
    /** The Tab key comes to the row the reader was at, or to the first. */
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
