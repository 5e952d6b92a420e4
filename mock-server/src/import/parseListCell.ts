import { nameOf } from './textOf.ts';

/** The JSON list or object a cell of a table holds, or null when it holds none. */
export function parseJsonCell(cell: string): unknown {
  const text = cell.trim();
  if (!text.startsWith('[') && !text.startsWith('{')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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
