import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { parseLoosely } from '../replies/parseLoosely.ts';
import { nameOf, questionOf } from './textOf.ts';

/** The list or object that a cell of a table holds, in JSON or Python's spelling of it; null when it holds none. */
export function parseJsonCell(cell: string): unknown {
  return /^\s*[[{]/u.test(cell) ? (parseLoosely(cell) ?? null) : null;
}

/** Under which objects around a list of searches have it. */
const QUERY_LISTS = ['queries', 'search_queries', 'searches', 'fan_out_queries'] as const;

/** What was searched for: names, `{queries: […]}`, or a list of `{query}`. */
export function parseQueries(value: unknown): readonly string[] {
  const source = typeof value === 'string' ? (parseJsonCell(value) ?? value) : value;
  const list = isPlainObject(source)
    ? QUERY_LISTS.map((key) => source[key]).find((each) => each !== undefined && each !== null)
    : source;
  return parseNames(Array.isArray(list) ? list.map(questionOf) : list);
}

/** Short texts in one value: a list, a JSON list in a cell, or a cell with `|`, `;` or line breaks between them. */
export function parseNames(value: unknown): readonly string[] {
  const source = typeof value === 'string' ? (parseJsonCell(value) ?? value) : value;
  const list: readonly unknown[] = Array.isArray(source)
    ? source
    : nameOf(source) === ''
      ? []
      : String(source).split(/[|;\n]/u);
  return [...new Set(list.map(nameOf).filter((name) => name !== ''))];
}
