import type { AnswerIndex } from '#client/api/answerIndexSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { eventsIn } from './changes/eventsIn.ts';
import { definitionValues } from './definitionValues.ts';
import { demandPoints } from './demandPoints.ts';
import { heatmap } from './heatmap.ts';
import { leaderboard } from './leaderboard.ts';
import { overviewData } from './overviewData.ts';
import { platformRows } from './platformRows.ts';
import { projectRefs } from './projectRefs.ts';
import { reportScope } from './reportScope.ts';

/**
 * The head of /answer/index for the filters of `query`: measures by platform, and its charts. Deterministic.
 * @throws RangeError for an invalid date or time zone of the query (callers check them first).
 */
export function answerIndexReport(table: AnswerTable, query: FilterQuery): AnswerIndex {
  const data = overviewData(table, query);
  return {
    scope: reportScope(data),
    ...projectRefs(table.project),
    ...platformRows(data),
    events: eventsIn(data),
    heatmap: heatmap(data),
    leaderboard: leaderboard(data),
    definitions: definitionValues(data),
    demand: demandPoints(data),
  };
}
