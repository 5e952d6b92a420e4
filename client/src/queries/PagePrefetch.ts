import type { QueryClient } from '@tanstack/react-query';
import type { FilterQuery } from '../api/filterQuery.ts';
import type { Http } from '../api/http.ts';

/** What is known of a page before it is rendered. */
interface PrefetchContext {
  readonly http: Http;
  readonly queries: QueryClient;
  readonly projectId: string;
  readonly params: URLSearchParams;
  /** The filters that the address stands for. */
  readonly filters: FilterQuery;
}

/** Runs the queries with which a page begins. May reject: the page runs a query that failed once more, and shows why it fails. */
export type PagePrefetch = (context: PrefetchContext) => Promise<unknown>;
