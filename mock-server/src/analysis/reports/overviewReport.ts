import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { changeItems } from './changes/changeItems.ts';
import { eventsIn } from './changes/eventsIn.ts';
import { testedChanges } from './changes/testedChanges.ts';
import { heatmap } from './heatmap.ts';
import { leaderboard } from './leaderboard.ts';
import { overviewActions } from './overviewActions.ts';
import { overviewData } from './overviewData.ts';
import { overviewTiles } from './overviewTiles.ts';
import { projectRefs } from './projectRefs.ts';
import { reportScope } from './reportScope.ts';
import { sourceMix } from './sources/sourceMix.ts';
import { sourceTotals } from './sources/sourceTotals.ts';
import { visibilityTrend } from './visibilityTrend.ts';

/** The report of /overview without the alerts, which cover the whole project over their own days. */
export type OverviewReport = Omit<Overview, 'alerts' | 'alerts_window'>;

/**
 * The report of /overview for the filters of `query`. Deterministic: the same table and query give the same report.
 * @param settled see `overviewActions`.
 * @throws RangeError for an invalid date or time zone of the query (callers check them first).
 */
export function overviewReport(table: AnswerTable, query: FilterQuery, settled?: ReadonlySet<string>): OverviewReport {
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
    actions: overviewActions(data, totals, settled),
  };
}
