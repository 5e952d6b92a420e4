import type { FilterQuery } from '../../../../client/src/api/filterQuery.ts';
import { sumCells, type CellSums } from '../measures/cellSums.ts';
import { currentWindow, previousWindow, type ReportWindow } from '../scope/reportWindow.ts';
import { scopeOf } from '../scope/scopeOf.ts';
import { selectRows } from '../scope/selectRows.ts';
import type { AnswerTable, ProjectDefinition, Scope } from '../types.ts';
import { groupBy, type Groups } from './groupBy.ts';

/** What the rows of the prompts table are made from: the answers of both periods, by prompt. */
export interface PromptData {
  readonly table: AnswerTable;
  readonly window: ReportWindow;
  readonly previous: ReportWindow;
  readonly sums: CellSums;
  /** Rows of the table by prompt, in order of time. */
  readonly rows: Groups;
  readonly previousRows: Groups;
  /** Cells of `sums` by prompt. */
  readonly cells: Groups;
  /** Indexes of the prompts and platforms that the filters leave, with answers or without. */
  readonly prompts: readonly number[];
  readonly platforms: readonly number[];
}

function promptsLeft(project: ProjectDefinition, { topics, prompts }: Scope): number[] {
  const topicIndexes = new Map(project.topics.map(({ id }, index) => [id, index]));
  return project.prompts.flatMap(({ topic_id: topic }, index) => {
    const topicIndex = topic === null ? undefined : topicIndexes.get(topic);
    const isLeft = (topics === null || topics.has(topicIndex ?? -1)) && (prompts === null || prompts.has(index));
    return isLeft ? [index] : [];
  });
}

/** Selects and groups all that rows of prompts need; cheap beside the rows themselves. */
export function promptData(table: AnswerTable, query: FilterQuery): PromptData {
  const { project } = table;
  const window = currentWindow(query);
  const previous = previousWindow(query);
  const scope = scopeOf(project, query, window);
  const rows = selectRows(table, scope);
  const sums = sumCells(table, rows);
  const promptOf = (row: number): number => table.prompt[row] ?? 0;
  const cells = Uint32Array.from({ length: sums.cells }, (_, cell) => cell);
  return {
    table,
    window,
    previous,
    sums,
    rows: groupBy(rows, project.prompts.length, promptOf),
    previousRows: groupBy(selectRows(table, scopeOf(project, query, previous)), project.prompts.length, promptOf),
    cells: groupBy(cells, project.prompts.length, (cell) => sums.cellPrompt[cell] ?? 0),
    prompts: promptsLeft(project, scope),
    platforms: project.platforms.flatMap((_, index) =>
      scope.platforms === null || scope.platforms.has(index) ? [index] : [],
    ),
  };
}
