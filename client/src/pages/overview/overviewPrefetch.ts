import { createOverviewApi } from '../../api/overviewApi.ts';
import { overviewQuery } from '../../components/filters/overviewQuery.ts';
import type { PagePrefetch } from '../../queries/PagePrefetch.ts';

/** Prefetches the overview. */
export const overviewPrefetch: PagePrefetch = async ({ http, queries, projectId, filters }) =>
  queries.query(overviewQuery(createOverviewApi(http), projectId, filters));
