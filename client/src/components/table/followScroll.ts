import type { Virtualizer } from '@tanstack/react-virtual';

/** Without a scroll event for so long the reader has stopped. */
const REST_MS = 150;

type TableVirtualizer = Virtualizer<HTMLDivElement, HTMLDivElement>;

/**
 * Tells how far a table is scrolled, for `useVirtualizer`. Asked in the scroll event itself, as the library asks, the browser lays
 * out what has changed since the last frame, and for the rows drawn in this one once more; after the frame it knows.
 */
export function followScroll(
  { scrollElement }: TableVirtualizer,
  tell: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined {
  if (scrollElement === null) return undefined;
  let afterFrame: ReturnType<typeof setTimeout> | undefined;
  let atRest: ReturnType<typeof setTimeout> | undefined;
  const handleScroll = (): void => {
    clearTimeout(atRest);
    atRest = setTimeout(() => {
      tell(scrollElement.scrollTop, false);
    }, REST_MS);
    afterFrame ??= setTimeout(() => {
      afterFrame = undefined;
      tell(scrollElement.scrollTop, true);
    });
  };
  scrollElement.addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    scrollElement.removeEventListener('scroll', handleScroll);
    clearTimeout(atRest);
    clearTimeout(afterFrame);
  };
}
