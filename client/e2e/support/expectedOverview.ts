import { sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import { overviewReport } from '#server/analysis/reports/overviewReport.ts';
import type { OverviewReport } from '#server/analysis/reports/overviewReport.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import type { FilterQuery } from '../../src/api/filterQuery.ts';
import { defaultWindow, toIsoDate } from '../../src/lib/dates.ts';

export const ZONE = 'Asia/Shanghai';

/** The day it is in the zone of the tests, whatever zone the machine is in. */
export function todayInZone(): string {
  const here = new Date(new Date().toLocaleString('en-US', { timeZone: ZONE }));
  return toIsoDate(here);
}

/**
 * What the analysis module says of the first sample project for these filters, computed here and not asked of the server:
 * the figures on screen must be these.
 */
export function expectedOverview(filters: Partial<FilterQuery>): OverviewReport {
  const today = todayInZone();
  const [project] = sampleDefinitions(today);
  if (project === undefined) throw new Error('no sample project');
  const { start, end } = defaultWindow(today);
  const query: FilterQuery = {
    start_time: start,
    end_time: end,
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: ZONE,
    ...filters,
  };
  return overviewReport(buildTable(project, sampleAnswers(project.id, today)), query);
}
