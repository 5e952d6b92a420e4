import type { FilterQuery } from '../../../client/src/api/filterQuery.ts';
import type { AnswerTable } from '../analysis/types.ts';
import type { SignedCall } from '../http/Call.ts';
import type { FilterRequest } from '../http/requests/filterRequests.ts';
import { projectOfCall } from './projectOfCall.ts';
import { readFilters } from './readFilters.ts';

/** What an insight call is about: the answers of the caller's project and the filters, checked. */
export interface Insight {
  readonly table: AnswerTable;
  readonly query: FilterQuery;
  /** The present day in the zone of the query. */
  readonly today: string;
}

/** @throws MockError for a project that is not the caller's and for filters that make no sense. */
export async function insightOf(call: SignedCall, request: FilterRequest): Promise<Insight> {
  const { catalogue, today: todayIn } = call.services;
  const { id } = projectOfCall(call);
  const today = todayIn(request.time_zone);
  const query = readFilters(request, catalogue.definition(id), today);
  return { table: await catalogue.table(id), query, today };
}
