import type { ImportField } from '#client/lib/importFields.ts';
import { fieldOfKey } from '../nesting/fieldOfKey.ts';
import { isPlatformAnswer } from '../nesting/platformColumns.ts';
import { unnamedColumn } from './unnamedColumn.ts';

/** Fields that need one column: of two columns with the same name either may be meant. Other fields may be repeated. */
const TOLD_ONCE: readonly (ImportField | null)[] = ['prompt', 'answer', 'date', 'platform'];

/** Zero-based index of a column from its letters. */
export function columnPlace(letters: string): number {
  return Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Spreadsheet letters of a column: `A`, `AB`. */
export function columnLetters(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (place % 26));
}

/** Column names of a table, one per cell. A repeated name gets its letters appended so that it can be chosen: `Answer (D)`. */
export function columnNames(cells: readonly string[]): readonly string[] {
  const before = new Set<string>();
  return cells.map((cell, place) => {
    const name = cell.trim();
    if (name === '') return unnamedColumn(columnLetters(place));
    const isSecond = before.has(name) && TOLD_ONCE.includes(fieldOfKey(name)) && !isPlatformAnswer(name);
    before.add(name);
    return isSecond ? `${name} (${columnLetters(place)})` : name;
  });
}
