import { useContext } from 'react';
import { useLocation } from 'react-router';
import { WhereaboutsContext } from './WhereaboutsContext.ts';

/**
 * Returns a function that tells whether the reader is still on the component's page. Check it before navigating within the page: a save may
 * complete after the reader has left, and must not lead back just to close a dialog.
 */
export function useIsOnPage(): () => boolean {
  const whereabouts = useContext(WhereaboutsContext);
  const { pathname } = useLocation();
  return () => whereabouts === null || whereabouts().location.pathname === pathname;
}
