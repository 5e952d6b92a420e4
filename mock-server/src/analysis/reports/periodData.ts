import type { FilterQuery } from '#client/api/filterQuery.ts';
import { sumCells, type CellSums } from '../measures/cellSums.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { currentWindow, previousWindow, type ReportWindow } from '../scope/reportWindow.ts';
import type { Scope } from '../scope/Scope.ts';
import { scopeOf } from '../scope/scopeOf.ts';
import { selectRows } from '../scope/selectRows.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { dataDates, type ScopeData } from './reportScope.ts';

/** The rows that pass the filters in both periods, and their sums. */
export interface PeriodData extends ScopeData {
  readonly project: ProjectDefinition;
  readonly query: FilterQuery;
  /** Of the current period. */
  readonly scope: Scope;
  readonly rows: Uint32Array;
  readonly previousRows: Uint32Array;
  readonly sums: CellSums;
  readonly previousSums: CellSums;
}

/** Selects and sums both periods, each row once. */
export function periodData(table: AnswerTable, query: FilterQuery): PeriodData {
  const { project } = table;
  const window: ReportWindow = currentWindow(query);
  const previous = previousWindow(query);
  const scope = scopeOf(project, query, window);
  const rows = selectRows(table, scope);
  const previousRows = selectRows(table, scopeOf(project, query, previous));
  return {
    table,
    project,
    query,
    window,
    previous,
    scope,
    rows,
    previousRows,
    sums: sumCells(table, rows),
    previousSums: sumCells(table, previousRows),
    ...dataDates(table, query.time_zone),
  };
}
