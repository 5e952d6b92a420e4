import { useQuery } from '@tanstack/react-query';
import { usePainted } from '#client/hooks/usePainted.ts';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { waitOf } from '#client/lib/waitOf.ts';
import { NOTICES_KEY, useMarkNotices } from '#client/queries/useMarkNotices.ts';
import { useStores } from '#client/stores/useStores.ts';

const REFRESH_MS = 120_000;

/** The notices of the bell: loaded after the first paint, polled, and reloaded when some were marked as read. */
export function useNoticeList() {
  const { api } = useStores();
  const enabled = usePainted();
  const query = useQuery({
    queryKey: NOTICES_KEY,
    queryFn: ({ signal }) => api.notice.list(signal),
    enabled,
    refetchInterval: ({ state }) => (isNotOffered(state.error) ? false : waitOf(state.error, REFRESH_MS)),
    refetchOnWindowFocus: true,
  });
  const mark = useMarkNotices();
  return {
    list: query.data?.list ?? [],
    unread: query.data?.unread ?? 0,
    isOffered: !isNotOffered(query.error),
    isPending: query.isPending,
    failed: query.isError && query.data === undefined,
    retry: (): void => {
      void query.refetch();
    },
    marking: mark.isPending,
    markRead: (ids: readonly string[]): void => {
      if (ids.length > 0) mark.mutate(ids);
    },
  };
}
