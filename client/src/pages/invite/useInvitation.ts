import { useQuery } from '@tanstack/react-query';
import { createInviteApi } from '#client/api/inviteApi.ts';
import { useApi } from '#client/stores/useApi.ts';

export const invitationKey = (code: string) => ['invitation', code] as const;

/** Loads an invitation. It may be answered in another window, so it is refetched on window focus. */
export function useInvitation(code: string) {
  const api = useApi(createInviteApi);
  return useQuery({
    queryKey: invitationKey(code),
    queryFn: ({ signal }) => api.info(code, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
