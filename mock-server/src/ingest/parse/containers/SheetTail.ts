/** Where the rows of a sheet end. */
const END_OF_ROWS = /<\/(?:\w+:)?sheetData\s*>/u;
const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?\bref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/gu;
const LINK = /<(?:\w+:)?hyperlink\s[^>]*>/gu;
const OF_LINK = { cell: /\bref="([A-Z]+\d+)/u, id: /:id="([^"]*)"/u } as const;
const LONGEST_TAG = 64;
/** Rules, pictures and links of very large sheets; what is beyond is not looked at. */
const MOST_CHARACTERS = 64_000_000;

/** A block of cells that is shown as one: columns from 0, rows as the sheet numbers them. */
export interface MergedCells {
  readonly column: number;
  readonly lastColumn: number;
  readonly row: number;
  readonly lastRow: number;
}

/** The place of a column by its letters, from 0. */
export function columnPlace(letters: string): number {
  return Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The letters of a column: `A`, `AB`. */
export function columnLetters(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (place % 26));
}

/** What a sheet tells below its rows: which cells are merged, and which lead somewhere. */
export class SheetTail {
  #text: string | null = null;
  /** What may be the beginning of the tag that ends the rows. */
  #before = '';

  /** Told the text of the sheet in pieces of any size. */
  push(piece: string): void {
    if (this.#text !== null) {
      if (this.#text.length < MOST_CHARACTERS) this.#text += piece;
      return;
    }
    const text = this.#before + piece;
    const end = END_OF_ROWS.exec(text);
    if (end !== null) this.#text = text.slice(end.index);
    this.#before = text.slice(-LONGEST_TAG);
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
