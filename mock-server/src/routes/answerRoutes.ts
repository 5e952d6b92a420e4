import type { AnswerDetail, AnswerList } from '../../../client/src/api/answerSchemas.ts';
import { brandRefs } from '../analysis/reports/projectRefs.ts';
import { rowOfId } from '../analysis/table/answerRow.ts';
import { TextSearch } from '../analysis/text/TextSearch.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import { readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { answerListRequest, answerRequest, LIST_NAMES } from '../http/requests/filterRequests.ts';
import { answerDetail, answerSummary } from '../projects/answerViews.ts';
import { insightOf } from '../projects/insightOf.ts';
import { readAnswerSet } from '../projects/readFilters.ts';
import { searchAnswers } from '../projects/searchAnswers.ts';
import { tableOfCall } from '../projects/tableOfCall.ts';

/** The answers behind the figures. */
export function addAnswerRoutes(routes: RouteTable): void {
  routes.signed('get', '/api/front/answer/answers', listAnswers);
  routes.signed('get', '/api/front/answer/answer', showAnswer);
}

async function listAnswers(call: SignedCall): Promise<AnswerList> {
  const request = readQuery(call.request.url, answerListRequest, LIST_NAMES);
  const { table, query } = await insightOf(call, request);
  const set = readAnswerSet(request, table.project);
  const rows = await searchAnswers(table, { ...query, ...set });
  const { page, page_size: size } = request;
  const brand = table.project.brands.findIndex(({ id }) => id === set.brand_id);
  const search = set.q === undefined ? null : new TextSearch(set.q);
  const shown = [...rows.subarray((page - 1) * size, page * size)];
  return {
    list: shown.map((row) => answerSummary(table, row, brand < 0 ? null : brand, search)),
    total: rows.length,
    brands: brandRefs(table.project),
  };
}

async function showAnswer(call: SignedCall): Promise<AnswerDetail> {
  const { id } = readQuery(call.request.url, answerRequest);
  const table = await tableOfCall(call);
  const row = rowOfId(table, id);
  if (row < 0) throw badInput('id', { zh: '没有该答案', en: 'is not an answer of this project' });
  return answerDetail(table, row);
}
