import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { rowAt, useRowFocus } from './useRowFocus.ts';

const rowIndexOf = (target: Element): number | null => {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? null : Number(index);
};

/**
 * If the focused row is removed, moves the focus to the row that takes its place. Watches the rows, because Firefox and Safari send no
 * event when the element with the focus is removed.
 */
function useFocusKept(frame: RefObject<HTMLDivElement | null>, index: number): void {
  const focusPlace = useEffectEvent(() => {
    rowAt(frame, index)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    let last: EventTarget | null = null;
    const note = ({ target }: globalThis.FocusEvent): void => {
      last = target;
    };
    // Chrome sends it for a removed element, too, which is told apart a frame later.
    const leave = ({ target, relatedTarget }: globalThis.FocusEvent): void => {
      requestAnimationFrame(() => {
        const isGone = relatedTarget === null && target instanceof Node && !target.isConnected;
        if (last === target && !isGone) last = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected) return;
      last = null;
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusPlace();
      });
    });
    box.addEventListener('focusin', note);
    box.addEventListener('focusout', leave);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener('focusin', note);
      box.removeEventListener('focusout', leave);
      observer.disconnect();
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
