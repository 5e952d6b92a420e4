import { lineOfFields } from '../fieldsLine.ts';
import { JsonFieldFinder } from '../jsonFields.ts';
import type { JsonRole } from '../jsonFields.ts';
import { isLogLine } from '../LogLine.ts';
import type { ParsedLine } from '../LogLine.ts';

const DELIMITERS = ['\t', ',', ';', '|'] as const;
const CELL = /^\s*"((?:[^"]|"")*)"\s*$/u;
/** Roles that a header must name: a row of values names none. */
const NEEDED: readonly (readonly JsonRole[])[] = [['target'], ['status'], ['time', 'date']];
const FEWEST_COLUMNS = 4;
const NAME = /^[\p{L}_@][\p{L}\p{N}_ .:()[\]/-]{0,60}$/u;

/** The cells of a line; quotes enclose a delimiter and are doubled inside. */
function cellsOf(line: string, delimiter: string): readonly string[] {
  const cells: string[] = [];
  let [from, inQuotes] = [0, false];
  for (let at = 0; at <= line.length; at += 1) {
    if (line[at] === '"') inQuotes = !inQuotes;
    if (at < line.length && (inQuotes || line[at] !== delimiter)) continue;
    const cell = line.slice(from, at);
    cells.push((CELL.exec(cell)?.[1] ?? cell).replaceAll('""', '"').trim());
    from = at + 1;
  }
  return cells;
}

/** Parses tables exported by log services: a header names the columns, with the names of JSON fields. */
export class TableParser {
  readonly #finder = new JsonFieldFinder();
  #names: readonly string[] = [];
  #delimiter = ',';
  #hasAgents = false;

  parse(line: string): ParsedLine {
    const text = line.replace(/^\uFEFF/u, '');
    if (this.#names.length === 0) return this.#takeHead(text) ? 'comment' : 'unreadable';
    const cells = cellsOf(text, this.#delimiter);
    // Concatenated files repeat their header.
    if (cells.every((cell, index) => cell === this.#names[index])) return 'comment';
    // A row with a missing or extra value would shift values to other columns.
    if (cells.length !== this.#names.length) return 'unreadable';
    const parsed = lineOfFields(this.#finder.fieldsOf(Object.fromEntries(this.#rowOf(cells))));
    if (!isLogLine(parsed) || parsed.userAgent !== '' || !this.#hasAgents) return parsed;
    return { ...parsed, userAgent: '-' };
  }

  #rowOf(cells: readonly string[]): readonly (readonly [string, string])[] {
    return this.#names.map((name, index) => [name, cells[index] ?? '']);
  }

  #takeHead(line: string): boolean {
    for (const delimiter of DELIMITERS) {
      const names = cellsOf(line, delimiter);
      if (names.length < FEWEST_COLUMNS || !names.every((name) => NAME.test(name))) continue;
      const fields = this.#finder.fieldsOf(Object.fromEntries(names.map((name) => [name, 'x'])));
      if (!NEEDED.every((roles) => roles.some((role) => fields[role] !== undefined))) continue;
      this.#names = names;
      this.#delimiter = delimiter;
      this.#hasAgents = fields.agent !== undefined;
      return true;
    }
    return false;
  }
}
