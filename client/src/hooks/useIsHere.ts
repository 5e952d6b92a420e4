import { useContext } from 'react';
import { useLocation } from 'react-router';
import { WhereaboutsContext } from './WhereaboutsContext.ts';

/**
 * Returns a function that tells whether the component's location is still current and no navigation is in progress. Check it before writing
 * to the address without a user action: typing that pauses, a name in a response. The router has a single pending destination: such a write
 * would cancel a followed link whose chunks are loading, and lead back from a page that is reached but not rendered yet.
 */
export function useIsHere(): () => boolean {
  const whereabouts = useContext(WhereaboutsContext);
  const { pathname, search, key } = useLocation();
  return () => {
    if (whereabouts === null) return true;
    const { location, navigation } = whereabouts();
    const isAtRest = navigation.state === 'idle';
    return isAtRest && location.key === key && location.pathname === pathname && location.search === search;
  };
}
