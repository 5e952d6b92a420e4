import { answerDetailSchema, answerListSchema } from './answerSchemas.ts';
import type { AnswerSetQuery, FilterQuery } from './filterQuery.ts';
import type { Http, QueryParams } from './http.ts';
import type { PageQuery } from './pageQuery.ts';

/** How answers leave the product (its schema: client/src/lib/answerExport). */
export type ExportFormat = 'csv' | 'json';

/** The answers behind the figures. */
export function createAnswerApi(http: Http) {
  const params = (query: object): QueryParams => ({ ...query });
  return {
    list: (query: FilterQuery & AnswerSetQuery & PageQuery, signal?: AbortSignal) =>
      http.get('/api/front/answer/answers', answerListSchema, params(query), { signal }),
    one: (id: string, signal?: AbortSignal) =>
      http.get('/api/front/answer/answer', answerDetailSchema, { id }, { signal }),
    /** The answers of a view as a file; every row of it, whatever page is shown. */
    exportFile: (query: FilterQuery & AnswerSetQuery, format: ExportFormat, signal?: AbortSignal) =>
      http.getFile('/api/front/answer/export', params({ ...query, format }), { signal }),
  };
}

export type AnswerApi = ReturnType<typeof createAnswerApi>;
