import { parseLoosely } from '../replies/parseLoosely.ts';
import { nameOf } from './textOf.ts';

/** The list or object that a cell of a table holds, in JSON or Python's spelling of it; null when it holds none. */
export function parseJsonCell(cell: string): unknown {
  return /^\s*[[{]/u.test(cell) ? (parseLoosely(cell) ?? null) : null;
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
