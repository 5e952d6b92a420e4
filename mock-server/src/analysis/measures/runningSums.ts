import { memoize } from '#client/lib/memoize.ts';
import { STATUS_CODES, type AnswerTable } from '../table/AnswerTable.ts';
import { addRowsOfCell, emptyRowSums, type CellSpan, type RowSums } from './addRows.ts';
import { cellIndexOf, type CellIndex } from './cellIndex.ts';

/** Places between two stored sums: few rows are left to add at both ends of a span, and the sums take little memory. */
const STEP = 8;

const EMPTY = STATUS_CODES.indexOf('empty');
const CELL_COLUMNS = ['asked', 'refused', 'ok', 'naming', 'mentions', 'citing', 'citations', 'uncaptured'] as const;
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
const AFTER_CELL = CELL_COLUMNS.length;
const LABELLED = AFTER_CELL;
const ESTIMATED = AFTER_CELL + 1;
const EMPTY_ANSWERS = AFTER_CELL + 2;
const BRANDS_FROM = AFTER_CELL + 3;

/** Sums over the places before every STEP-th, in the order of an index. */
interface RunningSums {
  readonly index: CellIndex;
  /** Number of figures per stored place. */
  readonly width: number;
  /** `values[p / STEP * width + column]`: the columns of one cell, three more counts, then the brand columns. */
  readonly values: Int32Array;
}

/** Copies the sums of cell 0 to the values of a stored place. */
function keep(sums: RowSums, empty: number, values: Int32Array, at: number): void {
  CELL_COLUMNS.forEach((name, column) => {
    values[at + column] = sums[name][0] ?? 0;
  });
  values[at + LABELLED] = sums.sentimentSources.labelled;
  values[at + ESTIMATED] = sums.sentimentSources.estimated;
  values[at + EMPTY_ANSWERS] = empty;
  BRAND_COLUMNS.forEach((name, column) => values.set(sums[name], at + BRANDS_FROM + column * sums.brandCount));
}

function emptyIn(table: AnswerTable, rows: Uint32Array, { from, to }: CellSpan): number {
  let empty = 0;
  for (let place = from; place < to; place += 1) empty += Number(table.status[rows[place] ?? 0] === EMPTY);
  return empty;
}

function makeSums(table: AnswerTable): RunningSums {
  const index = cellIndexOf(table);
  const { rows } = index;
  const width = BRANDS_FROM + BRAND_COLUMNS.length * table.brandCount;
  const kept = Math.floor(rows.length / STEP) + 1;
  const values = new Int32Array(kept * width);
  const sums = emptyRowSums(table.brandCount, 1);
  let empty = 0;
  for (let i = 1; i < kept; i += 1) {
    const span = { cell: 0, from: (i - 1) * STEP, to: i * STEP };
    addRowsOfCell(sums, table, rows, span);
    empty += emptyIn(table, rows, span);
    keep(sums, empty, values, i * width);
  }
  return { index, width, values };
}

/** The running sums of a table, memoized. */
export const runningSumsOf = memoize(makeSums);

/** Adds the rows between two stored places to a cell. @returns the number of these answers with status empty */
function addBetween(sums: RowSums, running: RunningSums, cell: number, first: number, last: number): number {
  const { width, values } = running;
  const { brandCount, sentimentSources } = sums;
  const [low, high] = [first * width, last * width];
  const between = (column: number): number => (values[high + column] ?? 0) - (values[low + column] ?? 0);
  for (let column = 0; column < AFTER_CELL; column += 1) {
    const target = sums[CELL_COLUMNS[column] ?? 'asked'];
    target[cell] = (target[cell] ?? 0) + between(column);
  }
  sentimentSources.labelled += between(LABELLED);
  sentimentSources.estimated += between(ESTIMATED);
  for (let column = 0; column < BRAND_COLUMNS.length; column += 1) {
    const target = sums[BRAND_COLUMNS[column] ?? 'named'];
    const from = BRANDS_FROM + column * brandCount;
    const to = cell * brandCount;
    for (let brand = 0; brand < brandCount; brand += 1) {
      target[to + brand] = (target[to + brand] ?? 0) + between(from + brand);
    }
  }
  return between(EMPTY_ANSWERS);
}

/**
 * Adds a span to `sums`, which are over all brands: the rows between two stored places are one subtraction. All these sums are
 * integers, so they equal adding the rows one by one.
 * @returns the number of answers with status empty
 */
export function addSpan(sums: RowSums, table: AnswerTable, running: RunningSums, span: CellSpan): number {
  const { cell, from, to } = span;
  const { rows } = running.index;
  const [first, last] = [Math.ceil(from / STEP), Math.floor(to / STEP)];
  const isWithinStep = first >= last;
  const ends = isWithinStep
    ? [span]
    : [
        { cell, from, to: first * STEP },
        { cell, from: last * STEP, to },
      ];
  let empty = isWithinStep ? 0 : addBetween(sums, running, cell, first, last);
  for (const end of ends) {
    addRowsOfCell(sums, table, rows, end);
    empty += emptyIn(table, rows, end);
  }
  return empty;
}
