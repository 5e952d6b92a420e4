import { useQuery } from '@tanstack/react-query';
import { createOverviewApi } from '#client/api/overviewApi.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { filterQueryOf } from '../filters/filterQueryOf.ts';
import { overviewQuery } from '../filters/overviewQuery.ts';

/** For the default window of reports, so that the sampling matches the figures seen first. */
export function useUsualFigures() {
  const { projects, filters } = useStores();
  const api = useApi(createOverviewApi);
  return useQuery({
    ...overviewQuery(api, projects.currentId, filterQueryOf(filters.defaults)),
    enabled: projects.currentId !== null,
    select: ({ overview }) => overview,
  });
}
