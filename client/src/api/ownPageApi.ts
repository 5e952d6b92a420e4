import type { FilterQuery } from './filterQuery.ts';
import type { CallOptions, Http } from './http.ts';
import {
  inventorySchema,
  ownPageSchema,
  pageDetailSchema,
  pageJobSchema,
  pagesChangedSchema,
} from './ownPageSchemas.ts';

/** Which pages to fetch. */
export type FetchOrder =
  | { readonly from: 'urls'; readonly urls: readonly string[] }
  | { readonly from: 'sitemap'; readonly url: string }
  /** Fetches pages of the inventory again. */
  | { readonly from: 'pages'; readonly ids: readonly string[] };

interface PageChange {
  readonly id: string;
  /** Null: the prompts that rules find. */
  readonly prompt_ids: readonly string[] | null;
  /** The choice that was changed. */
  readonly base?: readonly string[] | null;
}

/** The brand's own pages: the inventory, and the calls that fill it. */
export function createOwnPageApi(http: Http) {
  return {
    inventory: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/optimize/pages', inventorySchema, { ...query }, { signal }),
    /** @throws ApiError notFound for an unknown page */
    detail: (id: string, query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/optimize/page', pageDetailSchema, { ...query, id }, { signal }),
    fetch: (order: FetchOrder) =>
      http.post('/api/front/optimize/pages/fetch', pageJobSchema, order, { idempotent: true }),
    job: (jobId: string, signal?: AbortSignal) =>
      http.get('/api/front/optimize/pages/job', pageJobSchema, { job_id: jobId }, { signal }),
    cancel: (jobId: string) => http.post('/api/front/optimize/pages/cancel', pageJobSchema, { job_id: jobId }),
    /** Adds a page from its HTML. @param url its address, if it has one; else the canonical address in the HTML applies */
    addHtml: (file: File, url: string, options: CallOptions = {}) => {
      const body = new FormData();
      body.append('url', url);
      body.append('file', file);
      return http.post('/api/front/optimize/pages/html', ownPageSchema, body, options);
    },
    /** @throws ApiError conflict when the stored choice differs from the base */
    update: (change: PageChange) =>
      http.post('/api/front/optimize/pages/update', ownPageSchema, change, { idempotent: true }),
    remove: (ids: readonly string[]) =>
      http.post('/api/front/optimize/pages/delete', pagesChangedSchema, { ids }, { idempotent: true }),
    restore: (ids: readonly string[]) =>
      http.post('/api/front/optimize/pages/restore', pagesChangedSchema, { ids }, { idempotent: true }),
  };
}
