import { useEffect, useState } from 'react';
import { focusOpener, openerNow } from './openerNow.ts';

/**
 * Gives the focus back, once this closes, to what opened it: for overlays that are taken off the page at once when
 * they close, which leaves Blueprint no moment to do it. Where that is gone too (the row was deleted, the first one added),
 * the page takes the focus, so that Tab goes on in it and not at the top of everything.
 * @param find tells what opened it, where that is not what `openerNow` says
 */
export function useReturnFocus(find: () => Element | null = openerNow): void {
  const [opener] = useState(find);
  useEffect(
    () => () => {
      // After the overlay is gone; a dialog opened from it has the focus by then.
      requestAnimationFrame(() => {
        focusOpener(opener);
      });
    },
    [opener],
  );
}
