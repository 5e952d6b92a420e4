import type { FilterQuery } from './filterQuery.ts';
import type { CallOptions, Http } from './http.ts';
import {
  inventorySchema,
  ownPageSchema,
  pageDetailSchema,
  pageJobSchema,
  pagesChangedSchema,
} from './ownPageSchemas.ts';

/** Which pages are to be read. */
export type FetchOrder =
  | { readonly from: 'urls'; readonly urls: readonly string[] }
  | { readonly from: 'sitemap'; readonly url: string }
  /** Those of the inventory anew. */
  | { readonly from: 'pages'; readonly ids: readonly string[] };

interface PageChange {
  readonly id: string;
  /** Null: those that the rules find. */
  readonly prompt_ids: readonly string[] | null;
}

/** The brand's own pages: the inventory, and what fills it. */
export function createOwnPageApi(http: Http) {
  return {
    inventory: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/optimize/pages', inventorySchema, { ...query }, { signal }),
    /** @throws ApiError of kind notFound for a page that there is not. */
    detail: (id: string, query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/optimize/page', pageDetailSchema, { ...query, id }, { signal }),
    fetch: (order: FetchOrder) => http.post('/api/front/optimize/pages/fetch', pageJobSchema, order),
    job: (jobId: string, signal?: AbortSignal) =>
      http.get('/api/front/optimize/pages/job', pageJobSchema, { job_id: jobId }, { signal }),
    cancel: (jobId: string) => http.post('/api/front/optimize/pages/cancel', pageJobSchema, { job_id: jobId }),
    /** A page from its HTML. @param url its address, if it has one; else the HTML's own word for it counts */
    addHtml: (file: File, url: string, options: CallOptions = {}) => {
      const body = new FormData();
      body.append('url', url);
      body.append('file', file);
      return http.post('/api/front/optimize/pages/html', ownPageSchema, body, options);
    },
    update: (change: PageChange) => http.post('/api/front/optimize/pages/update', ownPageSchema, change),
    remove: (ids: readonly string[]) => http.post('/api/front/optimize/pages/delete', pagesChangedSchema, { ids }),
    restore: (ids: readonly string[]) => http.post('/api/front/optimize/pages/restore', pagesChangedSchema, { ids }),
  };
}
