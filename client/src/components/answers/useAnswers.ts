import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AnswerSetQuery, FilterQuery } from '../../api/filterQuery.ts';
import { useStores } from '../../stores/useStores.ts';
import { insightKeys } from '../filters/insightKeys.ts';

const PAGE_SIZE = 50;

/** The answers of a set, page after page. */
export function useAnswers(query: FilterQuery & AnswerSetQuery) {
  const { api, projects } = useStores();
  return useInfiniteQuery({
    queryKey: insightKeys.answers(projects.currentId, query),
    queryFn: ({ pageParam, signal }) =>
      api.insight.answers({ ...query, page: pageParam, page_size: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
  });
}

/** One answer in full; the one before stays in sight while a neighbour loads. */
export function useAnswer(id: string) {
  const { api, projects } = useStores();
  return useQuery({
    queryKey: insightKeys.answer(projects.currentId, id),
    queryFn: ({ signal }) => api.insight.answer(id, signal),
    placeholderData: keepPreviousData,
  });
}
