import { createInsightApi } from '../../../api/insightApi.ts';
import type { PageAhead } from '../../../components/filters/PageAhead.ts';
import { untilShown } from '../../../components/filters/untilShown.ts';
import { parseAnswerIndexSearch } from './answerIndexSearch.ts';
import { answerIndexQuery } from './answerIndexQuery.ts';
import { firstPromptsQuery, promptsQueryOf } from './tabs/promptsQuery.ts';

/** Asks for the report, and for the prompts that stand in it, which would be asked for only when the report is drawn. */
export const answerIndexAhead: PageAhead = async ({ http, queries, projectId, filters, params }) => {
  const api = createInsightApi(http);
  const place = parseAnswerIndexSearch(params);
  // Which brands there are to be lost to stands in the report.
  const showsPrompts = place.tab === 'prompts' && place.view !== 'lost_to';
  return Promise.all([
    untilShown(queries, answerIndexQuery(api, projectId, filters)),
    showsPrompts && untilShown(queries, firstPromptsQuery(api, projectId, promptsQueryOf(filters, place, []))),
  ]);
};
