import { setImmediate as nextTurn } from 'node:timers/promises';
import { ANSWER_COLUMNS, toAnswerCells } from '#client/lib/answerExport.ts';
import type { ExportHead } from '#client/lib/answerExport.ts';
import { BYTE_ORDER_MARK, toCsvLine } from '#client/lib/csv.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { exportedAnswer } from './exportedAnswer.ts';

/** Answers written per slice (a few milliseconds) before the event loop continues. */
const SLICE = 100;

/** The chunks of a JSON export, one answer per line. */
export async function* jsonLines(head: ExportHead, table: AnswerTable, rows: Uint32Array): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"answers":[`;
  let separator = '\n';
  for await (const slice of slicesOf(rows)) {
    const lines = Array.from(slice, (row) => JSON.stringify(exportedAnswer(table, row)));
    yield separator + lines.join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** The chunks of a CSV export. */
export async function* csvLines(head: ExportHead, table: AnswerTable, rows: Uint32Array): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvLine(ANSWER_COLUMNS);
  let first: ExportHead | null = head;
  for await (const slice of slicesOf(rows)) {
    const lines: string[] = [];
    for (const row of slice) {
      lines.push(toCsvLine(toAnswerCells(exportedAnswer(table, row), first)));
      first = null;
    }
    yield lines.join('');
  }
}

async function* slicesOf(rows: Uint32Array): AsyncGenerator<Uint32Array> {
  for (let from = 0; from < rows.length; from += SLICE) {
    yield rows.subarray(from, from + SLICE);
    await nextTurn();
  }
}
