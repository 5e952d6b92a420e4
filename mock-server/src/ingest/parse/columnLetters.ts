import type { ImportField } from '#client/lib/importFields.ts';
import { fieldOfKey } from './nesting/fieldOfKey.ts';
import { isPlatformAnswer } from './nesting/platformColumns.ts';

/** Of two columns of one name for these either may be the one that is meant; others may be told several times. */
const TOLD_ONCE: readonly (ImportField | null)[] = ['prompt', 'answer', 'date', 'platform'];

/** The place of a column by its letters, from 0. */
export function columnPlace(letters: string): number {
  return Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The letters of a column, as spreadsheets name it: `A`, `AB`. */
export function columnLetters(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (place % 26));
}

const UNNAMED = /^列 [A-Z]+ \(column [A-Z]+\)$/u;

/** What a column without a name is called, in both languages at once: by it a person may choose the column. */
function unnamedColumn(place: number): string {
  const letters = columnLetters(place);
  return `列 ${letters} (column ${letters})`;
}

export const isUnnamed = (name: string): boolean => UNNAMED.test(name);

/** The names of the columns of a table, one for each. A second one of a name has its letters behind it, so that it can be chosen: `Answer (D)`. */
export function columnNames(cells: readonly string[]): readonly string[] {
  const before = new Set<string>();
  return cells.map((cell, place) => {
    const name = cell.trim();
    if (name === '') return unnamedColumn(place);
    const isSecond = before.has(name) && TOLD_ONCE.includes(fieldOfKey(name)) && !isPlatformAnswer(name);
    before.add(name);
    return isSecond ? `${name} (${columnLetters(place)})` : name;
  });
}
