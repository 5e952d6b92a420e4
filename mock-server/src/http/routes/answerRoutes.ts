import type { AnswerDetail, AnswerList } from '#client/api/answerSchemas.ts';
import { brandRefs } from '#server/analysis/reports/projectRefs.ts';
import { rowOfId } from '#server/analysis/table/answerRow.ts';
import { TextSearch } from '#server/analysis/text/TextSearch.ts';
import { noSuch } from '#server/refusal/MockError.ts';
import { answerDetail, answerSummary } from '#server/service/answers/answerViews.ts';
import { readAnswerSet } from '#server/service/answers/readFilters.ts';
import { readReportRequest } from '#server/service/answers/readReportRequest.ts';
import { searchAnswers } from '#server/service/answers/searchAnswers.ts';
import { answerListRequest, answerRequest } from '../requests/filterRequests.ts';
import type { RouteTable, QueryCall } from '../RouteTable.ts';

/** The calls that list the answers behind a figure. */
export function addAnswerRoutes(routes: RouteTable): void {
  routes.project('get', '/api/front/answer/answers', answerListRequest, listAnswers);
  routes.project('get', '/api/front/answer/answer', answerRequest, showAnswer);
}

async function listAnswers({ project, query: request }: QueryCall<typeof answerListRequest>): Promise<AnswerList> {
  const { table, query } = await readReportRequest(project, request);
  const set = readAnswerSet(request, table.project);
  const rows = await searchAnswers(table, { ...query, ...set }, project.signal);
  const { page, page_size: size } = request;
  const brand = table.project.brands.findIndex(({ id }) => id === set.brand_id);
  const search = set.q === undefined ? null : new TextSearch(set.q);
  const shown = [...rows.subarray((page - 1) * size, page * size)];
  return {
    list: shown.map((row) => answerSummary(table, row, brand < 0 ? null : brand, search)),
    total: rows.length,
    brands: brandRefs(table.project),
    window: { start_time: query.start_time, end_time: query.end_time },
  };
}

async function showAnswer({ project, query }: QueryCall<typeof answerRequest>): Promise<AnswerDetail> {
  const { id } = query;
  const table = await project.table();
  const row = rowOfId(table, id);
  if (row < 0) throw noSuch('id', { zh: '没有该回答', en: 'Answer not found' });
  return answerDetail(table, row);
}
