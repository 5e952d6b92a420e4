import { withoutGuard } from '#client/lib/answerExport.ts';
import { withoutNameGuard } from '#client/lib/csv.ts';
import type { ImportField } from '#client/lib/importFields.ts';
import { STATUS_CODES } from '#server/analysis/table/AnswerTable.ts';
import type { AnswerDetails, AnswerStatus, RawCitation } from '#server/analysis/table/RawAnswer.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { parseCitations } from './parseCitations.ts';
import { parseJsonCell } from './parseListCell.ts';
import { nameOf } from './textOf.ts';

const ID_COLUMN = 'id';
const MAX_ID = 200;

/** A cell of a CSV file exported by this product, without its formula guard. An empty citations cell means not captured. */
export function exportedValue(field: ImportField, cell: unknown): unknown {
  if (typeof cell !== 'string') return cell;
  return field === 'citations' && cell === '' ? null : withoutGuard(cell);
}

const NAMES: ReadonlySet<ImportField> = new Set(['prompt', 'topic', 'platform', 'model']);

/** A cell of any other file: names in templates made by this product may have a formula guard. */
export function importedValue(field: ImportField, cell: unknown): unknown {
  return typeof cell === 'string' && NAMES.has(field) ? withoutNameGuard(cell) : cell;
}

/** The exact exported status: an answer may be `ok` and blank, which other files cannot express. */
export function exportedStatus(value: unknown): AnswerStatus | null {
  return STATUS_CODES.find((status) => status === value) ?? null;
}

/** The answer's id in the exporting project. */
export function exportedIdOf(record: SourceRecord): string {
  const id = record.values[record.keys.indexOf(ID_COLUMN)];
  return nameOf(record.ours === 'csv' && typeof id === 'string' ? withoutGuard(id) : id).slice(0, MAX_ID);
}

function cellOf({ keys, values, ours }: SourceRecord, name: string): unknown {
  const cell = values[keys.indexOf(name)];
  return ours === 'csv' && typeof cell === 'string' ? withoutGuard(cell) : cell;
}

const WORDS = ['model_asked', 'search_mode', 'run_id'] as const satisfies readonly (keyof AnswerDetails)[];
const FLAGS = ['searched', 'truncated'] as const satisfies readonly (keyof AnswerDetails)[];

/** The collection details of an exported answer. */
export function exportedDetails(record: SourceRecord): AnswerDetails {
  const words = WORDS.flatMap((name) => {
    const word = nameOf(cellOf(record, name)).slice(0, MAX_ID);
    return word === '' ? [] : [[name, word] as const];
  });
  const flags = FLAGS.flatMap((name) => {
    const flag = String(cellOf(record, name));
    return flag === 'true' || flag === 'false' ? [[name, flag === 'true'] as const] : [];
  });
  return Object.fromEntries<string | boolean>([...words, ...flags]);
}

/** The pages retrieved for an exported answer; null: unknown. */
export function exportedRetrieved(record: SourceRecord): readonly RawCitation[] | null {
  const cell = cellOf(record, 'retrieved');
  const list = typeof cell === 'string' ? parseJsonCell(cell) : cell;
  return Array.isArray(list) ? (parseCitations(list).citations ?? []) : null;
}
