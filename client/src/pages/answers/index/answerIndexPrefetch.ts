import { createReportApi } from '#client/api/reportApi.ts';
import type { PagePrefetch } from '#client/queries/PagePrefetch.ts';
import { answerIndexQuery } from './answerIndexQuery.ts';
import { answerIndexSearch } from './answerIndexSearch.ts';
import { firstPromptsQuery, promptsQueryOf } from './tabs/promptsQuery.ts';

/** Prefetches the report and the prompts in it, which would otherwise be requested only once the report is rendered. */
export const answerIndexPrefetch: PagePrefetch = async ({ http, queries, projectId, filters, params }) => {
  const api = createReportApi(http);
  const searchState = answerIndexSearch.parse(params);
  // View `lost_to` needs the brands of the report, so its prompts cannot be requested before.
  const showsPrompts = searchState.tab === 'prompts' && searchState.view !== 'lost_to';
  return Promise.all([
    queries.query(answerIndexQuery(api, projectId, filters)),
    showsPrompts && queries.query(firstPromptsQuery(api, projectId, promptsQueryOf(filters, searchState, []))),
  ]);
};
