import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './TouchHints.module.scss';

/** Elements with a touch action of their own. */
const CONTROLS = 'a[href], button:not(:disabled), input, label, select, summary, textarea';
/** Distance of the hint from its element, and from the window's edges, in pixels. */
const GAP = 6;

function isWholeInSight(element: HTMLElement): boolean {
  return (
    element.textContent.trim() === element.title.trim() &&
    element.scrollWidth <= element.clientWidth + 1 &&
    element.scrollHeight <= element.clientHeight + 1
  );
}

/** The element whose `title` explains a touched place. */
function hintedAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return null;
  const place = target.closest<HTMLElement>('[title]:not([title=""])');
  return place === null || isWholeInSight(place) ? null : place;
}

/** Position below the element, or above it at the window's end; pixels from the window's top left corner. */
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
 * Shows `title` tooltips, which browsers only show for a mouse, on touch: why a figure is missing, what a tag means, a clipped text. A
 * touch elsewhere, scrolling and Escape close it.
 */
export function TouchHints() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const show = ({ target, pointerType }: PointerEvent): void => {
      setPlace(pointerType === 'touch' ? hintedAt(target) : null);
    };
    const hide = (): void => {
      setPlace(null);
    };
    const hideByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    // A scroll gesture ends with `pointercancel` instead.
    document.addEventListener('pointerup', show);
    document.addEventListener('scroll', hide, true);
    document.addEventListener('keydown', hideByKey);
    return () => {
      document.removeEventListener('pointerup', show);
      document.removeEventListener('scroll', hide, true);
      document.removeEventListener('keydown', hideByKey);
    };
  }, []);
  return place === null ? null : <Hint key={place.title} place={place} />;
}
