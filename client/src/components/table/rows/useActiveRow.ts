import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { rowAt, useRowFocus } from './useRowFocus.ts';

const rowIndexOf = (target: Element): number | null => {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? null : Number(index);
};

/**
 * The active row: its index, whether it has the focus, and focusing it once it is rendered. If the row with the focus is removed, the row in
 * its place gets it.
 */
export function useActiveRow(frame: RefObject<HTMLDivElement | null>, rowCount: number, view: string) {
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  const [shownView, setShownView] = useState(view);
  const wantFocus = useRowFocus(frame);
  if (view !== shownView) {
    setShownView(view);
    setActive(0);
  }
  const place = Math.min(active, rowCount - 1);
  const held = useRef<Element | null>(null);
  // No event tells it: Firefox and Safari send none when an element with the focus is removed, and React ignores that of Chrome.
  useLayoutEffect(() => {
    if (held.current?.isConnected !== false) return;
    held.current = null;
    if (document.activeElement === document.body) rowAt(frame, place)?.focus({ preventScroll: true });
  });
  return {
    active: place,
    focused,
    focus: (index: number) => {
      wantFocus(index);
      setActive(index);
      setFocused(true);
    },
    handleFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      // React events of portals opened from a row also arrive here, though their elements are elsewhere in the DOM.
      const index = currentTarget.contains(target) ? rowIndexOf(target) : null;
      if (index === null) return;
      held.current = target;
      setActive(index);
      setFocused(true);
    },
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      held.current = null;
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
}
