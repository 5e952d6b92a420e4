import type { AnswerDetail, AnswerList } from '#client/api/answerSchemas.ts';
import { brandRefs } from '../../analysis/reports/projectRefs.ts';
import { rowOfId } from '../../analysis/table/answerRow.ts';
import { TextSearch } from '../../analysis/text/TextSearch.ts';
import { badInput } from '../../refusal/MockError.ts';
import type { RouteTable, QueryCall } from '../RouteTable.ts';
import { answerListRequest, answerRequest } from '../requests/filterRequests.ts';
import { answerDetail, answerSummary } from '../../service/answers/answerViews.ts';
import { readReportRequest } from '../../service/answers/readReportRequest.ts';
import { readAnswerSet } from '../../service/answers/readFilters.ts';
import { searchAnswers } from '../../service/answers/searchAnswers.ts';

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
  if (row < 0) throw badInput('id', { zh: '项目中没有这条回答', en: 'is not an answer in this project' });
  return answerDetail(table, row);
}
