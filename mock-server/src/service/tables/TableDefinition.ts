import type { AnswerTable } from '../../analysis/table/AnswerTable.ts';

/** Of the names and columns below. A column added keeps it; one renamed, taken away or read otherwise raises it. */
export const TABLES_VERSION = 1;

/** `json`: a list, written as JSON in a text. `instant`: UTC. `day`: YYYY-MM-DD. */
export type ColumnType = 'text' | 'json' | 'integer' | 'number' | 'boolean' | 'instant' | 'day';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** Whether there may be nothing in it. */
  readonly optional?: true;
}

export type Cell = string | number | boolean | Date | null;
export type Row = readonly Cell[];

/** What tables are made of. */
export interface TableSource {
  /** As a viewer of the zone has it. */
  readonly table: AnswerTable;
  readonly timeZone: string;
  /** Rows of the table to be written, in its order. */
  readonly rows: Uint32Array;
  /** The calendar day of a row in the zone. */
  readonly dayOf: (row: number) => string;
}

/** A table that leaves the house. Rows are made as they are asked for. */
export interface TableDefinition {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: (source: TableSource) => Iterable<Row>;
}
