import { useQuery } from '@tanstack/react-query';
import { NOTICES_KEY, useMarkNotices } from '#client/queries/useMarkNotices.ts';
import { useStores } from '#client/stores/useStores.ts';

/** The notices, and a command that marks some as read. */
export function useAnnouncements() {
  const { api } = useStores();
  const query = useQuery({ queryKey: NOTICES_KEY, queryFn: ({ signal }) => api.notice.list(signal) });
  const mark = useMarkNotices();
  return {
    query,
    marking: mark.isPending,
    markRead: (ids: readonly string[]): void => {
      mark.mutate(ids);
    },
  };
}
