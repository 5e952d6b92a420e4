import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** Focuses a button on mount when it replaces a pressed button that was removed. */
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
