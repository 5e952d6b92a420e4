import { usePlace } from '../../../components/address/usePlace.ts';
import type { PlaceMove } from '../../../components/address/usePlace.ts';
import { formatTeamSearch, parseTeamSearch, teamNames } from './teamSearch.ts';
import type { TeamPlace } from './teamSearch.ts';

/** Changes what is shown; `replace` for what is no step of its own: typing. */
export type TeamMove = PlaceMove<TeamPlace>;

/** What the address says is shown of the team, and going elsewhere in it. */
export function useTeamPlace() {
  const { place, move } = usePlace(parseTeamSearch, formatTeamSearch, teamNames);
  return { place, move };
}
