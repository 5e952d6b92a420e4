import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { fieldOfKey } from '../fieldOfKey.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

const PLACE = /^\d+$/u;

const holdsAnswers = (names: readonly string[]): boolean =>
  (['prompt', 'answer'] as const).every((field) => names.some((name) => fieldOfKey(name) === field));

/** A table as its columns, each an object of its values by the number of their row: what pandas writes where nobody says otherwise. */
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

/** A table as the names of its columns and a list of its rows. */
const split: ExportReader = (node) => {
  const names = listOf(node['columns']).filter((name) => typeof name === 'string');
  const rows = listOf(node['data']);
  const isTable = rows.length > 0 && rows.every((row) => Array.isArray(row) && row.length === names.length);
  if (!isTable || !holdsAnswers(names)) return null;
  return rows.map((row) => Object.fromEntries(names.map((name, place) => [name, listOf(row)[place]])));
};

/** Tables as programs of data analysis write them into JSON. */
export const dataFrames: ExportReader = (node) => byColumn(node) ?? split(node);
