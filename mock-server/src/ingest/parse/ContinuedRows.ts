import type { ImportMapping } from '#client/lib/importFields.ts';
import type { SourceRecord } from './sourceEvents.ts';
import { nameOf, textOf } from './textOf.ts';

/** Where the prompts of groups are written once, so many rows have none; a fault leaves fewer of them out. */
const LEAST_SHARE = 0.2;

interface GroupedRow {
  readonly prompt: string;
  /** Platform and run; null: the row is no answer of a platform. */
  readonly asked: string | null;
  readonly columns: ImportMapping['columns'];
}

type MappingOf = (keys: readonly string[]) => ImportMapping;

function groupedRow({ keys, values }: SourceRecord, mappingOf: MappingOf): GroupedRow | null {
  const { columns, paths } = mappingOf(keys);
  const { prompt, platform, answer, run } = columns;
  if (prompt === undefined || platform === undefined || answer === undefined || paths.prompt !== undefined) return null;
  const name = nameOf(values[platform]);
  const isTold = (place: number | undefined): boolean => place !== undefined && textOf(values[place]).trim() !== '';
  const hasAnswer = name !== '' && [answer, columns.status, columns.error].some(isTold);
  const asked = `${name.toLowerCase()}\n${run === undefined ? '' : nameOf(values[run])}`;
  return { prompt: nameOf(values[prompt]), asked: hasAnswer ? asked : null, columns };
}

/**
 * Whether the prompt of several answers is written once, above the first of them, as merged cells become. No two rows have the same prompt
 * beneath each other then, and rows without one are many.
 */
export function continuesRows(records: readonly SourceRecord[], mappingOf: MappingOf): boolean {
  let before = '';
  let rows = 0;
  let open = 0;
  for (const record of records) {
    const row = record.ours === undefined ? groupedRow(record, mappingOf) : null;
    if (row === null) return false;
    if (row.prompt !== '' && row.prompt === before) return false;
    before = row.prompt;
    rows += 1;
    if (row.prompt === '' && row.asked !== null) open += 1;
  }
  return open > 0 && open >= rows * LEAST_SHARE;
}

/** Gives rows the prompt of the group they stand in, and its date where they have none. */
export class ContinuedRows {
  #head: { readonly record: SourceRecord; readonly asked: Set<string> } | null = null;
  #count = 0;
  #line = 0;

  constructor(private readonly mappingOf: MappingOf) {}

  get count(): number {
    return this.#count;
  }

  /** Where the first of them is. */
  get line(): number {
    return this.#line;
  }

  /** The row with the prompt it continues; as it is where it has one, or where it is open whose answer it is. */
  fill(record: SourceRecord): SourceRecord {
    const row = groupedRow(record, this.mappingOf);
    if (row === null) return record;
    if (row.prompt !== '') {
      this.#head = { record, asked: new Set(row.asked === null ? [] : [row.asked]) };
      return record;
    }
    const head = this.#head;
    if (row.asked === null || head?.record.keys !== record.keys) return record;
    if (head.asked.has(row.asked)) {
      // A platform that comes again begins a group whose prompt is missing.
      this.#head = null;
      return record;
    }
    head.asked.add(row.asked);
    this.#count += 1;
    if (this.#line === 0) this.#line = record.line;
    const { prompt, date } = row.columns;
    const isContinued = (value: unknown, place: number): boolean =>
      place === prompt || (place === date && nameOf(value) === '');
    const values = record.keys.map((_, place) => {
      const value = record.values[place];
      return isContinued(value, place) ? head.record.values[place] : value;
    });
    return { ...record, values };
  }
}
