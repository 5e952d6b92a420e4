import type { ImportMapping } from '#client/lib/importFields.ts';
import { nameOf, textOf } from './cells/textOf.ts';
import type { SourceRecord } from './sourceEvents.ts';

/** Minimum share of rows without a prompt for a table that writes it once per group; a mere fault leaves out fewer prompts. */
const LEAST_SHARE = 0.2;

interface GroupedRow {
  readonly prompt: string;
  /** Platform and run; null: the row holds no platform's answer. */
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
 * Whether a table writes the prompt of several answers once, above the first, as exported merged cells. Then no two consecutive rows repeat
 * a prompt, and many rows have none.
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

/** Fills in the prompt of the group a row belongs to, and the group's date where the row has none. */
export class ContinuedRows {
  #head: { readonly record: SourceRecord; readonly asked: Set<string> } | null = null;
  #count = 0;
  #line = 0;

  constructor(private readonly mappingOf: MappingOf) {}

  get count(): number {
    return this.#count;
  }

  /** Line of the first filled row. */
  get line(): number {
    return this.#line;
  }

  /** Returns the row with its group's prompt. Unchanged if it has its own prompt or its group cannot be told. */
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
      // A repeated platform and run starts a group whose prompt is missing.
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
