import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { rowAt, useRowFocus } from './useRowFocus.ts';

const rowIndexOf = (target: Element): number | null => {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? null : Number(index);
};

/** If the focused row is removed, moves the focus to the row that takes its place. */
function useFocusKept(frame: RefObject<HTMLDivElement | null>, index: number): void {
  const focusPlace = useEffectEvent(() => {
    rowAt(frame, index)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const box = frame.current;
    // A native listener: React ignores events while it removes elements.
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

/** The active row: its index, whether it has the focus, and focusing it once it is rendered. */
export function useActiveRow(frame: RefObject<HTMLDivElement | null>, rowCount: number, view: string) {
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  const [shownView, setShownView] = useState(view);
  const wantFocus = useRowFocus(frame);
  if (view !== shownView) {
    setShownView(view);
    setActive(0);
  }
  useFocusKept(frame, Math.min(active, rowCount - 1));
  return {
    active: Math.min(active, rowCount - 1),
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
      setActive(index);
      setFocused(true);
    },
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
}
