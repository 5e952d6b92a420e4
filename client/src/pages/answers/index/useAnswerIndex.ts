import type { FilterQuery } from '#client/api/filterQuery.ts';
import { createReportApi } from '#client/api/reportApi.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { answerIndexQuery } from './answerIndexQuery.ts';

/** The report of the page; a filter change keeps the old figures until the new ones are loaded. */
export function useAnswerIndex(filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createReportApi);
  const { currentId } = projects;
  return useProjectQuery({
    ...answerIndexQuery(api, currentId, filters),
  });
}
