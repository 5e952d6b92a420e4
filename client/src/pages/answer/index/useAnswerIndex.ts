import { useQuery } from '@tanstack/react-query';
import type { FilterQuery } from '../../../api/filterQuery.ts';
import { createInsightApi } from '../../../api/insightApi.ts';
import { sameProject } from '../../../components/filters/insightKeys.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { answerIndexQuery } from './answerIndexQuery.ts';

/** The report of the page; on a change of filters the old figures stay until the new ones are there. */
export function useAnswerIndex(filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createInsightApi);
  const { currentId } = projects;
  return useQuery({
    ...answerIndexQuery(api, currentId, filters),
    placeholderData: (previous, query) => (sameProject(query?.queryKey, currentId) ? previous : undefined),
  });
}
