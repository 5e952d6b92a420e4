import type { FilterQuery } from '../../../client/src/api/filterQuery.ts';
import type { AnswerTable } from '../analysis/types.ts';
import type { SignedCall } from '../http/Call.ts';
import type { FilterRequest } from '../http/requests/filterRequests.ts';
import { definitionOfCall } from './definitionOfCall.ts';
import { readFilters } from './readFilters.ts';
import { tableOfCall } from './tableOfCall.ts';

/** What an insight call is about: the answers of the caller's project and the filters, checked. */
export interface Insight {
  readonly table: AnswerTable;
  readonly query: FilterQuery;
  /** The present day in the zone of the query. */
  readonly today: string;
}

/** @throws MockError for a project that is not the caller's and for filters that make no sense. */
export async function insightOf(call: SignedCall, request: FilterRequest): Promise<Insight> {
  const today = call.services.today(request.time_zone);
  const query = readFilters(request, definitionOfCall(call), today);
  return { table: await tableOfCall(call), query, today };
}
