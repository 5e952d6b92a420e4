import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureText } from '../i18n/failureText.ts';
import { useStores } from '../stores/useStores.ts';

/** Query key of the notices: the bell in the navbar and the list on Home share them. */
export const NOTICES_KEY = ['notices'] as const;

/** Marks notices as read, wherever they are shown; a failure is told by a notice of its own. */
export function useMarkNotices() {
  const intl = useIntl();
  const { api, notices } = useStores();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => api.notice.markRead(ids),
    onError: (error) => {
      const values = { reason: failureText(intl, error) };
      notices.show({ key: 'notices', intent: 'error', messageId: 'notices.markFailed', values });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
}
