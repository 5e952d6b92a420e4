import { withoutGuard } from '../../../client/src/lib/answerExport.ts';
import type { ImportField } from '../../../client/src/lib/importFields.ts';
import type { AnswerStatus } from '../analysis/types.ts';
import { ORDERED_STATUSES } from './parseStatus.ts';
import type { SourceRecord } from './sourceEvents.ts';
import { nameOf } from './textOf.ts';

const ID_COLUMN = 'id';
const MAX_ID = 200;

/** A cell of a CSV file that was exported here: without its guard; one without citations says they were not captured. */
export function exportedValue(field: ImportField, cell: unknown): unknown {
  if (typeof cell !== 'string') return cell;
  return field === 'citations' && cell === '' ? null : withoutGuard(cell);
}

/** The status to the letter: an answer may be `ok` and blank, which no other file could say. */
export function exportedStatus(value: unknown): AnswerStatus | null {
  return ORDERED_STATUSES.find((status) => status === value) ?? null;
}

/** The id the answer had where it was exported. */
export function exportedIdOf(record: SourceRecord): string {
  const id = record.values[record.keys.indexOf(ID_COLUMN)];
  return nameOf(record.ours === 'csv' && typeof id === 'string' ? withoutGuard(id) : id).slice(0, MAX_ID);
}
