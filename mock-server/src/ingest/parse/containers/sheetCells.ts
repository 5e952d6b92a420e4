import { DAY_MS } from '#client/lib/dates.ts';
import { isFormulaError } from '#client/lib/isFormulaError.ts';
import { isWholeAddress } from '../cells/parseCitations.ts';
import { columnLetters } from '../columns/columnLetters.ts';
import type { MergedCells } from './SheetTail.ts';
import type { Sheet } from './workbookParts.ts';

export type Cell = string | number | boolean | Date | null;

/** A row of a sheet. */
export interface SheetRow {
  /** Row number in the sheet, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** Times of day have the date of the workbook's epoch; no answer is from that year. */
const EARLIEST_YEAR = 1905;
/** Days between the 1900 and the 1904 epoch of workbooks. */
const FROM_1904 = 1462;
/** A day in digits: `20260501`. */
const DIGITS = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/u;
/** Larger numbers are no serial dates, but Unix times. */
const MOST_DAYS = 100_000;
const SERIAL = /^\d{5}(?:\.\d+)?$/u;
/** Excel's limit of characters per cell: a text of this length was cut off. */
export const LONGEST_CELL = 32_767;

/** A workbook date as text: without a zone, without a time for a whole day, and without a day for a time of day. */
export function cellText(cell: Cell): unknown {
  if (!(cell instanceof Date)) return typeof cell === 'string' && isFormulaError(cell) ? '' : (cell ?? '');
  const instant = Math.round(cell.getTime() / 1000) * 1000;
  const text = new Date(instant).toISOString();
  if (Number(text.slice(0, 4)) < EARLIEST_YEAR) return text.slice(11, 19);
  return instant % DAY_MS === 0 ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}

/** Columns of a sheet that determine how cells are read. */
export interface SheetColumns {
  /** Columns of sources: a cell's link is the source's URL, its text the title. */
  readonly sources: ReadonlySet<number>;
  readonly date: number | undefined;
}

export const isBlankCell = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || String(cell).trim() === '';

/** Escapes unpaired parentheses of a URL for a Markdown link. */
function paired(url: string): string {
  const isPaired = url.split('(').length === url.split(')').length;
  return isPaired ? url : url.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Reads the cell values of a sheet's rows, which must come in order. A range merged down a column repeats its first value. */
export class SheetCells {
  readonly #merged: MergedCells[];
  readonly #open = new Map<number, { readonly lastRow: number; readonly cell: Cell }>();

  /** @param from the first row below the header; merged ranges above it hold no values */
  constructor(
    private readonly sheet: Sheet,
    from: number,
    private readonly columns: SheetColumns,
  ) {
    // Ranges merged across one row are group headings.
    const down = sheet.merged.filter(({ row, lastRow }) => row >= from && lastRow > row);
    this.#merged = down.toSorted((a, b) => b.row - a.row);
  }

  /** Returns one value for each of these columns. */
  valuesOf({ line, cells }: SheetRow, columns: readonly number[]): readonly unknown[] {
    this.#openMerged(line, cells);
    return columns.map((column) => {
      const open = this.#open.get(column);
      const cell = open !== undefined && isBlankCell(cells[column]) ? open.cell : (cells[column] ?? null);
      return this.#linked(cellText(this.#counted(cell, column)), column, line);
    });
  }

  /** A day in digits as text; an unformatted serial date from the 1904 epoch is shifted, because other readers assume 1900. */
  #counted(cell: Cell, column: number): Cell {
    if (column !== this.columns.date) return cell;
    if (typeof cell === 'number' && DIGITS.test(String(cell))) return String(cell);
    if (!this.sheet.isFrom1904) return cell;
    const days = typeof cell === 'string' && SERIAL.test(cell.trim()) ? Number(cell) : cell;
    return typeof days === 'number' && days < MOST_DAYS ? days + FROM_1904 : cell;
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
