import { useQuery } from '@tanstack/react-query';
import { createInviteApi } from '../../api/inviteApi.ts';
import { useApi } from '../../stores/useApi.ts';

export const invitationKey = (code: string) => ['invitation', code] as const;

/** What an invitation says. It may be answered in another window, so it is read again whenever this one is returned to. */
export function useInvitation(code: string) {
  const api = useApi(createInviteApi);
  return useQuery({
    queryKey: invitationKey(code),
    queryFn: ({ signal }) => api.info(code, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
