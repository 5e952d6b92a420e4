import { useSearchState } from '#client/components/address/useSearchState.ts';
import type { SearchUpdate } from '#client/components/address/useSearchState.ts';
import { teamSearch } from './teamSearch.ts';
import type { TeamSearch } from './teamSearch.ts';

/** Navigates within the tab; `replace` for typing, which adds no history entry. */
export type TeamMove = SearchUpdate<TeamSearch>;

/** The team part of the address, and navigation in it. */
export function useTeamSearchState() {
  const { searchState, updateSearch } = useSearchState(teamSearch);
  return { searchState, updateSearch };
}
