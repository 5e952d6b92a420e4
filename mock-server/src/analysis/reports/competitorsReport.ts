import type { Competitors } from '#client/api/brandCentreSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { brandFigures } from './brandFigures.ts';
import { overviewData } from './overviewData.ts';
import { brandRefs } from './projectRefs.ts';
import { reportScope } from './reportScope.ts';

/** The tracked brands with all their figures over the answers of the query, ranked as on the leaderboard. */
export function competitorsReport(table: AnswerTable, query: FilterQuery): Competitors {
  const data = overviewData(table, query);
  return { scope: reportScope(data), brands: brandRefs(table.project), brand_figures: brandFigures(data) };
}
