import { STATUS_CODES, SENTIMENT_LABELLED, type AnswerTable } from '../types.ts';
import { addRows, emptyRowSums, type RowSums } from './addRows.ts';
import { findCells, type Cells } from './findCells.ts';

/** Rows of a block: few enough that the rows left over at both ends of a period are quickly summed. */
const BLOCK = 65_536;
/** A table of fewer blocks is summed row by row: that is quick enough. */
const FEWEST_BLOCKS = 3;
/** With more cells than this share of its rows, a block is no shorter than the rows themselves. */
const MOST_CELLS = 0.25;
const OK = STATUS_CODES.indexOf('ok');

const CELL_COLUMNS = ['asked', 'refused', 'ok', 'naming', 'mentions', 'citing', 'citations'] as const;
const BRAND_COLUMNS = [
  'named',
  'first',
  'positions',
  'judged',
  'positive',
  'balance',
  'citingBrand',
  'citationsOfBrand',
] as const;

/** What the rows of one block come to. */
interface Block {
  /** By cell of the block: `prompt * platforms + platform`. */
  readonly keys: Uint32Array;
  /** The columns of CELL_COLUMNS and then those of BRAND_COLUMNS, one after the other. */
  readonly values: Int32Array;
  /** By cell: sentiments that came with the data, and those estimated. */
  readonly labelled: Int32Array;
  readonly estimated: Int32Array;
}

const blocksOf = new WeakMap<AnswerTable, Map<number, Block | null>>();

function sentimentsByCell(table: AnswerTable, rows: Uint32Array, cells: Cells): Pick<Block, 'labelled' | 'estimated'> {
  const labelled = new Int32Array(cells.count);
  const estimated = new Int32Array(cells.count);
  rows.forEach((row, i) => {
    if (table.status[row] !== OK) return;
    const cell = cells.ofRow[i] ?? 0;
    for (let at = row * table.brandCount; at < (row + 1) * table.brandCount; at += 1) {
      const code = table.sentiment[at] ?? 0;
      const column = (code & SENTIMENT_LABELLED) === 0 ? estimated : labelled;
      if ((code & ~SENTIMENT_LABELLED) !== 0) column[cell] = (column[cell] ?? 0) + 1;
    }
  });
  return { labelled, estimated };
}

/** Sums one block; null when that would not make it shorter. */
function sumBlock(table: AnswerTable, index: number, size: number): Block | null {
  const rows = Uint32Array.from({ length: size }, (_, i) => index * size + i);
  const cells = findCells(table, rows);
  if (cells.count > MOST_CELLS * size) return null;
  const { brandCount } = table;
  const sums = emptyRowSums(brandCount, cells.count);
  addRows(sums, table, rows, cells.ofRow, 0, size);
  const values = new Int32Array(cells.count * (CELL_COLUMNS.length + BRAND_COLUMNS.length * brandCount));
  let used = 0;
  for (const name of [...CELL_COLUMNS, ...BRAND_COLUMNS]) {
    values.set(sums[name], used);
    used += sums[name].length;
  }
  const platforms = Math.max(1, table.project.platforms.length);
  const keys = cells.prompt.map((prompt, cell) => prompt * platforms + (cells.platform[cell] ?? 0));
  return { keys, values, ...sentimentsByCell(table, rows, cells) };
}

function blockOf(table: AnswerTable, index: number, size: number): Block | null {
  let blocks = blocksOf.get(table);
  if (blocks === undefined) {
    blocks = new Map();
    blocksOf.set(table, blocks);
  }
  let block = blocks.get(index);
  if (block === undefined) {
    block = sumBlock(table, index, size);
    blocks.set(index, block);
  }
  return block;
}

/** Adds those cells of a block that are among `cells`. */
function addBlock(sums: RowSums, { keys, values, labelled, estimated }: Block, cells: Cells): void {
  const { brandCount, sentimentSources } = sums;
  const cellOf = keys.map((key) => cells.known[key] ?? 0);
  let used = 0;
  for (const name of CELL_COLUMNS) {
    addColumn(sums[name], values, used, cellOf, 1);
    used += keys.length;
  }
  for (const name of BRAND_COLUMNS) {
    addColumn(sums[name], values, used, cellOf, brandCount);
    used += keys.length * brandCount;
  }
  sentimentSources.labelled += sentiments(labelled, cellOf);
  sentimentSources.estimated += sentiments(estimated, cellOf);
}

function sentiments(column: Int32Array, cellOf: Uint32Array): number {
  let sum = 0;
  for (let i = 0; i < cellOf.length; i += 1) if ((cellOf[i] ?? 0) > 0) sum += column[i] ?? 0;
  return sum;
}

/** @param width figures of a cell; `cellOf` holds cells plus one, 0 for those to be left out. */
function addColumn(target: Float64Array, values: Int32Array, first: number, cellOf: Uint32Array, width: number): void {
  for (let i = 0; i < cellOf.length; i += 1) {
    const cell = cellOf[i] ?? 0;
    if (cell === 0) continue;
    const to = (cell - 1) * width;
    const from = first + i * width;
    for (let j = 0; j < width; j += 1) target[to + j] = (target[to + j] ?? 0) + (values[from + j] ?? 0);
  }
}

/** Answers of a block in those of its cells that are among `cells`. */
function askedIn({ keys, values }: Block, cells: Cells): number {
  let asked = 0;
  for (let i = 0; i < keys.length; i += 1) if ((cells.known[keys[i] ?? 0] ?? 0) > 0) asked += values[i] ?? 0;
  return asked;
}

/** First place in ascending `rows` of a row that is `row` or later. */
function placeOf(rows: Uint32Array, row: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Adds ascending rows to sums, as `addRows` does. Of a large table, the sums of whole blocks are made once and kept. A block is used
 * when the rows hold every answer of its that lies in their cells, which filters by date, engine, topic and prompt leave so: as many
 * rows as the block has in these cells can be no others. All these sums are of whole numbers, so the order does not matter.
 * @param size rows of a block; always the same for one table
 */
export function addBlocks(sums: RowSums, table: AnswerTable, rows: Uint32Array, cells: Cells, size = BLOCK): void {
  let done = 0;
  if (table.count >= FEWEST_BLOCKS * size && rows.length >= size / 2) {
    const last = Math.floor(((rows.at(-1) ?? 0) + 1) / size);
    for (let index = Math.ceil((rows[0] ?? 0) / size); index < last; index += 1) {
      const block = blockOf(table, index, size);
      const from = placeOf(rows, index * size);
      const to = placeOf(rows, (index + 1) * size);
      if (block === null || askedIn(block, cells) !== to - from) continue;
      addRows(sums, table, rows, cells.ofRow, done, from);
      addBlock(sums, block, cells);
      done = to;
    }
  }
  addRows(sums, table, rows, cells.ofRow, done, rows.length);
}
