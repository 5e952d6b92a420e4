import { columnPlace } from '../columnLetters.ts';

/** Where the rows of a sheet end. */
const END_OF_ROWS = /<\/(?:\w+:)?sheetData\s*>/u;
/** No tag holds a `<`: one that is never closed ends at the next, and is not looked through again from each that follows. */
const MERGED = /<(?:\w+:)?mergeCell\s[^<>]*?\bref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/gu;
const LINK = /<(?:\w+:)?hyperlink\s[^<>]*>/gu;
const OF_LINK = { cell: /\bref="([A-Z]+\d+)/u, id: /:id="([^"]*)"/u } as const;
/** A cell whose formula leads somewhere: `HYPERLINK("https://…","words")`. */
const FORMULA = 'HYPERLINK(';
const LINKED =
  /<(?:\w+:)?c\s(?:(?!\br=)[^<>])*\br="([A-Z]+\d+)"[^<>]*>\s*<(?:\w+:)?f[^<>]*>HYPERLINK\((?:"|&quot;)([^"&]*(?:&amp;[^"&]*)*)(?:"|&quot;)/gu;
/** A cell whose formula was never computed: there is no value beside it, as there is beside an empty text. */
const UNCOMPUTED =
  /<(?:\w+:)?c\s(?![^<>]*\bt="(?:str|s|inlineStr)")(?:(?!\br=)[^<>])*\br="([A-Z]+\d+)"[^<>]*>\s*<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>/gu;
/** A row that is not shown, as a filter or a person left it. */
const HIDDEN_ROW = /<(?:\w+:)?row\s(?=[^<>]*\bhidden="(?:1|true)")(?:(?!\br=)[^<>])*\br="(\d+)"/gu;
const ANY_HIDDEN = ' hidden="';
const ANY_FORMULA = /<(?:\w+:)?f[\s>]/u;
/** What two pieces of a sheet may share: the tag that ends the rows, or a cell with a link. */
const LONGEST_SHARED = 4096;
/** Rules, pictures and links of very large sheets; what is beyond is not looked at. */
const MOST_CHARACTERS = 64_000_000;

/** A block of cells that is shown as one: columns from 0, rows as the sheet numbers them. */
export interface MergedCells {
  readonly column: number;
  readonly lastColumn: number;
  readonly row: number;
  readonly lastRow: number;
}

/** What a sheet tells beside the values of its cells: which are merged, and which lead somewhere. Most of it stands below the rows. */
export class SheetTail {
  #text: string | null = null;
  #before = '';
  readonly #formulas = new Map<string, string>();
  readonly #uncomputed = new Set<string>();
  readonly #hiddenRows = new Set<number>();

  /** Told the text of the sheet in pieces of any size. */
  push(piece: string): void {
    if (this.#text !== null) {
      if (this.#text.length < MOST_CHARACTERS) this.#text += piece;
      return;
    }
    const text = this.#before + piece;
    if (text.includes(FORMULA)) {
      for (const [, cell = '', url = ''] of text.matchAll(LINKED)) this.#formulas.set(cell, url);
    }
    if (ANY_FORMULA.test(text)) for (const [, cell = ''] of text.matchAll(UNCOMPUTED)) this.#uncomputed.add(cell);
    if (text.includes(ANY_HIDDEN)) for (const [, row] of text.matchAll(HIDDEN_ROW)) this.#hiddenRows.add(Number(row));
    const end = END_OF_ROWS.exec(text);
    if (end !== null) this.#text = text.slice(end.index);
    this.#before = text.slice(-LONGEST_SHARED);
  }

  /** Addresses in the formulas of cells, as XML has them. */
  get formulas(): ReadonlyMap<string, string> {
    return this.#formulas;
  }

  /** Cells that hold a formula and no value: a program wrote them, and no spreadsheet has computed them since. */
  get uncomputed(): ReadonlySet<string> {
    return this.#uncomputed;
  }

  /** By their numbers. */
  get hiddenRows(): ReadonlySet<number> {
    return this.#hiddenRows;
  }

  get merged(): readonly MergedCells[] {
    return Array.from((this.#text ?? '').matchAll(MERGED), ([, column = '', row, lastColumn = '', lastRow]) => ({
      column: columnPlace(column),
      lastColumn: columnPlace(lastColumn),
      row: Number(row),
      lastRow: Number(lastRow),
    }));
  }

  /** Cells, with the id under which the address of each is found. */
  get linkedCells(): readonly (readonly [cell: string, id: string])[] {
    return (
      (this.#text ?? '').match(LINK)?.flatMap((tag) => {
        const [cell, id] = [OF_LINK.cell.exec(tag)?.[1], OF_LINK.id.exec(tag)?.[1]];
        return cell === undefined || id === undefined ? [] : [[cell, id] as const];
      }) ?? []
    );
  }
}
