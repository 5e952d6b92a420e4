import type { FilterQuery } from '#client/api/filterQuery.ts';
import { sumPoint, type PointSums } from '../measures/pointSums.ts';
import { trendBuckets, type Buckets } from '../scope/reportWindow.ts';
import { rowsBetween } from '../scope/selectRows.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { periodData, type PeriodData } from './periodData.ts';

/** Input of all parts of the overview: the rows of both periods and their sums, in total and by trend point. */
export interface OverviewData extends PeriodData {
  readonly buckets: Buckets;
  readonly points: readonly PointSums[];
  /** Indexes of the platforms and topics that pass the filters. */
  readonly platforms: readonly number[];
  readonly topics: readonly number[];
}

function kept(count: number, filter: ReadonlySet<number> | null): number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => filter === null || filter.has(index));
}

/** Selects and sums all data of the overview, each row once per period and once per trend point. */
export function overviewData(table: AnswerTable, query: FilterQuery): OverviewData {
  const data = periodData(table, query);
  const { project, scope, rows, window } = data;
  const buckets = trendBuckets(window, query.time_zone, data.firstDate, data.lastDate);
  const points = buckets.dates.map((_, i) =>
    sumPoint(table, rowsBetween(table, rows, buckets.bounds[i] ?? 0, buckets.bounds[i + 1] ?? 0)),
  );
  return {
    ...data,
    buckets,
    points,
    platforms: kept(project.platforms.length, scope.platforms),
    topics: kept(project.topics.length, scope.topics),
  };
}
