import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { nameOf } from '#server/ingest/parse/cells/textOf.ts';
import { fieldOfKey } from '../fieldOfKey.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

const PLACE = /^\d+$/u;

const holdsAnswers = (names: readonly string[]): boolean =>
  (['prompt', 'answer'] as const).every((field) => names.some((name) => fieldOfKey(name) === field));

/** Reads an object of columns, each an object of values by row number: the default of pandas' `to_json`. */
const byColumn: ExportReader = (node) => {
  const columns = Object.entries(node);
  const [first] = Object.values(node);
  if (!isPlainObject(first) || !holdsAnswers(Object.keys(node))) return null;
  const rows = Object.keys(first);
  const isWhole = (value: unknown): boolean =>
    isPlainObject(value) && Object.keys(value).length === rows.length && rows.every((row) => Object.hasOwn(value, row));
  if (rows.length === 0 || !rows.every((row) => PLACE.test(row)) || !Object.values(node).every(isWhole)) return null;
  return rows.map((row) =>
    Object.fromEntries(columns.map(([name, values]) => [name, isPlainObject(values) ? values[row] : undefined])),
  );
};

/** A column's name, plain or in an object that describes the column. */
const nameIn = (column: unknown): string =>
  isPlainObject(column) ? nameOf(column['display_name'] ?? column['name']) : nameOf(column);

/**
 * Reads the names of columns beside a list of rows: `columns` and `data` of pandas (`orient="split"`), `columns` and `rows` of APIs and
 * Datasette, `cols` and `rows` of Metabase.
 */
const split: ExportReader = (node) => {
  const names = listOf(node['columns'] ?? node['cols']).map(nameIn);
  const rows = listOf(node['data'] ?? node['rows']);
  const isTable = rows.length > 0 && rows.every((row) => Array.isArray(row) && row.length === names.length);
  if (!isTable || !holdsAnswers(names)) return null;
  return rows.map((row) => Object.fromEntries(names.map((name, place) => [name, listOf(row)[place]])));
};

/** Reads JSON of data frames. */
export const dataFrames: ExportReader = (node) => byColumn(node) ?? split(node);
