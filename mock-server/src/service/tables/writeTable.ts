import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ByteWriter, parquetWriteRows } from 'hyparquet-writer';
import type { SchemaElement } from 'hyparquet-writer';
import { BYTE_ORDER_MARK, toCsvLine } from '#client/lib/csv.ts';
import { TABLES_VERSION } from './TableDefinition.ts';
import type { Cell, Column, ColumnType, Row, TableDefinition, TableSource } from './TableDefinition.ts';

export const tableFormats = ['csv', 'json', 'parquet'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** Rows per group before flushing: some ten megabytes with long answers. */
const GROUP = 5000;
/** Rows per slice before the event loop continues. */
const SLICE = 200;

/** Streams a table with backpressure and at most one group of rows in memory. @returns the number of rows */
export async function writeTable(
  definition: TableDefinition,
  source: TableSource,
  format: TableFormat,
  target: Writable,
): Promise<number> {
  const counted = { rows: 0 };
  const rows = slowly(definition.rows(source), counted);
  switch (format) {
    case 'csv':
      await writeCsv(definition, rows, target);
      break;
    case 'json':
      await writeJson(definition, rows, target);
      break;
    case 'parquet':
      await writeParquet(definition, rows, target);
      break;
  }
  return counted.rows;
}

async function* slowly(rows: Iterable<Row>, counted: { rows: number }): AsyncGenerator<Row> {
  for (const row of rows) {
    counted.rows += 1;
    yield row;
    if (counted.rows % SLICE === 0) await nextTurn();
  }
}

/** @throws when the client disconnects */
async function send(target: Writable, chunk: string | Uint8Array): Promise<void> {
  if (target.destroyed) throw new ReaderGoneError('The reader has gone.');
  if (target.write(chunk)) return;
  const gone = new AbortController();
  const close = (): void => {
    gone.abort();
  };
  target.once('close', close);
  try {
    await once(target, 'drain', { signal: gone.signal });
  } catch (error) {
    throw gone.signal.aborted ? new ReaderGoneError('The reader has gone.', { cause: error }) : error;
  } finally {
    target.off('close', close);
  }
}

/** The client has disconnected. */
export class ReaderGoneError extends Error {}

async function writeCsv({ columns }: TableDefinition, rows: AsyncIterable<Row>, target: Writable): Promise<void> {
  let lines = BYTE_ORDER_MARK + toCsvLine(columns.map(({ name }) => name));
  let held = 0;
  for await (const row of rows) {
    lines += toCsvLine(row.map(csvCell));
    held += 1;
    if (held < SLICE) continue;
    await send(target, lines);
    [lines, held] = ['', 0];
  }
  await send(target, lines);
}

function csvCell(cell: Cell): string | number | null {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'boolean' ? String(cell) : cell;
}

async function writeJson(definition: TableDefinition, rows: AsyncIterable<Row>, target: Writable): Promise<void> {
  const head = { schema: TABLES_VERSION, table: definition.name };
  let [lines, held, separator] = [`${JSON.stringify(head).slice(0, -1)},"rows":[`, 0, '\n'];
  for await (const row of rows) {
    lines += separator + JSON.stringify(namedCells(definition.columns, row, jsonCell));
    separator = ',\n';
    held += 1;
    if (held < SLICE) continue;
    await send(target, lines);
    [lines, held] = ['', 0];
  }
  await send(target, `${lines}\n]}\n`);
}

/** Writes `json` columns as lists. */
function jsonCell(cell: Cell, { type }: Column): unknown {
  return type === 'json' && typeof cell === 'string' ? JSON.parse(cell) : cell;
}

function namedCells<T>(
  columns: readonly Column[],
  row: Row,
  read: (cell: Cell, column: Column) => T,
): Record<string, T> {
  return Object.fromEntries(columns.map((column, index) => [column.name, read(row[index] ?? null, column)]));
}

const PARQUET_TYPES = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  json: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  day: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  // The older type alone says UTC too, but DuckDB reads it as a time without a zone.
  instant: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
} as const satisfies Record<ColumnType, Omit<SchemaElement, 'name'>>;

async function writeParquet(definition: TableDefinition, rows: AsyncIterable<Row>, target: Writable): Promise<void> {
  const writer = new ByteWriter();
  const flush = async (): Promise<void> => {
    const chunk = new Uint8Array(writer.buffer.slice(0, writer.index));
    // The file offset continues; only the buffer is reused.
    writer.index = 0;
    await send(target, chunk);
  };
  await parquetWriteRows({
    writer: Object.assign(writer, { flush, finish: () => undefined }),
    rows: named(definition.columns, rows),
    columns: definition.columns.map(({ name }) => ({ name })),
    schema: [
      { name: 'root', num_children: definition.columns.length },
      ...definition.columns.map(({ name, type, optional = false }) => ({
        ...{ name, ...PARQUET_TYPES[type] },
        repetition_type: optional ? ('OPTIONAL' as const) : ('REQUIRED' as const),
      })),
    ],
    rowGroupSize: GROUP,
    kvMetadata: [
      { key: 'answerscope.schema', value: String(TABLES_VERSION) },
      { key: 'answerscope.table', value: definition.name },
    ],
  });
  await flush();
}

async function* named(columns: readonly Column[], rows: AsyncIterable<Row>): AsyncGenerator<Record<string, unknown>> {
  for await (const row of rows) yield namedCells(columns, row, (cell) => cell);
}
