import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createMembersApi } from '#client/api/membersApi.ts';
import { teamKeys } from '#client/queries/teamKeys.ts';
import { useApi } from '#client/stores/useApi.ts';

/** All invitations of the team, newest first: the status filter counts them. */
export function useInvitations() {
  const api = useApi(createMembersApi);
  return useQuery({
    queryKey: teamKeys.invitations,
    queryFn: ({ signal }) => api.invitations(signal),
    placeholderData: keepPreviousData,
  });
}
