import type { FilterQuery } from './filterQuery.ts';
import type { Http } from './http.ts';
import { overviewSchema } from './overviewSchemas.ts';

/** The call of /overview. All figures come from the server's analysis module; the client computes none. */
export function createOverviewApi(http: Http) {
  return {
    index: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/overview/index', overviewSchema, { ...query }, { signal }),
  };
}
