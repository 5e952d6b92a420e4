import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { parseLoosely } from '#server/ingest/replies/parseLoosely.ts';
import { nameOf, questionOf } from './textOf.ts';

/** Parses a cell with a list or object in JSON or Python literal syntax; null for other cells. */
export function parseJsonCell(cell: string): unknown {
  return /^\s*[[{]/u.test(cell) ? (parseLoosely(cell) ?? null) : null;
}

/** Keys under which objects hold a list of searches. */
const QUERY_LISTS = ['queries', 'search_queries', 'searches', 'fan_out_queries'] as const;

/** Parses search queries: names, `{queries: […]}`, or a list of `{query}`. */
export function parseQueries(value: unknown): readonly string[] {
  const source = typeof value === 'string' ? (parseJsonCell(value) ?? value) : value;
  const list = isPlainObject(source)
    ? QUERY_LISTS.map((key) => source[key]).find((each) => each !== undefined && each !== null)
    : source;
  return parseNames(Array.isArray(list) ? list.map(questionOf) : list);
}

const BETWEEN_TAGS = /[,，、]/u;

/** Parses tags: names, or a text separated by commas, as apps with tables write a choice of several. */
export function parseTags(value: unknown): readonly string[] {
  const names = parseNames(value);
  const isOne = typeof value === 'string' && names.length === 1 && names[0] === nameOf(value);
  return isOne ? parseNames(value.split(BETWEEN_TAGS)) : names;
}

/** Parses short texts: a list, a JSON list in a cell, or a cell separated by `|`, `;` or line breaks. */
export function parseNames(value: unknown): readonly string[] {
  const source = typeof value === 'string' ? (parseJsonCell(value) ?? value) : value;
  const list: readonly unknown[] = Array.isArray(source)
    ? source
    : nameOf(source) === ''
      ? []
      : String(source).split(/[|;\n]/u);
  return [...new Set(list.map(nameOf).filter((name) => name !== ''))];
}
