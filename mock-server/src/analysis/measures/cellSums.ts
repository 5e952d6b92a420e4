import { SENTIMENT_CODES, SENTIMENT_LABELLED, STATUS_CODES, type AnswerTable } from '../types.ts';
import { addAgreement } from './agreement.ts';

const OK = STATUS_CODES.indexOf('ok');
const REFUSED = STATUS_CODES.indexOf('refused');

/**
 * Everything the measures need from some rows, summed by cell: a (prompt, platform) pair that occurs in them. Cells are the
 * finest grain any report asks for, so one pass over the rows serves every measure, segment and decomposition.
 * Columns of `cells` entries hold one figure per cell; brand columns hold `cell * brandCount + brand`.
 */
export interface CellSums {
  readonly brandCount: number;
  readonly promptCount: number;
  readonly cells: number;
  readonly cellPrompt: Uint32Array;
  readonly cellPlatform: Uint16Array;
  /** 65535 for a prompt without topic. */
  readonly cellTopic: Uint16Array;
  /** Rows by index into STATUS_CODES. */
  readonly statuses: Float64Array;
  /** Answers whatever their status, and those refused. */
  readonly asked: Float64Array;
  readonly refused: Float64Array;
  /** Answers with status ok; all columns below count among these only. */
  readonly ok: Float64Array;
  /** Answers naming any tracked brand, and the brands named in them summed. */
  readonly naming: Float64Array;
  readonly mentions: Float64Array;
  /** Answers with at least one citation, and their citations. */
  readonly citing: Float64Array;
  readonly citations: Float64Array;
  /** Agreement of runs: the sum of Jaccard indexes over pairs of runs, the pairs, and the answers in a pair. */
  readonly agreement: Float64Array;
  readonly pairs: Float64Array;
  readonly repeated: Float64Array;
  /** Brand columns: answers naming the brand, answers with it at position 1, the sum of its positions. */
  readonly named: Float64Array;
  readonly first: Float64Array;
  readonly positions: Float64Array;
  /** Brand columns: answers with a sentiment towards the brand, those positive, and positive minus negative ones. */
  readonly judged: Float64Array;
  readonly positive: Float64Array;
  readonly balance: Float64Array;
  /** Brand columns: answers citing a domain of the brand, and the citations of its domains. */
  readonly citingBrand: Float64Array;
  readonly citationsOfBrand: Float64Array;
  /** Sentiments that came with the data, and those estimated. */
  readonly sentimentSources: { labelled: number; estimated: number };
}

function add(column: Float64Array, index: number, amount: number): void {
  column[index] = (column[index] ?? 0) + amount;
}

interface Cells {
  readonly count: number;
  /** Cell of rows[i]. */
  readonly ofRow: Uint32Array;
  readonly prompt: Uint32Array;
  readonly platform: Uint16Array;
  readonly topic: Uint16Array;
}

/** Numbers the (prompt, platform) pairs in order of first appearance. */
function findCells(table: AnswerTable, rows: Uint32Array): Cells {
  const platforms = Math.max(1, table.project.platforms.length);
  // 0 means "not seen yet", so cells are kept plus one: a fresh array needs no fill.
  const known = new Uint32Array(table.project.prompts.length * platforms);
  const ofRow = new Uint32Array(rows.length);
  const firstRow = new Uint32Array(Math.min(rows.length, known.length));
  let count = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const key = (table.prompt[row] ?? 0) * platforms + (table.platform[row] ?? 0);
    let cell = known[key] ?? 0;
    if (cell === 0) {
      firstRow[count] = row;
      count += 1;
      cell = count;
      known[key] = cell;
    }
    ofRow[i] = cell - 1;
  }
  const firsts = firstRow.subarray(0, count);
  return {
    count,
    ofRow,
    prompt: Uint32Array.from(firsts, (row) => table.prompt[row] ?? 0),
    platform: Uint16Array.from(firsts, (row) => table.platform[row] ?? 0),
    topic: Uint16Array.from(firsts, (row) => table.topic[row] ?? 65535),
  };
}

function emptySums(table: AnswerTable, cells: Cells): CellSums {
  const brandCount = table.brandCount;
  const one = (): Float64Array => new Float64Array(cells.count);
  const each = (): Float64Array => new Float64Array(cells.count * brandCount);
  return {
    brandCount,
    promptCount: table.project.prompts.length,
    cells: cells.count,
    cellPrompt: cells.prompt,
    cellPlatform: cells.platform,
    cellTopic: cells.topic,
    statuses: new Float64Array(STATUS_CODES.length),
    asked: one(),
    refused: one(),
    ok: one(),
    naming: one(),
    mentions: one(),
    citing: one(),
    citations: one(),
    agreement: one(),
    pairs: one(),
    repeated: one(),
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

/** Adds what one answer says of the brands it names. */
function addBrands(sums: CellSums, table: AnswerTable, row: number, cell: number): void {
  const { brandCount } = sums;
  let mask = table.namedMask[row] ?? 0;
  if (mask === 0) {
    return;
  }
  add(sums.naming, cell, 1);
  let named = 0;
  while (mask !== 0) {
    const brand = 31 - Math.clz32(mask);
    mask ^= 1 << brand;
    named += 1;
    const place = table.position[row * brandCount + brand] ?? 0;
    const column = cell * brandCount + brand;
    add(sums.named, column, 1);
    add(sums.positions, column, place);
    if (place === 1) {
      add(sums.first, column, 1);
    }
    addSentiment(sums, column, table.sentiment[row * brandCount + brand] ?? 0);
  }
  add(sums.mentions, cell, named);
}

function addSentiment(sums: CellSums, column: number, code: number): void {
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

/** Adds the citations of one answer; one whose citations were not captured has none and enters nothing. */
function addCitations(sums: CellSums, table: AnswerTable, brandOfUrl: Int8Array, row: number, cell: number): void {
  const from = table.citationStart[row] ?? 0;
  const to = table.citationStart[row + 1] ?? from;
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

const brandsOfUrls = new WeakMap<AnswerTable, Int8Array>();

/** The brand column of `urls` as numbers, made once per table. */
function brandOfUrls(table: AnswerTable): Int8Array {
  let column = brandsOfUrls.get(table);
  if (column === undefined) {
    column = Int8Array.from(table.urls, (url) => url.brand);
    brandsOfUrls.set(table, column);
  }
  return column;
}

/** Sums the rows (see selectRows) in one pass. */
export function sumCells(table: AnswerTable, rows: Uint32Array): CellSums {
  const cells = findCells(table, rows);
  const sums = emptySums(table, cells);
  const brandOfUrl = brandOfUrls(table);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const cell = cells.ofRow[i] ?? 0;
    const status = table.status[row] ?? 0;
    add(sums.statuses, status, 1);
    add(sums.asked, cell, 1);
    if (status === OK) {
      add(sums.ok, cell, 1);
      addBrands(sums, table, row, cell);
      addCitations(sums, table, brandOfUrl, row, cell);
    } else if (status === REFUSED) {
      add(sums.refused, cell, 1);
    }
  }
  addAgreement(sums, table, rows, cells.ofRow);
  return sums;
}
