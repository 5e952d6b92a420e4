import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { ProjectReport, WorkplaceWindow } from '#client/api/workplaceSchemas.ts';
import { visibilityOf } from '../measures/pointSums.ts';
import { changeOf, measureOf } from '../measures/promptClusters.ts';
import { overviewData, type OverviewData } from '../reports/overviewData.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { samplingHealth } from './samplingHealth.ts';

const OWN = 0;

/** Both periods of a report, as fields of the response. */
export function windowFields({ window, previous }: Pick<OverviewData, 'window' | 'previous'>): WorkplaceWindow {
  return {
    start_time: window.start,
    end_time: window.end,
    previous_start_time: previous.start,
    previous_end_time: previous.end,
  };
}

/**
 * The card of a project: visibility of the own brand with its change against the seven days before, and sampling health. A window that
 * ends before `today` is that of the newest answers: nothing came in since, whatever the pace was in it.
 */
export function projectReport(table: AnswerTable, query: FilterQuery, today: string): ProjectReport {
  const data = overviewData(table, query);
  const { sums, previousSums, points, project } = data;
  const own = project.brands[OWN];
  return {
    window: windowFields(data),
    own_brand_id: own?.id ?? null,
    prompts: project.prompts.length,
    visibility: own ? measureOf(sums, 'visibility', OWN) : null,
    previous: own ? measureOf(previousSums, 'visibility', OWN) : null,
    change: own ? changeOf(previousSums, sums, 'visibility', OWN) : null,
    sparkline: points.map((point) => (own ? (visibilityOf(point, OWN)?.value ?? null) : null)),
    health: { ...samplingHealth(data), ...(data.window.end < today && { state: 'silent' as const }) },
  };
}
