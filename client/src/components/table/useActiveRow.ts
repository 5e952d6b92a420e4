import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { rowAt, useRowFocus } from './useRowFocus.ts';

const rowIndexOf = (target: Element): number | null => {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? null : Number(index);
};

/** A row that is taken away takes the focus with it: the one in its place has it then. */
function useFocusKept(frame: RefObject<HTMLDivElement | null>, index: number): void {
  const focusPlace = useEffectEvent(() => {
    rowAt(frame, index)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const box = frame.current;
    // Not React's event: React ignores events while it removes elements.
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
