import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { NameLanguage } from '../../analysis/naming/names.ts';
import type { AnswerTable } from '../../analysis/table/AnswerTable.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { readFilters } from './readFilters.ts';
import type { FilterRequest } from './readFilters.ts';

/** What a report is about: the answers of a project and the filters, checked. */
export interface Insight {
  readonly table: AnswerTable;
  readonly query: FilterQuery;
  /** The present day in the zone of the query. */
  readonly today: string;
}

/**
 * @param language in which the things of the project are named, the reader's unless said; null: as they are recorded
 * @throws MockError for filters that make no sense.
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
