import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useStores } from '#client/stores/useStores.ts';

/**
 * Applies changed rights when another page is shown. Not by `router.subscribe` before the router is rendered: the router then considers its
 * first state delivered, and the app never renders it.
 */
export function useTakenRights(): void {
  const { session } = useStores();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    session.takeRights();
  }, [session, pathname]);
}
