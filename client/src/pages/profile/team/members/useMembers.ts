import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { loadMembers } from '#client/api/loadMembers.ts';
import type { MemberQuery } from '#client/api/membersApi.ts';
import { createMembersApi } from '#client/api/membersApi.ts';
import { teamKeys } from '#client/queries/teamKeys.ts';
import { useApi } from '#client/stores/useApi.ts';

/** The members of the team; the server searches and sorts. */
export function useMembers(query: Omit<MemberQuery, 'page' | 'page_size'>) {
  const api = useApi(createMembersApi);
  return useQuery({
    queryKey: teamKeys.members(query),
    queryFn: ({ signal }) => loadMembers(api, query, signal),
    placeholderData: keepPreviousData,
  });
}
