import { useEffect, useState } from 'react';

/**
 * Gives the focus back, once this closes, to what had it before: for overlays that are taken off the page at once when
 * they close, which leaves Blueprint no moment to do it. Where that is gone too (the row was deleted, the first one added),
 * the page takes the focus, so that Tab goes on in it and not at the top of everything.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (!(before instanceof HTMLElement)) return;
      // After the overlay is gone; whoever took the focus meanwhile, such as a dialog opened from it, keeps it.
      requestAnimationFrame(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (!lost) return;
        if (before.isConnected) before.focus();
        else document.querySelector('main')?.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
