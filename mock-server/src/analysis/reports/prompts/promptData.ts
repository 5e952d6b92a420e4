import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { PromptTable } from '#client/api/promptSchemas.ts';
import { sumCells, type CellSums } from '#server/analysis/measures/cellSums.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { currentWindow, previousWindow } from '#server/analysis/scope/reportWindow.ts';
import type { Scope } from '#server/analysis/scope/Scope.ts';
import { scopeOf } from '#server/analysis/scope/scopeOf.ts';
import { selectRows } from '#server/analysis/scope/selectRows.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { groupBy, type Groups } from '#server/analysis/table/groupBy.ts';
import { dataDates, reportScope } from '../reportScope.ts';
import { promptColumns, type PromptColumns } from './promptColumns.ts';

const OWN = 0;

/**
 * The cells (a prompt on a platform) with the figures that a row needs. Much smaller than the sums, because it is cached between requests.
 */
export interface PromptCells {
  /** Cells by prompt. */
  readonly ofPrompt: Groups;
  readonly platform: Uint16Array;
  readonly ok: Float64Array;
  readonly refused: Float64Array;
  /** Answers naming the own brand. */
  readonly named: Float64Array;
  /** See CellSums. */
  readonly agreement: Float64Array;
  readonly pairs: Float64Array;
  readonly repeated: Float64Array;
}

/** Everything that a query's prompts table is sorted, filtered and built from. */
export interface PromptData {
  readonly table: AnswerTable;
  readonly scope: PromptTable['scope'];
  /** Rows of the table by prompt, in order of time: all of this period, and the ok ones of both periods. */
  readonly rows: Groups;
  readonly okRows: Groups;
  readonly okRowsBefore: Groups;
  readonly cells: PromptCells;
  readonly columns: PromptColumns;
  /** Indexes of the prompts and platforms that pass the filters, with or without answers. */
  readonly prompts: readonly number[];
  readonly platforms: readonly number[];
}

/** Indexes of the prompts that pass the filters, with or without answers. */
export function promptsLeft(project: ProjectDefinition, { topics, prompts }: Scope): number[] {
  const topicIndexes = new Map(project.topics.map(({ id }, index) => [id, index]));
  return project.prompts.flatMap(({ topic_id: topic }, index) => {
    const topicIndex = topic === null ? undefined : topicIndexes.get(topic);
    const isLeft = (topics === null || topics.has(topicIndex ?? -1)) && (prompts === null || prompts.has(index));
    return isLeft ? [index] : [];
  });
}

function promptCells(sums: CellSums): PromptCells {
  const { brandCount, promptCount, cellPrompt } = sums;
  const numbers = cellPrompt.map((_, cell) => cell);
  return {
    ofPrompt: groupBy(numbers, promptCount, (cell) => cellPrompt[cell] ?? 0),
    platform: sums.cellPlatform,
    ok: sums.ok,
    refused: sums.refused,
    named: sums.ok.map((_, cell) => (brandCount > 0 ? (sums.named[cell * brandCount + OWN] ?? 0) : 0)),
    agreement: sums.agreement,
    pairs: sums.pairs,
    repeated: sums.repeated,
  };
}

/** Selects, sums and groups the answers once, for any order, view or page of the table. */
export function promptData(table: AnswerTable, query: FilterQuery): PromptData {
  const { project } = table;
  const window = currentWindow(query);
  const previous = previousWindow(query);
  const scope = scopeOf(project, query, window);
  const all = selectRows(table, scope);
  const sums = sumCells(table, all);
  const isOk = (row: number): boolean => table.status[row] === OK;
  const byPrompt = (some: Uint32Array): Groups =>
    groupBy(some, project.prompts.length, (row) => table.prompt[row] ?? 0);
  const rows = byPrompt(all);
  const okRows = byPrompt(all.filter(isOk));
  const okRowsBefore = byPrompt(selectRows(table, scopeOf(project, query, previous)).filter(isOk));
  return {
    table,
    scope: reportScope({ table, window, previous, sums, ...dataDates(table, query.time_zone) }),
    rows,
    okRows,
    okRowsBefore,
    cells: promptCells(sums),
    columns: promptColumns({ table, sums, rows, okRows, okRowsBefore }),
    prompts: promptsLeft(project, scope),
    platforms: project.platforms.flatMap((_, index) =>
      scope.platforms === null || scope.platforms.has(index) ? [index] : [],
    ),
  };
}
