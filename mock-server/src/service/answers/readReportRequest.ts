import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { NameLanguage } from '#server/analysis/naming/names.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { readFilters } from './readFilters.ts';
import type { FilterRequest } from './readFilters.ts';

/** Inputs of a report: the answer table of a project and the validated filters. */
export interface Insight {
  readonly table: AnswerTable;
  readonly query: FilterQuery;
  /** The current day in the time zone of the query. */
  readonly today: string;
}

/**
 * @param language of names; default: the reader's; null: as recorded
 * @throws MockError for invalid filters.
 */
export async function readReportRequest(
  project: ProjectSession,
  request: FilterRequest,
  language: NameLanguage | null = project.rights.language,
): Promise<Insight> {
  const today = project.server.today(request.time_zone);
  const query = readFilters(request, project.definition, today);
  return { table: await project.table(language), query, today };
}
