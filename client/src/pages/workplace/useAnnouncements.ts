import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { errorText } from '#client/i18n/errorText.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Query key shared with the bell in the navbar: reading a notice in one marks it in the other. */
const NOTICES_KEY = ['notices'] as const;

/** The notices, and a command that marks some as read. */
export function useAnnouncements() {
  const intl = useIntl();
  const { api, notices } = useStores();
  const queries = useQueryClient();
  const query = useQuery({ queryKey: NOTICES_KEY, queryFn: ({ signal }) => api.notice.list(signal) });
  const mark = useMutation({
    mutationFn: (ids: readonly string[]) => api.notice.markRead(ids),
    onError: (error) => {
      const values = { reason: errorText(intl, error) };
      notices.show({ key: 'notices', intent: 'error', messageId: 'notices.markFailed', values });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
  return {
    query,
    marking: mark.isPending,
    markRead: (ids: readonly string[]): void => {
      mark.mutate(ids);
    },
  };
}
