import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range, Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { useRowsByFrame } from './useRowsByFrame.ts';

export const HEAD_HEIGHT = 37;
const ROW_HEIGHT = { normal: 36, compact: 30 } as const;
/** Rows ready above and below what is in sight, so that a turn of the wheel shows nothing half drawn. */
const OVERSCAN = 8;

interface TableRowsOptions {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly rowCount: number;
  readonly compact: boolean;
  /** A new one begins at the top. */
  readonly view: string;
  readonly onRangeChange: ((first: number, last: number) => void) | undefined;
  readonly isLoaded: (index: number) => boolean;
}

const rowIndexOf = (target: Element): number | null => {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? null : Number(index);
};

type TableVirtualizer = Virtualizer<HTMLDivElement, HTMLDivElement>;

/** The places in sight; tells of them with some more around, so that what is about to come is loaded in time. */
function useRange({ range }: TableVirtualizer, rowCount: number, onChange: TableRowsOptions['onRangeChange']) {
  const first = Math.max(0, (range?.startIndex ?? 0) - OVERSCAN);
  const last = Math.min(rowCount - 1, (range?.endIndex ?? -1) + OVERSCAN);
  const report = useEffectEvent(() => onChange?.(first, last));
  // There is none until the frame has a height.
  const ready = range !== null && last >= first;
  useEffect(() => {
    if (ready) report();
  }, [first, last, ready]);
  return { first: range?.startIndex ?? 0, last: range?.endIndex ?? 0 };
}

/** Goes back to the top when there is something else to see. */
function useTop(virtualizer: TableVirtualizer, view: string): void {
  const toTop = useEffectEvent(() => {
    if ((virtualizer.scrollOffset ?? 0) > 0) virtualizer.scrollToOffset(0);
  });
  useEffect(() => {
    toTop();
  }, [view]);
}

/**
 * Makes a row the one that Tab comes to. By hand, because as a prop it would draw two rows again at every step of scrolling.
 * @returns its place, for a row that is drawn later
 */
function useTabStop(frame: TableRowsOptions['frame'], index: number): RefObject<number> {
  const place = useRef(index);
  useLayoutEffect(() => {
    place.current = index;
    for (const row of frame.current?.querySelectorAll<HTMLElement>('[data-index][tabindex="0"]') ?? []) {
      row.tabIndex = -1;
    }
    const stop = frame.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (stop !== null && stop !== undefined) stop.tabIndex = 0;
  });
  return place;
}

/** A row that is taken away takes the focus with it: the one in its place has it then. */
function useFocusKept(frame: TableRowsOptions['frame'], index: number): void {
  const focusPlace = useEffectEvent(() => {
    frame.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const box = frame.current;
    // Not React's event: React is deaf while it takes elements away.
    const handleFocusOut = ({ target, relatedTarget }: globalThis.FocusEvent): void => {
      if (relatedTarget !== null) return;
      requestAnimationFrame(() => {
        const isGone = target instanceof Node && !target.isConnected && document.activeElement === document.body;
        if (isGone) focusPlace();
      });
    };
    box?.addEventListener('focusout', handleFocusOut);
    return () => {
      box?.removeEventListener('focusout', handleFocusOut);
    };
  }, [frame]);
}

/** The row the reader is at: where it is, whether it has the focus, and giving it the focus once it is drawn. */
function useActiveRow(frame: TableRowsOptions['frame'], rowCount: number, view: string) {
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  const [shownView, setShownView] = useState(view);
  const wanted = useRef<number | null>(null);
  if (view !== shownView) {
    setShownView(view);
    setActive(0);
  }
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const row = frame.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (row === null || row === undefined) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  useFocusKept(frame, Math.min(active, rowCount - 1));
  return {
    active: Math.min(active, rowCount - 1),
    focused,
    focus: (index: number) => {
      wanted.current = index;
      setActive(index);
      setFocused(true);
    },
    handleFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      // What is opened from a row is drawn elsewhere in the document, and its events still come here.
      const index = currentTarget.contains(target) ? rowIndexOf(target) : null;
      if (index === null) return;
      setActive(index);
      setFocused(true);
    },
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
}

/** Which rows stand in the document, which one the Tab key comes to, and moving the focus from row to row. */
export function useTableRows({ frame, rowCount, compact, view, onRangeChange, isLoaded }: TableRowsOptions) {
  const rowHeight = ROW_HEIGHT[compact ? 'compact' : 'normal'];
  const { active, focused, focus, handleFocus, handleBlur } = useActiveRow(frame, rowCount, view);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rowCount,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // Rows are rendered between two frames, not inside the one that scrolls: on a slow machine one frame cannot hold both.
    useFlushSync: false,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    // The row that has the focus stays in the document wherever the reader scrolls; without it the focus would be lost.
    rangeExtractor: (range: Range) => {
      const places = defaultRangeExtractor(range);
      if (!focused || active < 0 || places.includes(active)) return places;
      return [...places, active].sort((a, b) => a - b);
    },
  });
  const { first, last } = useRange(virtualizer, rowCount, onRangeChange);
  useTop(virtualizer, view);
  // Tab comes to a row in sight, not to where the reader was before scrolling.
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
  }, [rowHeight, virtualizer]);

  return {
    items,
    rowHeight,
    active,
    tabStop,
    isHeld: (index: number) => focused && index === active,
    /** Rows that fit, for the page keys. */
    page: Math.max(1, Math.floor(((virtualizer.scrollRect?.height ?? 0) - HEAD_HEIGHT) / rowHeight)),
    focusRow: (index: number) => {
      focus(index);
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    handleFocus,
    handleBlur,
  };
}
