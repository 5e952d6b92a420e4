import type { FilterQuery } from './filterQuery.ts';
import type { Http } from './http.ts';
import { overviewSchema } from './overviewSchemas.ts';

/** The call of /overview; its figures come from the server's analysis module, none is computed here. */
export function createOverviewApi(http: Http) {
  return {
    index: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/overview/index', overviewSchema, { ...query }, { signal }),
  };
}
