import { STATUS_CODES, type AnswerTable } from '../table/AnswerTable.ts';
import { addRows, emptyRowSums, type RowSums } from './addRows.ts';
import { addAgreement, addAgreementOfSpans } from './agreement.ts';
import { spansOf, type CellSpans } from './cellSpans.ts';
import { findCells, type Cells } from './findCells.ts';
import { addSpan, runningSumsOf } from './runningSums.ts';

/**
 * Everything the measures need from some rows, summed by cell: a (prompt, platform) pair that occurs in them. Cells are the
 * finest granularity of any report, so one pass over the rows serves every measure, segment and decomposition.
 */
export interface CellSums extends RowSums {
  readonly promptCount: number;
  /** By brand: 1 if it has a domain, without which its citations are unknown. */
  readonly sited: Uint8Array;
  readonly cells: number;
  readonly cellPrompt: Uint32Array;
  readonly cellPlatform: Uint16Array;
  /** 65535 for a prompt without topic. */
  readonly cellTopic: Uint16Array;
  /** Number of rows by index into STATUS_CODES. */
  readonly statuses: Float64Array;
  /** Agreement of runs: the sum of Jaccard indexes over pairs of runs, the number of pairs, and the number of answers in a pair. */
  readonly agreement: Float64Array;
  readonly pairs: Float64Array;
  readonly repeated: Float64Array;
}

function emptySums(table: AnswerTable, cells: Cells): CellSums {
  const one = (): Float64Array => new Float64Array(cells.count);
  return {
    ...emptyRowSums(table.brandCount, cells.count),
    promptCount: table.project.prompts.length,
    sited: Uint8Array.from(table.project.brands, ({ domains }) => Number(domains.length > 0)),
    cells: cells.count,
    cellPrompt: cells.prompt,
    cellPlatform: cells.platform,
    cellTopic: cells.topic,
    statuses: new Float64Array(STATUS_CODES.length),
    agreement: one(),
    pairs: one(),
    repeated: one(),
  };
}

function finish(sums: CellSums, table: AnswerTable, rows: Uint32Array, { ofRow }: Cells): CellSums {
  for (const row of rows) {
    const status = table.status[row] ?? 0;
    sums.statuses[status] = (sums.statuses[status] ?? 0) + 1;
  }
  addAgreement(sums, table, rows, ofRow);
  return sums;
}

const STATUS = {
  ok: STATUS_CODES.indexOf('ok'),
  refused: STATUS_CODES.indexOf('refused'),
  empty: STATUS_CODES.indexOf('empty'),
  failed: STATUS_CODES.indexOf('failed'),
};

function total(column: Float64Array): number {
  return column.reduce((sum, value) => sum + value, 0);
}

/** Sums whole spans of cells from the table's running sums; reads only a few rows at both ends of each span. */
function sumSpans(sums: CellSums, table: AnswerTable, spans: CellSpans): CellSums {
  const running = runningSumsOf(table);
  let empty = 0;
  for (let cell = 0; cell < sums.cells; cell += 1) {
    empty += addSpan(sums, table, running, { cell, from: spans.from[cell] ?? 0, to: spans.to[cell] ?? 0 });
  }
  const [ok, refused] = [total(sums.ok), total(sums.refused)];
  sums.statuses[STATUS.ok] = ok;
  sums.statuses[STATUS.refused] = refused;
  sums.statuses[STATUS.empty] = empty;
  sums.statuses[STATUS.failed] = total(sums.asked) - ok - refused - empty;
  addAgreementOfSpans(sums, spans);
  return sums;
}

/** Sums the rows (see selectRows), which must be in order. The running sums of a table are cached after the first call. */
export function sumCells(table: AnswerTable, rows: Uint32Array, fewest?: number): CellSums {
  const cells = findCells(table, rows);
  const sums = emptySums(table, cells);
  const spans = spansOf(table, rows, cells, fewest);
  if (spans !== null) return sumSpans(sums, table, spans);
  addRows(sums, table, rows, cells.ofRow);
  return finish(sums, table, rows, cells);
}
