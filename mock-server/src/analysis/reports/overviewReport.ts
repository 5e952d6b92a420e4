import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import type { AnswerTable } from '../types.ts';
import { changeItems } from './changeItems.ts';
import { eventsIn } from './eventsIn.ts';
import { heatmap } from './heatmap.ts';
import { leaderboard } from './leaderboard.ts';
import { overviewActions } from './overviewActions.ts';
import { overviewAlerts } from './overviewAlerts.ts';
import { overviewData } from './overviewData.ts';
import { overviewTiles } from './overviewTiles.ts';
import { projectRefs } from './projectRefs.ts';
import { reportScope } from './reportScope.ts';
import { sourceMix } from './sourceMix.ts';
import { sourceTotals } from './sourceTotals.ts';
import { testedChanges } from './testedChanges.ts';
import { visibilityTrend } from './visibilityTrend.ts';

/**
 * Everything on /overview for the filters of `query`. `today` (YYYY-MM-DD in the viewer's zone) is what "no recent answers" is
 * measured against. Deterministic: the same table, query and day give the same report.
 * @param settled see `overviewActions`.
 * @throws RangeError when a date or the time zone of the query is none (callers check them first).
 */
export function overviewReport(
  table: AnswerTable,
  query: FilterQuery,
  today: string,
  settled?: ReadonlySet<string>,
): Overview {
  const data = overviewData(table, query);
  const moved = testedChanges(data);
  const totals = sourceTotals(table, data.rows);
  return {
    scope: reportScope(data),
    ...projectRefs(table.project),
    tiles: overviewTiles(data),
    trend: visibilityTrend(data),
    events: eventsIn(data),
    changes: changeItems(data, moved),
    heatmap: heatmap(data),
    leaderboard: leaderboard(data),
    sources: sourceMix(table, data.rows, totals),
    alerts: overviewAlerts(data, moved, today),
    actions: overviewActions(data, totals, settled),
  };
}
