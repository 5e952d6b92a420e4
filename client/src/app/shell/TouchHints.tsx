import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './TouchHints.module.scss';

/** What does something of its own when it is touched. */
const CONTROLS = 'a[href], button:not(:disabled), input, label, select, summary, textarea';
/** Between the hint and what it is about, and from the edges of the window, in pixels. */
const GAP = 6;

function isWholeInSight(element: HTMLElement): boolean {
  return (
    element.textContent.trim() === element.title.trim() &&
    element.scrollWidth <= element.clientWidth + 1 &&
    element.scrollHeight <= element.clientHeight + 1
  );
}

/** What a touched place explains to whoever can point at it. */
function hintedAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return null;
  const place = target.closest<HTMLElement>('[title]:not([title=""])');
  return place === null || isWholeInSight(place) ? null : place;
}

/** Under its place, or above it where the window ends; in pixels from its top left corner. */
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
 * The hints that a browser shows to a mouse only (`title`), for fingers: why a figure is missing, what a tag means, a text that is cut.
 * A touch elsewhere, scrolling and Escape take one away.
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
    // A finger that scrolls ends with another event than this.
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
