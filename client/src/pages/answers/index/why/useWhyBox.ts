import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { WHY_HASH } from '#client/lib/paths.ts';

/** Ref of the panel that splits a change, and a function that scrolls to it; the hash in an address does so on load. */
export function useWhyBox(): { readonly boxRef: RefObject<HTMLDivElement | null>; readonly show: () => void } {
  const boxRef = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const show = (): void => {
    boxRef.current?.scrollIntoView({ block: 'start' });
    boxRef.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (hash === WHY_HASH) show();
  }, [hash, key]);
  return { boxRef, show };
}
