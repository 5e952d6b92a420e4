import { isNullWord } from './nullWords.ts';
import { parseJsonCell } from './parseListCell.ts';
import { nameOf } from './textOf.ts';

/** What separates the values of a cell. A comma does not: titles contain it. */
const SEPARATORS = [/\r\n?|\n/u, /[;；]/u, /[|｜]/u] as const;

function listIn(value: unknown): readonly unknown[] | null {
  const list = typeof value === 'string' ? parseJsonCell(value) : value;
  return Array.isArray(list) ? list.map((each: unknown) => each) : null;
}

/** The parts of a cell, without the empty one behind a separator at the end. */
function partsOf(cell: string, separator: RegExp, count: number): readonly string[] {
  const parts = cell.split(separator).map((part) => part.trim());
  return parts.length === count + 1 && parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

const titleOf = (value: unknown): string => {
  const title = nameOf(value);
  return isNullWord(title) ? '' : title;
};

/**
 * The titles in the column beside a column of several URLs, one per URL. Null: the numbers differ, or the two cells are not separated alike.
 * A title may contain `|` or `;`, so a separator counts only if it also separates the URLs; line breaks and lists need no such proof.
 */
export function titlesBeside(urls: unknown, titles: unknown, count: number): readonly string[] | null {
  const list = listIn(titles);
  if (list !== null) return list.length === count ? list.map(titleOf) : null;
  if (typeof titles !== 'string') return count === 1 ? [titleOf(titles)] : null;
  const separator = SEPARATORS.find(
    (each, index) =>
      partsOf(titles, each, count).length === count &&
      (index === 0 || (typeof urls === 'string' && partsOf(urls, each, count).length === count)),
  );
  return separator === undefined ? null : partsOf(titles, separator, count).map(titleOf);
}
