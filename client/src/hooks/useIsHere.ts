import { useContext } from 'react';
import { useLocation } from 'react-router';
import { WhereaboutsContext } from './WhereaboutsContext.ts';

/**
 * Tells whether the reader is where this was drawn for, and stays there for now. To be asked before anything is written into the
 * address that nobody presses a button for at this moment: typing that pauses, a name that comes with a reply. The router knows
 * one destination: while the files of the next page are being fetched, such a write would take the place of the link that was
 * followed, and lead back from a page that is reached already and not drawn yet.
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
