import type { QueryParams } from '../lib/serializeQuery.ts';
import { answerDetailSchema, answerListSchema } from './answerSchemas.ts';
import type { AnswerSetQuery, FilterQuery } from './filterQuery.ts';
import type { Http } from './http.ts';
import type { PageQuery } from './pageQuery.ts';

/** File formats of an answer export (schema: client/src/lib/answerExport). */
export type ExportFormat = 'csv' | 'json';

/** A status as in the list of answers, or `all`. */
export type ExportQuery = FilterQuery &
  Omit<AnswerSetQuery, 'status'> & { readonly status?: AnswerSetQuery['status'] | 'all' };

/** The answers behind the figures. */
export function createAnswerApi(http: Http) {
  const params = (query: object): QueryParams => ({ ...query });
  return {
    list: (query: FilterQuery & AnswerSetQuery & PageQuery, signal?: AbortSignal) =>
      http.get('/api/front/answer/answers', answerListSchema, params(query), { signal }),
    one: (id: string, signal?: AbortSignal) =>
      http.get('/api/front/answer/answer', answerDetailSchema, { id }, { signal }),
    /**
     * Exports all answers of a view as a file, not only the shown page. Without a status, a set behind a figure holds what the list shows
     * (answered ones); filters alone export everything that was asked, refused answers included.
     */
    exportFile: (query: ExportQuery, format: ExportFormat, signal?: AbortSignal) =>
      http.getFile('/api/front/answer/export', params({ ...query, format }), { signal }),
  };
}
