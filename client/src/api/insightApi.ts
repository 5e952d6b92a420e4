import { answerDetailSchema, answerListSchema } from './answerSchemas.ts';
import type { AnswerSetQuery, FilterQuery } from './filterQuery.ts';
import { keywordOptionsSchema, optionListSchema } from './filterSchemas.ts';
import type { Http, QueryParams } from './http.ts';
import { overviewSchema } from './overviewSchemas.ts';

export interface PageQuery {
  /** From 1. */
  readonly page: number;
  /** At most 200. */
  readonly page_size: number;
}

/** The calls of the insight screens; all figures come from the server's analysis module, none is computed here. */
export function createInsightApi(http: Http) {
  const params = (query: object): QueryParams => ({ ...query });
  return {
    topics: (signal?: AbortSignal) => http.get('/api/front/topic/index', optionListSchema, {}, { signal }),
    platforms: (signal?: AbortSignal) => http.get('/api/front/platform/index', optionListSchema, {}, { signal }),
    keywords: (signal?: AbortSignal) => http.get('/api/front/keyword/options', keywordOptionsSchema, {}, { signal }),
    overview: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/overview/index', overviewSchema, params(query), { signal }),
    answers: (query: FilterQuery & AnswerSetQuery & PageQuery, signal?: AbortSignal) =>
      http.get('/api/front/answer/answers', answerListSchema, params(query), { signal }),
    answer: (id: string, signal?: AbortSignal) =>
      http.get('/api/front/answer/answer', answerDetailSchema, { id }, { signal }),
  };
}

export type InsightApi = ReturnType<typeof createInsightApi>;
