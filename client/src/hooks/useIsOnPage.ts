import { useContext } from 'react';
import { useLocation } from 'react-router';
import { WhereaboutsContext } from './WhereaboutsContext.ts';

/**
 * Tells whether the reader is still on the page this belongs to. To be asked before going to another part of it: what is being
 * saved comes to its end on pages that were left meanwhile, too, and must not call the reader back to close a dialog there.
 */
export function useIsOnPage(): () => boolean {
  const whereabouts = useContext(WhereaboutsContext);
  const { pathname } = useLocation();
  return () => whereabouts === null || whereabouts().location.pathname === pathname;
}
