import { createOverviewApi } from '../../api/overviewApi.ts';
import { overviewQuery } from '../../components/filters/overviewQuery.ts';
import type { PageAhead } from '../../components/filters/PageAhead.ts';
import { untilShown } from '../../components/filters/untilShown.ts';

/** Asks for the overview itself. */
export const overviewAhead: PageAhead = async ({ http, queries, projectId, filters }) =>
  untilShown(queries, overviewQuery(createOverviewApi(http), projectId, filters));
