import { useSearchState } from '#client/components/address/useSearchState.ts';
import type { SearchUpdate } from '#client/components/address/useSearchState.ts';
import { teamSearch } from './teamSearch.ts';
import type { TeamSearch } from './teamSearch.ts';

/** Changes what is shown; `replace` for what is no step of its own: typing. */
export type TeamMove = SearchUpdate<TeamSearch>;

/** What the address says is shown of the team, and going elsewhere in it. */
export function useTeamSearchState() {
  const { searchState, updateSearch } = useSearchState(teamSearch);
  return { searchState, updateSearch };
}
