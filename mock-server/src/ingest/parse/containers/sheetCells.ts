import { DAY_MS } from '#client/lib/dates.ts';
import { columnLetters } from '../columnLetters.ts';
import { isWholeAddress } from '../parseCitations.ts';
import type { MergedCells } from './SheetTail.ts';
import type { Sheet } from './workbookParts.ts';

export type Cell = string | number | boolean | Date | null;

/** A row of a sheet. */
export interface SheetRow {
  /** As the sheet numbers it, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** What a formula that failed leaves in its cell. */
const FORMULA_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/u;

/** A time of day is one of the day from which workbooks count; no answer is of that year. */
const EARLIEST_YEAR = 1905;
/** Days between the two dates from which workbooks count. */
const FROM_1904 = 1462;
/** The most characters that a cell holds: a longer text was cut off. */
export const LONGEST_CELL = 32_767;

/** A date as workbooks have it: of no zone, without a time where it is a whole day, and without a day where it is a time. */
export function cellText(cell: Cell): unknown {
  if (!(cell instanceof Date)) return typeof cell === 'string' && FORMULA_ERROR.test(cell) ? '' : (cell ?? '');
  const instant = Math.round(cell.getTime() / 1000) * 1000;
  const text = new Date(instant).toISOString();
  if (Number(text.slice(0, 4)) < EARLIEST_YEAR) return text.slice(11, 19);
  return instant % DAY_MS === 0 ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}

/** What the columns of a sheet hold, as far as it matters to how a cell is read. */
export interface SheetColumns {
  /** What such a cell leads to is a source, and its text the title. */
  readonly sources: ReadonlySet<number>;
  readonly date: number | undefined;
}

export const isBlankCell = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || String(cell).trim() === '';

/** An address as it can stand between brackets. */
function paired(url: string): string {
  const isPaired = url.split('(').length === url.split(')').length;
  return isPaired ? url : url.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** The values of the rows of a sheet, which come in order: merged cells hold what the first of them holds, down the column. */
export class SheetCells {
  readonly #merged: MergedCells[];
  readonly #open = new Map<number, { readonly lastRow: number; readonly cell: Cell }>();

  /**
   * @param from the first row below the names of the columns; what is merged above it is no value
   */
  constructor(
    private readonly sheet: Sheet,
    from: number,
    private readonly columns: SheetColumns,
  ) {
    // Across a row they are headings of a group.
    const down = sheet.merged.filter(({ row, lastRow }) => row >= from && lastRow > row);
    this.#merged = down.toSorted((a, b) => b.row - a.row);
  }

  /** As many values as there are columns. */
  valuesOf({ line, cells }: SheetRow, columns: number): readonly unknown[] {
    this.#openMerged(line, cells);
    return Array.from({ length: columns }, (_, column) => {
      const open = this.#open.get(column);
      const cell = open !== undefined && isBlankCell(cells[column]) ? open.cell : (cells[column] ?? null);
      return this.#linked(cellText(this.#counted(cell, column)), column, line);
    });
  }

  /** A day without the format of one: other readers count it from 1900. */
  #counted(cell: Cell, column: number): Cell {
    const isDay = this.sheet.isFrom1904 && column === this.columns.date && typeof cell === 'number';
    return isDay ? cell + FROM_1904 : cell;
  }

  #openMerged(line: number, cells: readonly Cell[]): void {
    for (const [column, { lastRow }] of this.#open) if (lastRow < line) this.#open.delete(column);
    for (let next = this.#merged.at(-1); next !== undefined && next.row <= line; next = this.#merged.at(-1)) {
      this.#merged.pop();
      if (next.row === line) this.#open.set(next.column, { lastRow: next.lastRow, cell: cells[next.column] ?? null });
    }
  }

  #linked(value: unknown, column: number, line: number): unknown {
    if (this.sheet.links.size === 0 || typeof value !== 'string' || !this.columns.sources.has(column)) return value;
    const url = this.sheet.links.get(`${columnLetters(column)}${String(line)}`) ?? '';
    const title = value.replace(/[[\]\s]+/gu, ' ').trim();
    return !isWholeAddress(url) || value.includes('://') ? value : `[${title}](${paired(url)})`;
  }
}
