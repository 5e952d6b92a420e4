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
  let atRest: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  // A message comes after the frame, and, unlike a timer, before what React has to do then, which changes the page again.
  const { port1: frame, port2: afterFrame } = new MessageChannel();
  const handleScroll = (): void => {
    if (asked) return;
    asked = true;
    frame.postMessage(null);
  };
  afterFrame.onmessage = () => {
    asked = false;
    const offset = scrollElement.scrollTop;
    tell(offset, true);
    clearTimeout(atRest);
    atRest = setTimeout(() => {
      tell(offset, false);
    }, REST_MS);
  };
  scrollElement.addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    scrollElement.removeEventListener('scroll', handleScroll);
    clearTimeout(atRest);
    frame.close();
    afterFrame.close();
  };
}
