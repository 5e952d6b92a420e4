import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';

/** Version of the tables. Adding a column keeps it; renaming, removing or redefining one increments it. */
export const TABLES_VERSION = 1;

/** `json`: a list as JSON text. `instant`: UTC. `day`: YYYY-MM-DD. */
export type ColumnType = 'text' | 'json' | 'integer' | 'number' | 'boolean' | 'instant' | 'day';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** Whether it is nullable. */
  readonly optional?: true;
}

export type Cell = string | number | boolean | Date | null;
export type Row = readonly Cell[];

/** Inputs of the tables. */
export interface TableSource {
  /** The answer table in the viewer's time zone. */
  readonly table: AnswerTable;
  readonly timeZone: string;
  /** Row indexes to write, in order. */
  readonly rows: Uint32Array;
  /** The calendar day of a row in the time zone. */
  readonly dayOf: (row: number) => string;
}

/** An exported table. Rows are generated lazily. */
export interface TableDefinition {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: (source: TableSource) => Iterable<Row>;
}
