import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { createAlertApi } from '#client/api/alertApi.ts';
import type { AlertMuting } from '#client/api/alertApi.ts';
import type { CallOptions } from '#client/api/http.ts';
import type { AlertList } from '#client/api/schemas/alertListSchemas.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { workplaceKeys } from '#client/queries/workplaceKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { alertsSearch } from './alertsSearch.ts';

/** Page size of the list; there are never that many alerts. */
const MOST_SHOWN = 500;

/** The alert list of the current project and its commands. Reads stores: call it inside an observer. */
export function useAlerts() {
  const intl = useIntl();
  const { projects } = useStores();
  const { searchState, updateSearch } = useSearchState(alertsSearch);
  const api = useApi(createAlertApi);
  const attempt = useAttempt();
  const queries = useQueryClient();
  const { view, kind } = searchState;
  const load = (page: number, size: number, { signal }: CallOptions): Promise<AlertList> =>
    api.list({ time_zone: machineZone(), view, ...(kind === null ? {} : { kind }), page, page_size: size }, signal);
  const query = useProjectQuery({
    queryKey: workplaceKeys.alerts(projects.currentId, { view, kind }),
    queryFn: ({ signal }) => load(1, MOST_SHOWN, { signal }),
    staleTime: 0,
  });
  const onSettled = (): void => {
    void projectChanged(queries, projects.currentId);
  };
  const acknowledge = useMutation({ mutationFn: (ids: readonly string[]) => api.acknowledge(ids), onSettled });
  const mute = useMutation({
    mutationFn: ({ until, ...muting }: AlertMuting & { readonly until: string | null }) => api.mute(muting, until),
    onSettled,
  });
  const unmute = useMutation({ mutationFn: (muting: AlertMuting) => api.unmute(muting), onSettled });
  return {
    ...{ searchState, updateSearch, query, load },
    busy: acknowledge.isPending || mute.isPending || unmute.isPending,
    acknowledge: (ids: readonly string[]): void => {
      void attempt(intl.formatMessage({ id: 'alerts.acknowledge' }), () => acknowledge.mutateAsync(ids));
    },
    /** @throws ApiError of the call */
    mute: async (muting: AlertMuting, until: string | null): Promise<void> => {
      await mute.mutateAsync({ ...muting, until });
    },
    unmute: (muting: AlertMuting): void => {
      void attempt(intl.formatMessage({ id: 'alerts.unmute' }), () => unmute.mutateAsync(muting));
    },
  };
}
export type AlertsModel = ReturnType<typeof useAlerts>;
