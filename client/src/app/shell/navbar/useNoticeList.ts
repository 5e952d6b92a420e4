import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePainted } from '#client/hooks/usePainted.ts';
import { errorText } from '#client/i18n/errorText.ts';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { useStores } from '#client/stores/useStores.ts';

const NOTICES_KEY = ['notices'] as const;
const REFRESH_MS = 120_000;

/** The notices of the bell: loaded after the first paint, polled, and reloaded when some were marked as read. */
export function useNoticeList() {
  const intl = useIntl();
  const { api, notices } = useStores();
  const client = useQueryClient();
  const enabled = usePainted();
  const query = useQuery({
    queryKey: NOTICES_KEY,
    queryFn: ({ signal }) => api.notice.list(signal),
    enabled,
    refetchInterval: ({ state }) => (isNotOffered(state.error) ? false : REFRESH_MS),
    refetchOnWindowFocus: true,
  });
  const mark = useMutation({
    mutationFn: (ids: readonly string[]) => api.notice.markRead(ids),
    onError: (error) => {
      const values = { reason: errorText(intl, error) };
      notices.show({ key: 'notices', intent: 'error', messageId: 'notices.markFailed', values });
    },
    onSettled: () => client.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
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
