import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** Gives a button the focus when it takes the place of one that was pressed and went. */
export function useFocusOnMount(wanted: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (wanted) button.current?.focus();
  });
  useEffect(() => {
    takeFocus();
  }, []);
  return button;
}
