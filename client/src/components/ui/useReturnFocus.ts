import { useEffect, useState } from 'react';
import { focusOpener, openerNow } from './openerNow.ts';

/**
 * Returns the focus to the opener on unmount, for overlays that are unmounted immediately on closing, when Blueprint does not return it. If
 * the opener is gone too (a deleted row, the first row added), the page gets the focus, so that Tab continues there instead of at the top.
 * @param find finds the opener, if `openerNow` does not
 */
export function useReturnFocus(find: () => Element | null = openerNow): void {
  const [opener] = useState(find);
  useEffect(
    () => () => {
      // After the overlay is removed; a dialog opened from it already has the focus then.
      requestAnimationFrame(() => {
        focusOpener(opener);
      });
    },
    [opener],
  );
}
