import type { AnswerTable } from './AnswerTable.ts';
import type { SentimentLabels } from './RawAnswer.ts';
import type { CountedRows } from './RowRecounter.ts';

/** A range of rows of a table without their texts; its first row is row 0. */
export type Stretch = Omit<CountedRows, 'texts'>;

/** The rows from `from` to before `to`, copied, so that they can be transferred to a thread. */
export function stretchOf(table: AnswerTable, from: number, to: number): Stretch {
  const { brandCount } = table;
  const first = table.mentionStart[from] ?? 0;
  const last = table.mentionStart[to] ?? first;
  return {
    brandCount,
    status: table.status.slice(from, to),
    position: table.position.slice(from * brandCount, to * brandCount),
    sentiment: table.sentiment.slice(from * brandCount, to * brandCount),
    mentionStart: table.mentionStart.slice(from, to + 1).map((start) => start - first),
    mentionBrand: table.mentionBrand.slice(first, last),
    mentionFrom: table.mentionFrom.slice(first, last),
    mentionTo: table.mentionTo.slice(first, last),
    labels: labelsOf(table.labels, from, to),
  };
}

function labelsOf(
  labels: ReadonlyMap<number, SentimentLabels>,
  from: number,
  to: number,
): ReadonlyMap<number, SentimentLabels> {
  const result = new Map<number, SentimentLabels>();
  for (let row = from; row < to; row += 1) {
    const known = labels.get(row);
    if (known !== undefined) result.set(row - from, known);
  }
  return result;
}
