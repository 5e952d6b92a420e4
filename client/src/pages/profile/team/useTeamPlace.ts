import { useLocation, useNavigate } from 'react-router';
import { withParams } from '../../../components/address/withParams.ts';
import { formatTeamSearch, parseTeamSearch, teamNames } from './teamSearch.ts';
import type { TeamPlace } from './teamSearch.ts';

/** Changes what is shown; `replace` for what is no step of its own: typing. */
export type TeamMove = (changes: Partial<TeamPlace>, options?: { readonly replace?: boolean }) => void;

/** What the address says is shown of the team, and going elsewhere in it. */
export function useTeamPlace() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const place = parseTeamSearch(new URLSearchParams(search));
  const move: TeamMove = (moved, { replace = false } = {}) => {
    const next = withParams(search, formatTeamSearch({ ...place, ...moved }), teamNames);
    void navigate({ pathname, search: next }, { replace, preventScrollReset: true });
  };
  return { place, move };
}
