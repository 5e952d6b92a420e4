import { memoize } from '#client/lib/memoize.ts';
import { OK, SENTIMENT_CODES, SENTIMENT_LABELLED, STATUS_CODES, type AnswerTable } from '../table/AnswerTable.ts';
import { bitCount } from './agreement.ts';

const REFUSED = STATUS_CODES.indexOf('refused');

/** Sums of rows by cell. Columns hold one figure per cell; brand columns hold `cell * brandCount + brand`. */
export interface RowSums {
  /** Number of brands of the project. */
  readonly brandCount: number;
  /** Answers of any status, and refused ones. */
  readonly asked: Float64Array;
  readonly refused: Float64Array;
  /** Answers with status ok; all columns below count only these. */
  readonly ok: Float64Array;
  /** Answers naming any tracked brand, and the sum of the brands named in them. */
  readonly naming: Float64Array;
  readonly mentions: Float64Array;
  /** Answers with at least one citation, and their citations. */
  readonly citing: Float64Array;
  readonly citations: Float64Array;
  /** Answers whose citations were not captured: whether they cite anything is unknown. */
  readonly uncaptured: Float64Array;
  /** Brand columns: answers naming the brand, answers with it at position 1, the sum of its positions. */
  readonly named: Float64Array;
  readonly first: Float64Array;
  readonly positions: Float64Array;
  /** Brand columns: answers with a sentiment towards the brand, positive ones, and positive minus negative ones. */
  readonly judged: Float64Array;
  readonly positive: Float64Array;
  readonly balance: Float64Array;
  /** Brand columns: answers citing a domain of the brand, and the citations of its domains. */
  readonly citingBrand: Float64Array;
  readonly citationsOfBrand: Float64Array;
  /** Number of sentiments recorded with the data, and of estimated ones. */
  readonly sentimentSources: { labelled: number; estimated: number };
}

/** Zero sums for a number of cells. */
export function emptyRowSums(brandCount: number, cells: number): RowSums {
  const one = (): Float64Array => new Float64Array(cells);
  const each = (): Float64Array => new Float64Array(cells * brandCount);
  return {
    brandCount,
    asked: one(),
    refused: one(),
    ok: one(),
    naming: one(),
    mentions: one(),
    citing: one(),
    citations: one(),
    uncaptured: one(),
    named: each(),
    first: each(),
    positions: each(),
    judged: each(),
    positive: each(),
    balance: each(),
    citingBrand: each(),
    citationsOfBrand: each(),
    sentimentSources: { labelled: 0, estimated: 0 },
  };
}

function add(column: Float64Array, index: number, amount: number): void {
  column[index] = (column[index] ?? 0) + amount;
}

/** Adds the brands of one answer. */
function addBrands(sums: RowSums, table: AnswerTable, row: number, cell: number): void {
  const { brandCount } = sums;
  const first = row * brandCount;
  let mask = table.namedMask[row] ?? 0;
  if (mask === 0) {
    return;
  }
  add(sums.naming, cell, 1);
  add(sums.mentions, cell, bitCount(mask));
  while (mask !== 0) {
    const brand = 31 - Math.clz32(mask);
    mask ^= 1 << brand;
    const place = table.position[first + brand] ?? 0;
    const column = cell * brandCount + brand;
    add(sums.named, column, 1);
    add(sums.positions, column, place);
    if (place === 1) {
      add(sums.first, column, 1);
    }
    addSentiment(sums, column, table.sentiment[first + brand] ?? 0);
  }
}

function addSentiment(sums: RowSums, column: number, code: number): void {
  const sentiment = code & ~SENTIMENT_LABELLED;
  if (sentiment === 0) {
    return;
  }
  if ((code & SENTIMENT_LABELLED) === 0) {
    sums.sentimentSources.estimated += 1;
  } else {
    sums.sentimentSources.labelled += 1;
  }
  add(sums.judged, column, 1);
  if (sentiment === SENTIMENT_CODES.positive) {
    add(sums.positive, column, 1);
    add(sums.balance, column, 1);
  } else if (sentiment === SENTIMENT_CODES.negative) {
    add(sums.balance, column, -1);
  }
}

/** Adds the citations of one answer. */
function addCitations(sums: RowSums, table: AnswerTable, brandOfUrl: Int8Array, row: number, cell: number): void {
  const from = table.citationStart[row] ?? 0;
  const to = table.citationStart[row + 1] ?? from;
  if (table.captured[row] !== 1) {
    add(sums.uncaptured, cell, 1);
  }
  if (to <= from) {
    return;
  }
  add(sums.citing, cell, 1);
  add(sums.citations, cell, to - from);
  let cited = table.citedMask[row] ?? 0;
  if (cited === 0) {
    return;
  }
  while (cited !== 0) {
    const brand = 31 - Math.clz32(cited);
    cited ^= 1 << brand;
    add(sums.citingBrand, cell * sums.brandCount + brand, 1);
  }
  for (let i = from; i < to; i += 1) {
    const brand = brandOfUrl[table.citationUrl[i] ?? 0] ?? -1;
    if (brand >= 0) {
      add(sums.citationsOfBrand, cell * sums.brandCount + brand, 1);
    }
  }
}

/** The brand column of `urls` as numbers, memoized by table. */
const brandOfUrls = memoize(({ urls }: AnswerTable) => Int8Array.from(urls, (url) => url.brand));

/** Adds one answer to the sums of its cell. */
function addRow(sums: RowSums, table: AnswerTable, brandOfUrl: Int8Array, row: number, cell: number): void {
  const status = table.status[row] ?? 0;
  add(sums.asked, cell, 1);
  if (status === OK) {
    add(sums.ok, cell, 1);
    addBrands(sums, table, row, cell);
    addCitations(sums, table, brandOfUrl, row, cell);
  } else if (status === REFUSED) {
    add(sums.refused, cell, 1);
  }
}

/** Adds rows; `ofRow[i]` is the cell of `rows[i]`. */
export function addRows(sums: RowSums, table: AnswerTable, rows: Uint32Array, ofRow: Uint32Array): void {
  const brandOfUrl = brandOfUrls(table);
  for (let i = 0; i < rows.length; i += 1) addRow(sums, table, brandOfUrl, rows[i] ?? 0, ofRow[i] ?? 0);
}

/** Rows of one cell, at positions `from` to before `to`. */
export interface CellSpan {
  readonly cell: number;
  readonly from: number;
  readonly to: number;
}

/** Adds the rows of a span. */
export function addRowsOfCell(
  sums: RowSums,
  table: AnswerTable,
  rows: Uint32Array,
  { cell, from, to }: CellSpan,
): void {
  const brandOfUrl = brandOfUrls(table);
  for (let i = from; i < to; i += 1) addRow(sums, table, brandOfUrl, rows[i] ?? 0, cell);
}
