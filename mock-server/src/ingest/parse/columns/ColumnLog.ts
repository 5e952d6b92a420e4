import { ANSWER_COLUMNS } from '#client/lib/answerExport.ts';
import { IMPORT_FIELDS, REQUIRED_IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportField, ImportMapping } from '#client/lib/importFields.ts';
import { nameOf } from '../cells/textOf.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { isZoneColumn } from '../times/RecordClocks.ts';
import { isUnnamed } from './unnamedColumn.ts';

const MAX_UNUSED = 100;
const OUR_COLUMNS: ReadonlySet<string> = new Set(ANSWER_COLUMNS);

/** The columns of a file that were mapped, and the fields without a column. */
export type ColumnReport = {
  readonly columns: readonly { readonly field: ImportField; readonly column: string }[];
  readonly unusedColumns: readonly string[];
  /** Required fields without a recognised column. */
  readonly missingFields: readonly ImportField[];
  /** Columns chosen by a person that the file lacks. */
  readonly missingChoices: readonly ImportField[];
};

/** Collects the column mapping over all record shapes of a file. */
export class ColumnLog {
  readonly #seen = new WeakSet<ImportMapping>();
  readonly #columns = new Map<ImportField, string>();
  readonly #unused = new Set<string>();
  /** Unnamed columns that were empty so far: if they stay empty, no data is lost. */
  readonly #empty = new Map<readonly string[], number[]>();

  constructor(private readonly chosen: readonly ImportField[]) {}

  /** Columns of a file exported by this product are never reported as unknown. */
  add({ keys, values, ours }: SourceRecord, mapping: ImportMapping): void {
    if (this.#empty.size > 0) this.#watchUnnamed(keys, values);
    if (this.#seen.has(mapping)) return;
    this.#seen.add(mapping);
    for (const field of IMPORT_FIELDS) {
      const column = mapping.columns[field];
      if (column === undefined || this.#columns.has(field)) continue;
      this.#columns.set(field, [keys[column] ?? '', ...(mapping.paths[field] ?? [])].join('.'));
    }
    for (const name of mapping.unused) {
      const isZone = mapping.columns.date !== undefined && isZoneColumn(name);
      const isExpected = name === '' || isUnnamed(name) || isZone || (ours !== undefined && OUR_COLUMNS.has(name));
      if (!isExpected && this.#unused.size < MAX_UNUSED) this.#unused.add(name);
    }
    const unnamed = keys.flatMap((key, place) => (isUnnamed(key) && mapping.unused.includes(key) ? [place] : []));
    if (unnamed.length === 0 || this.#empty.size > MAX_UNUSED) return;
    this.#empty.set(keys, unnamed);
    this.#watchUnnamed(keys, values);
  }

  #watchUnnamed(keys: readonly string[], values: readonly unknown[]): void {
    const empty = this.#empty.get(keys);
    const filled = empty?.filter((place) => nameOf(values[place]) !== '') ?? [];
    if (empty === undefined || filled.length === 0) return;
    for (const place of filled) if (this.#unused.size < MAX_UNUSED) this.#unused.add(keys[place] ?? '');
    this.#empty.set(
      keys,
      empty.filter((place) => !filled.includes(place)),
    );
  }

  get report(): ColumnReport {
    const lacks = (field: ImportField): boolean => !this.#columns.has(field);
    return {
      columns: [...this.#columns].map(([field, column]) => ({ field, column })),
      unusedColumns: [...this.#unused],
      missingFields: REQUIRED_IMPORT_FIELDS.filter(lacks),
      missingChoices: this.chosen.filter(lacks),
    };
  }
}
