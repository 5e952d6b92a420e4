import type { QueryClient } from '@tanstack/react-query';
import type { FilterQuery } from '../../api/filterQuery.ts';
import type { Http } from '../../api/http.ts';

/** What is known of a page before any of it is drawn. */
interface AheadContext {
  readonly http: Http;
  readonly queries: QueryClient;
  readonly projectId: string;
  readonly params: URLSearchParams;
  /** The filters that the address stands for. */
  readonly filters: FilterQuery;
}

/** Makes the calls with which a page begins before any of it is drawn; settles, and never rejects, when all are answered. */
export type PageAhead = (context: AheadContext) => Promise<unknown>;
