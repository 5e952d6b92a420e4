import { useIntl } from 'react-intl';
import { createCollectApi } from '#client/api/collectApi.ts';
import { doorKeys } from '#client/queries/doorKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/**
 * Notes on platforms whose answers came from an API, by platform id; empty until loaded, and where the provider does not offer them. Reads
 * stores: call it inside an observer.
 */
export function useApiWords(): ReadonlyMap<string, string> {
  const intl = useIntl();
  const { projects } = useStores();
  const api = useApi(createCollectApi);
  const { data } = useProjectQuery({
    queryKey: doorKeys.origins(projects.currentId),
    queryFn: ({ signal }) => api.platforms(signal),
    // A sample has no answers from an API.
    enabled: projects.current?.origin !== 'sample',
  });
  return new Map(
    (data?.list ?? [])
      .filter(({ surface }) => surface === 'api')
      .map(({ platform_id: id, name, search_mode: mode, model, at }) => {
        const day = intl.formatDate(at, { dateStyle: 'medium' });
        return [id, intl.formatMessage({ id: 'answerIndex.platforms.api' }, { name, mode, model, day })];
      }),
  );
}
