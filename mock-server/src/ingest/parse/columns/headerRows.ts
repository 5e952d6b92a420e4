import { mapImportFields } from '#client/lib/importFields.ts';
import type { ImportField, ImportOverrides, ImportPreferences } from '#client/lib/importFields.ts';
import { dayColumns } from '../nesting/DateRows.ts';
import { fieldOfKey } from '../nesting/fieldOfKey.ts';
import { platformColumns } from '../nesting/platformColumns.ts';
import { runColumns } from '../nesting/RunRows.ts';
import { isPlatformAlone } from '../platforms/platformNames.ts';
import { isKeywordColumn } from './keywordColumn.ts';

/** Number of rows searched for the header: a title and remarks may precede it. */
export const HEADER_WITHIN = 30;
/** Minimum known names of a header below other rows. */
const LEAST_KNOWN = 2;
const LONGEST_NAME = 80;
/** Fields of a single answer; without merged cells, other fields may belong to the whole row rather than to the platform above. */
const OF_ANSWERS: readonly ImportField[] = [
  'answer',
  'citations',
  'citation_urls',
  'citation_title',
  'model',
  'sentiment',
];

export type KnownNames = { readonly overrides: ImportOverrides; readonly preferences?: ImportPreferences };

/** The header: one row, or a row of platforms above a row of field names. */
export interface Header {
  /** Index of its first row. */
  readonly place: number;
  readonly rows: 1 | 2;
  readonly names: readonly string[];
}

/** First column of the merged cell over a column; null: merged cells are unknown. */
type BlockOf = ((row: number, column: number) => number) | null;

/** Number of our fields that a row of names maps. */
export function knownNames(cells: readonly string[], { overrides, preferences }: KnownNames): number {
  const names = cells.map((cell) => cell.trim());
  const { columns } = mapImportFields(names, overrides, preferences);
  const mapped = Object.keys(columns).length;
  const byPlatform = columns.answer === undefined && columns.prompt !== undefined ? platformColumns(names).length : 0;
  return mapped + byPlatform;
}

/** Whether a table with these columns can hold prompts and answers. */
export function holdsAnswers(names: readonly string[], { overrides, preferences }: KnownNames): boolean {
  const { columns } = mapImportFields(names, overrides, preferences);
  const platforms = platformColumns(names);
  const hasPrompt = columns.prompt !== undefined || names.some(isKeywordColumn);
  if (!hasPrompt) return platforms.some(hasOwnPrompt);
  const isByDay = columns.date === undefined && dayColumns(names).length > 0;
  return columns.answer !== undefined || platforms.length > 0 || isByDay || runColumns(names).length > 0;
}

const hasOwnPrompt = ({ columns }: { readonly columns: ReadonlyMap<string, number> }): boolean => columns.has('prompt');

/**
 * Joins a header of two rows, `豆包` above `回答` and `引用`; null if the second row holds no names. A platform's name appears once above its
 * columns: in a merged cell, or followed by empty cells.
 */
function joinedNames(
  upper: readonly string[],
  lower: readonly string[],
  blockOf: ((column: number) => number) | null,
): readonly string[] | null {
  const names: string[] = [];
  let answers = 0;
  let begun = '';
  for (let column = 0; column < Math.max(upper.length, lower.length); column += 1) {
    const above = (upper[column] ?? '').trim();
    const below = (lower[column] ?? '').trim();
    if (above !== '') begun = above;
    const over = blockOf === null ? begun : (upper[blockOf(column)] ?? '').trim();
    if (below === '' || below === above) {
      names.push(above);
      continue;
    }
    if (below.length > LONGEST_NAME) return null;
    const field = fieldOfKey(below);
    const isOfPlatform =
      isPlatformAlone(over) && (above !== '' || blockOf !== null || field === null || OF_ANSWERS.includes(field));
    if (above !== '' && !isOfPlatform) return null;
    if (isOfPlatform && field === 'answer') answers += 1;
    names.push(isOfPlatform ? `${over} ${below}` : below);
  }
  return answers > 0 ? names : null;
}

/**
 * Finds the header among the first rows: the first row, unless a row below it, or two together, map more of our fields, including the
 * required ones.
 */
export function findHeader(rows: readonly (readonly string[])[], known: KnownNames, blockOf: BlockOf = null): Header {
  const first = rows.slice(0, HEADER_WITHIN);
  for (const [place, upper] of first.entries()) {
    const blocks = blockOf === null ? null : (column: number) => blockOf(place, column);
    const names = joinedNames(upper, first[place + 1] ?? [], blocks);
    if (names !== null && holdsAnswers(names, known)) return { place, rows: 2, names };
  }
  const place = headerPlace(first, known);
  return { place, rows: 1, names: (rows[place] ?? []).map((cell) => cell.trim()) };
}

/** A remark above a table: `# exported in June`. A lone `#` is the name of a column of numbers. */
const isRemark = ([first = '', ...others]: readonly string[]): boolean =>
  /^\s*#(?!\s*$)/u.test(first) && others.every((cell) => cell.trim() === '');

function headerPlace(rows: readonly (readonly string[])[], known: KnownNames): number {
  const below = isRemark(rows[0] ?? []) ? rows.findIndex((cells) => cells.length > 1 && !isRemark(cells)) : 0;
  let best = Math.max(below, 0);
  let most = knownNames(rows[0] ?? [], known);
  const isTitle = (cells: readonly string[]): boolean => cells.filter((cell) => cell.trim() !== '').length <= 2;
  // A first row full of names is the header, whatever the names: data follow it.
  if (most >= LEAST_KNOWN && !isTitle(rows[0] ?? [])) return 0;
  rows.forEach((cells, index) => {
    const count = cells.every((cell) => cell.length < LONGEST_NAME) ? knownNames(cells, known) : 0;
    if (count >= LEAST_KNOWN && count > most) {
      most = count;
      best = index;
    }
  });
  return best;
}
