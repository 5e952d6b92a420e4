import type { QueryClient } from '@tanstack/react-query';
import type { FilterQuery } from '../api/filterQuery.ts';
import type { Http } from '../api/http.ts';

/** The context of a prefetch, before the page is rendered. */
interface PrefetchContext {
  readonly http: Http;
  readonly queries: QueryClient;
  readonly projectId: string;
  readonly params: URLSearchParams;
  /** The filters in the address. */
  readonly filters: FilterQuery;
}

/** Runs the first queries of a page. May reject: the page repeats a failed query, and shows the error. */
export type PagePrefetch = (context: PrefetchContext) => Promise<unknown>;
