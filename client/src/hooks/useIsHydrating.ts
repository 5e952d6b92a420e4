import { useSyncExternalStore } from 'react';

const neverTells = () => () => undefined;

/**
 * True while React takes over markup that stood on the page before it, and while that markup is made; false in everything
 * that is drawn by React alone. For what such markup cannot hold: portals, and what depends on this browser.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverTells,
    () => false,
    () => true,
  );
}
