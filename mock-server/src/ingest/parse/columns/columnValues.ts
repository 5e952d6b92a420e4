import { addToGroup } from '#client/lib/groupByKey.ts';
import { textOf } from '../cells/textOf.ts';
import type { SourceRecord } from '../sourceEvents.ts';

/** A column with its values in some records. */
export interface Column {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** A lone entry of a list, as apps with tables write a field of another table. */
const only = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/** The texts of the filled cells. */
export const textsOf = ({ values }: Column): readonly string[] =>
  values.map((value) => textOf(only(value))).filter((text) => text.trim() !== '');
/** A share from 0 to 1; 0 of none. */
export const shareOf = (count: number, all: number): number => (all === 0 ? 0 : count / all);
/** In characters; 0 without texts. */
export const meanLength = (texts: readonly string[]): number =>
  shareOf(
    texts.reduce((sum, text) => sum + text.length, 0),
    texts.length,
  );

/** The columns of records, by name. */
export function columnsIn(records: readonly SourceRecord[]): ReadonlyMap<string, Column> {
  const columns = new Map<string, unknown[]>();
  for (const { keys, values } of records) {
    keys.forEach((key, index) => {
      addToGroup(columns, key, values[index]);
    });
  }
  return new Map(Array.from(columns, ([name, values]) => [name, { name, values }]));
}
