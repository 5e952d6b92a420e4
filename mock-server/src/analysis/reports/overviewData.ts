import type { FilterQuery } from '../../../../client/src/api/filterQuery.ts';
import { sumCells, type CellSums } from '../measures/cellSums.ts';
import { currentWindow, previousWindow, trendBuckets, type Buckets, type ReportWindow } from '../scope/reportWindow.ts';
import { scopeOf } from '../scope/scopeOf.ts';
import { rowsBetween, selectRows } from '../scope/selectRows.ts';
import type { AnswerTable, ProjectDefinition } from '../types.ts';
import { dataDates } from './reportScope.ts';

/** What every part of the overview reads: the rows of both periods and their sums, in whole and by trend point. */
export interface OverviewData {
  readonly table: AnswerTable;
  readonly project: ProjectDefinition;
  readonly query: FilterQuery;
  readonly window: ReportWindow;
  readonly previous: ReportWindow;
  readonly rows: Uint32Array;
  readonly previousRows: Uint32Array;
  readonly sums: CellSums;
  readonly previousSums: CellSums;
  readonly buckets: Buckets;
  readonly points: readonly CellSums[];
  /** First and last date with answers in the whole project, in the viewer's zone. */
  readonly firstDate: string | null;
  readonly lastDate: string | null;
  /** Indexes of the platforms and topics that the filters leave. */
  readonly platforms: readonly number[];
  readonly topics: readonly number[];
}

function kept(count: number, filter: ReadonlySet<number> | null): number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => filter === null || filter.has(index));
}

/** Selects and sums all the overview needs, each row once per period and once per trend point. */
export function overviewData(table: AnswerTable, query: FilterQuery): OverviewData {
  const { project } = table;
  const window = currentWindow(query);
  const previous = previousWindow(query);
  const scope = scopeOf(project, query, window);
  const rows = selectRows(table, scope);
  const previousRows = selectRows(table, scopeOf(project, query, previous));
  const { firstDate, lastDate } = dataDates(table, query.time_zone);
  const buckets = trendBuckets(window, query.time_zone, firstDate, lastDate);
  const points = buckets.dates.map((_, i) =>
    sumCells(table, rowsBetween(table, rows, buckets.bounds[i] ?? 0, buckets.bounds[i + 1] ?? 0)),
  );
  return {
    table,
    project,
    query,
    window,
    previous,
    rows,
    previousRows,
    sums: sumCells(table, rows),
    previousSums: sumCells(table, previousRows),
    buckets,
    points,
    firstDate,
    lastDate,
    platforms: kept(project.platforms.length, scope.platforms),
    topics: kept(project.topics.length, scope.topics),
  };
}
