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

/** The names of the columns of a table, one for each. */
export const columnNames = (cells: readonly string[]): readonly string[] =>
  cells.map((cell, place) => cell.trim() || unnamedColumn(place));
