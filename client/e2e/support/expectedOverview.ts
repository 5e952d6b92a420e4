import type { FilterQuery } from '#client/api/filterQuery.ts';
import { overviewReport } from '#server/analysis/reports/overviewReport.ts';
import type { OverviewReport } from '#server/analysis/reports/overviewReport.ts';
import { lastDays, sampleTable } from './sampleTable.ts';

/**
 * Expected figures of the first sample project for these filters, computed here by the analysis module instead of requested from the
 * server. Default: the last 7 days, as on the page.
 */
export function expectedOverview(filters: Partial<FilterQuery>): OverviewReport {
  return overviewReport(sampleTable(), { ...lastDays(7), ...filters });
}
