import { overviewReport } from '#server/analysis/reports/overviewReport.ts';
import type { OverviewReport } from '#server/analysis/reports/overviewReport.ts';
import type { FilterQuery } from '../../src/api/filterQuery.ts';
import { lastDays, sampleTable } from './sampleTable.ts';

/**
 * What the analysis module says of the first sample project for these filters, computed here and not asked of the server:
 * the figures on screen must be these. The last 7 days unless said, as the page has them.
 */
export function expectedOverview(filters: Partial<FilterQuery>): OverviewReport {
  return overviewReport(sampleTable(), { ...lastDays(7), ...filters });
}
