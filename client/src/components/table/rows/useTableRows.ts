import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range, Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTextScale } from '#client/hooks/textScale.ts';
import { useActiveRow } from './useActiveRow.ts';
import { rowAt } from './useRowFocus.ts';
import { useRowsByFrame } from './useRowsByFrame.ts';

const HEAD_HEIGHT = 37;
const ROW_HEIGHT = { normal: 36, compact: 30 } as const;
/** Overscan rows above and below the viewport, so that a turn of the wheel shows no gaps. */
const OVERSCAN = 8;

interface TableRowsOptions {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly rowCount: number;
  readonly compact: boolean;
  /** A change scrolls to the top. */
  readonly view: string;
  readonly onRangeChange: ((first: number, last: number) => void) | undefined;
  readonly isLoaded: (index: number) => boolean;
}

type TableVirtualizer = Virtualizer<HTMLDivElement, HTMLDivElement>;

/** The visible indices; reports them with overscan, so that upcoming rows are loaded in time. */
function useRange({ range }: TableVirtualizer, rowCount: number, onChange: TableRowsOptions['onRangeChange']) {
  const first = Math.max(0, (range?.startIndex ?? 0) - OVERSCAN);
  const last = Math.min(rowCount - 1, (range?.endIndex ?? -1) + OVERSCAN);
  const report = useEffectEvent(() => onChange?.(first, last));
  // There is no range until the frame has a height.
  const ready = range !== null && last >= first;
  useEffect(() => {
    if (ready) report();
  }, [first, last, ready]);
  return { first: range?.startIndex ?? 0, last: range?.endIndex ?? 0 };
}

/** Scrolls to the top when the view changes. */
function useTop(virtualizer: TableVirtualizer, view: string): void {
  const toTop = useEffectEvent(() => {
    if ((virtualizer.scrollOffset ?? 0) > 0) virtualizer.scrollToOffset(0);
  });
  useEffect(() => {
    toTop();
  }, [view]);
}

/**
 * Makes a row the tab stop. Set in the DOM, because as a prop it would render two rows at every scroll step.
 * @returns its index, for a row that is rendered later
 */
function useTabStop(frame: TableRowsOptions['frame'], index: number): RefObject<number> {
  const place = useRef(index);
  useLayoutEffect(() => {
    place.current = index;
    for (const row of frame.current?.querySelectorAll<HTMLElement>('[data-index][tabindex="0"]') ?? []) {
      row.tabIndex = -1;
    }
    const stop = rowAt(frame, index);
    if (stop !== null) stop.tabIndex = 0;
  });
  return place;
}

/** The rendered rows, the tab stop, and moving the focus from row to row. */
export function useTableRows({ frame, rowCount, compact, view, onRangeChange, isLoaded }: TableRowsOptions) {
  const scale = useTextScale();
  const rowHeight = Math.round(ROW_HEIGHT[compact ? 'compact' : 'normal'] * scale);
  const headHeight = HEAD_HEIGHT * scale;
  const { active, focused, focus, handleFocus, handleBlur } = useActiveRow(frame, rowCount, view);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rowCount,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // Rows are rendered between frames, not in the scrolling frame: on a slow machine one frame cannot hold both.
    useFlushSync: false,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // The focused row stays in the document while scrolled out of view; otherwise the focus would be lost.
    rangeExtractor: (range: Range) => {
      const places = defaultRangeExtractor(range);
      if (!focused || active < 0 || places.includes(active)) return places;
      return [...places, active].sort((a, b) => a - b);
    },
  });
  const { first, last } = useRange(virtualizer, rowCount, onRangeChange);
  useTop(virtualizer, view);
  // The tab stop is a visible row, not the active row from before scrolling.
  const tabStop = useTabStop(frame, focused ? active : Math.min(Math.max(active, first), last));
  const items = useRowsByFrame({
    items: virtualizer.getVirtualItems(),
    first,
    last,
    active: focused ? active : -1,
    isLoaded,
  });
  useEffect(() => {
    virtualizer.measure();
  }, [rowHeight, headHeight, virtualizer]);

  return {
    items,
    rowHeight,
    headHeight,
    active,
    tabStop,
    isHeld: (index: number) => focused && index === active,
    /** Number of rows that fit, for Page Up and Page Down. */
    page: Math.max(1, Math.floor(((virtualizer.scrollRect?.height ?? 0) - headHeight) / rowHeight)),
    focusRow: (index: number) => {
      focus(index);
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    handleFocus,
    handleBlur,
  };
}
