import { createOverviewApi } from '../../api/overviewApi.ts';
import { overviewQuery } from '../../components/filters/overviewQuery.ts';
import type { PageAhead } from '../../components/filters/PageAhead.ts';

/** Asks for the overview itself. */
export const overviewAhead: PageAhead = ({ http, queries, projectId, filters }) => {
  queries.query(overviewQuery(createOverviewApi(http), projectId, filters)).catch(() => undefined);
};
