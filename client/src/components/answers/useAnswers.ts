import { useInfiniteQuery } from '@tanstack/react-query';
import { createAnswerApi } from '#client/api/answerApi.ts';
import type { AnswerSetQuery, FilterQuery } from '#client/api/filterQuery.ts';
import { reportKeys } from '#client/queries/reportKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

const PAGE_SIZE = 50;

/** The answers of a set, loaded page by page. */
export function useAnswers(query: FilterQuery & AnswerSetQuery) {
  const { projects } = useStores();
  const api = useApi(createAnswerApi);
  return useInfiniteQuery({
    queryKey: reportKeys.answers(projects.currentId, query),
    queryFn: ({ pageParam, signal }) => api.list({ ...query, page: pageParam, page_size: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
  });
}

/** One answer in full; the previous one stays visible while a neighbour loads. */
export function useAnswer(id: string) {
  const { projects } = useStores();
  const api = useApi(createAnswerApi);
  return useProjectQuery({
    queryKey: reportKeys.answer(projects.currentId, id),
    queryFn: ({ signal }) => api.one(id, signal),
  });
}
