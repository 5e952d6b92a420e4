import { answers, citations, mentions, runs } from './answerTables.ts';
import { brands, prompts, quantiles } from './projectTables.ts';
import type { TableDefinition } from './TableDefinition.ts';

export const tableNames = ['answers', 'mentions', 'citations', 'prompts', 'brands', 'runs', 'quantiles'] as const;
export type TableName = (typeof tableNames)[number];

/** All exported tables. */
export const allTables: Readonly<Record<TableName, TableDefinition>> = {
  ...{ answers, mentions, citations, prompts, brands, runs, quantiles },
};
