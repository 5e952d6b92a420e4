import { UNSET_CELL } from '#client/lib/unsetCells.ts';
import { columnPlace } from '../columns/columnLetters.ts';

/** End tag of a sheet's rows. */
const END_OF_ROWS = /<\/(?:\w+:)?sheetData\s*>/u;
/** A tag contains no `<`: an unclosed tag ends at the next one, which keeps the scan linear. */
const MERGED = /<(?:\w+:)?mergeCell\s[^<>]*?\bref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/gu;
const LINK = /<(?:\w+:)?hyperlink\s[^<>]*>/gu;
const OF_LINK = { cell: /\bref="([A-Z]+\d+)/u, id: /:id="([^"]*)"/u } as const;
/** A cell with a link formula: `HYPERLINK("https://…","words")`. */
const FORMULA = 'HYPERLINK(';
const LINKED =
  /<(?:\w+:)?c\s(?:(?!\br=)[^<>])*\br="([A-Z]+\d+)"[^<>]*>\s*<(?:\w+:)?f[^<>]*>HYPERLINK\((?:"|&quot;)([^"&]*(?:&amp;[^"&]*)*)(?:"|&quot;)/gu;
/** A cell with a formula but no value element: it was never computed. An empty text would have one. */
const UNCOMPUTED =
  /<(?:\w+:)?c\s(?![^<>]*\bt="(?:str|s|inlineStr)")(?:(?!\br=)[^<>])*\br="([A-Z]+\d+)"[^<>]*>\s*<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>/gu;
/** A row hidden by a filter or a person. */
const HIDDEN_ROW = /<(?:\w+:)?row\s(?=[^<>]*\bhidden="(?:1|true)")(?:(?!\br=)[^<>])*\br="(\d+)"/gu;
const ANY_HIDDEN = ' hidden="';
const CELL = /\br="([A-Z]+\d+)"/u;
const ANY_FORMULA = /<(?:\w+:)?f[\s>]/u;
/** Maximum characters of a match that may span two chunks: the end tag of the rows, or a cell with a link. */
const LONGEST_SHARED = 4096;
/** Limit for the rules, images and links of very large sheets; the rest is ignored. */
const MOST_CHARACTERS = 64_000_000;

/** A merged range: columns from 0, rows as numbered in the sheet. */
export interface MergedCells {
  readonly column: number;
  readonly lastColumn: number;
  readonly row: number;
  readonly lastRow: number;
}

/** Extracts what a sheet holds beside cell values: merged ranges, links, hidden rows. Most of it follows the rows in the XML. */
export class SheetTail {
  #text: string | null = null;
  #before = '';
  readonly #formulas = new Map<string, string>();
  readonly #uncomputed = new Set<string>();
  readonly #unset = new Set<string>();
  readonly #hiddenRows = new Set<number>();

  /** Takes the sheet's XML in chunks of any size. */
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
    for (const [, attributes = ''] of text.matchAll(UNSET_CELL)) {
      const [, cell] = CELL.exec(attributes) ?? [];
      if (cell !== undefined) this.#unset.add(cell);
    }
    if (text.includes(ANY_HIDDEN)) for (const [, row] of text.matchAll(HIDDEN_ROW)) this.#hiddenRows.add(Number(row));
    const end = END_OF_ROWS.exec(text);
    if (end !== null) this.#text = text.slice(end.index);
    this.#before = text.slice(-LONGEST_SHARED);
  }

  /** URLs in cell formulas, XML-escaped. */
  get formulas(): ReadonlyMap<string, string> {
    return this.#formulas;
  }

  /** Cells with a formula and no value: a program wrote them, and no spreadsheet has computed them since. */
  get uncomputed(): ReadonlySet<string> {
    return this.#uncomputed;
  }

  /** Cells that say they hold a text or a truth value and hold none, if they say their place. */
  get unset(): ReadonlySet<string> {
    return this.#unset;
  }

  /** Numbers of the hidden rows. */
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

  /** Cells with a hyperlink, each with the relationship id of its URL. */
  get linkedCells(): readonly (readonly [cell: string, id: string])[] {
    return (
      (this.#text ?? '').match(LINK)?.flatMap((tag) => {
        const [cell, id] = [OF_LINK.cell.exec(tag)?.[1], OF_LINK.id.exec(tag)?.[1]];
        return cell === undefined || id === undefined ? [] : [[cell, id] as const];
      }) ?? []
    );
  }
}
