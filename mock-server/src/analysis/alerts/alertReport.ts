import type { AlertsWindow } from '#client/api/alertSchemas.ts';
import type { FactError } from '#client/api/brandCentreSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { TimelineEvent } from '#client/api/reportSchemas.ts';
import { eventsIn } from '../reports/changes/eventsIn.ts';
import { overviewData } from '../reports/overviewData.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { windowFields } from '../workplace/workplaceReport.ts';
import { findAlerts } from './findAlerts.ts';
import type { FoundAlerts } from './findAlerts.ts';

/** One evaluation of a project: its findings and the days it covers. */
export interface AlertReport extends FoundAlerts {
  readonly window: AlertsWindow;
  /** Events of the window, which alerts refer to. */
  readonly events: readonly TimelineEvent[];
  /** Answers of the project, independent of the window. */
  readonly answers: number;
}

/**
 * Evaluates a project over the window of `query` against the one before it. Deterministic.
 * @param today YYYY-MM-DD in the zone of the query. @param errors the queue of wrong facts over the same window
 */
export function alertReport(
  table: AnswerTable,
  query: FilterQuery,
  today: string,
  errors: readonly FactError[] = [],
): AlertReport {
  const data = overviewData(table, query);
  return {
    ...findAlerts(data, today, errors),
    window: windowFields(data),
    events: eventsIn(data),
    answers: table.count,
  };
}
