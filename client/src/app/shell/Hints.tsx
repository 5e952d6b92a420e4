import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isWholeInSight } from '#client/components/ui/isWholeInSight.ts';
import styles from './Hints.module.scss';

/** Elements with a touch action of their own. */
const CONTROLS = 'a[href], button:not(:disabled), input, label, select, summary, textarea';
/** Distance of the hint from its element, and from the window's edges, in pixels. */
const GAP = 6;

/** The element whose `title` a touch shows. */
function hintedAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return null;
  const place = target.closest<HTMLElement>('[title]:not([title=""])');
  return place === null || isWholeInSight(place) ? null : place;
}

/** The element with a `title` that keyboard focus has reached. */
function hintedByKeys(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible:not(input, textarea, select)')) return null;
  return target.title === '' || isWholeInSight(target) ? null : target;
}

/** Position below the element, or above it at the end of the window; in pixels from the window's top left corner. */
function beside(place: DOMRect, hint: DOMRect): { readonly left: number; readonly top: number } {
  const left = Math.max(GAP, Math.min(place.left, window.innerWidth - hint.width - GAP));
  const below = place.bottom + GAP;
  return { left, top: below + hint.height > window.innerHeight ? Math.max(GAP, place.top - hint.height - GAP) : below };
}

function Hint({ place }: { readonly place: HTMLElement }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current === null) return;
    const { left, top } = beside(place.getBoundingClientRect(), box.current.getBoundingClientRect());
    box.current.style.left = `${String(left)}px`;
    box.current.style.top = `${String(top)}px`;
  }, [place]);
  return createPortal(
    <div ref={box} role="tooltip" className={styles['hint']}>
      {place.title}
    </div>,
    document.body,
  );
}

/**
 * Shows `title` hints, which browsers show only on mouse hover, on touch and keyboard focus: why a figure is missing, what a tag
 * means, a truncated text. In table rows the arrow keys reach them (components/table/rowControls.ts). A touch elsewhere, a change of
 * focus, scrolling and Escape hide a hint.
 */
export function Hints() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const show = ({ target, pointerType }: PointerEvent): void => {
      setPlace(pointerType === 'touch' ? hintedAt(target) : null);
    };
    const showByKeys = ({ target }: FocusEvent): void => {
      const hinted = hintedByKeys(target);
      // Firefox and Safari do not tell that the element with the focus was removed.
      setPlace((now) => hinted ?? (now?.isConnected === true ? now : null));
    };
    // Keeps the hint of a touch, which blurs another element.
    const leave = ({ target }: FocusEvent): void => {
      setPlace((now) => (now === target ? null : now));
    };
    const hide = (): void => {
      setPlace(null);
    };
    const hideByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    // A scroll gesture ends with `pointercancel` instead.
    document.addEventListener('pointerup', show);
    document.addEventListener('focusin', showByKeys);
    document.addEventListener('focusout', leave);
    document.addEventListener('scroll', hide, true);
    document.addEventListener('keydown', hideByKey);
    return () => {
      document.removeEventListener('pointerup', show);
      document.removeEventListener('focusin', showByKeys);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('scroll', hide, true);
      document.removeEventListener('keydown', hideByKey);
    };
  }, []);
  return place === null ? null : <Hint key={place.title} place={place} />;
}
