import { IMPORT_FIELD_NAMES } from './importFieldNames.ts';
import { memoize } from './memoize.ts';
import { normalizeText } from './normalizeText.ts';

/** The fields of a recorded answer that a file can contain. */
export type ImportField = keyof typeof IMPORT_FIELD_NAMES;

/** A row without these is skipped. A missing platform can be entered by hand. */
export const REQUIRED_IMPORT_FIELDS = ['prompt', 'answer', 'date'] as const satisfies readonly ImportField[];

/** Our field to the name of their column (for JSON also a path: `response.text`); null: to no column, whatever its name. */
export type ImportOverrides = Readonly<Partial<Record<ImportField, string | null>>>;

/** Of several columns that fit a field, the one that the values suggest; null: none of those that fit. */
export type ImportPreferences = Readonly<Partial<Record<ImportField, string | null>>>;

export type ImportMapping = {
  /** Index of each field's column in the list of column names. */
  readonly columns: Readonly<Partial<Record<ImportField, number>>>;
  /** Overrides that name a column inside a nested object: index of the outer column and the rest of the path. */
  readonly paths: Readonly<Partial<Record<ImportField, readonly string[]>>>;
  /** Columns that the import does not use. */
  readonly unused: readonly string[];
  /** Overrides whose column does not exist. */
  readonly missing: readonly ImportField[];
};

const MARKS = /[^\p{L}\p{N}]/gu;

/** No field has a longer name: a file may hold a header of megabytes, and each is compared many times. */
const LONGEST_FIELD = 1000;

/** Normalises a column name for comparison. */
export function normalizeFieldName(name: string): string {
  if (name.length > LONGEST_FIELD) return name;
  return normalizeText(name, 'NFKC').toLowerCase().replace(MARKS, '');
}

/** Whether a word names a field that can be imported. */
export function isImportField(name: string): name is ImportField {
  return Object.hasOwn(IMPORT_FIELD_NAMES, name);
}

/** All fields, in display order. */
export const IMPORT_FIELDS: readonly ImportField[] = Object.keys(IMPORT_FIELD_NAMES).filter(isImportField);

/** Our field by any of its names: `response` and `Answer Text` are `answer`. Null: no such field. */
export function importFieldByName(name: string): ImportField | null {
  const wanted = normalizeFieldName(name);
  const isNamed = (field: ImportField): boolean =>
    normalizeFieldName(field) === wanted ||
    IMPORT_FIELD_NAMES[field].some((candidate) => normalizeFieldName(candidate) === wanted);
  return IMPORT_FIELDS.find(isNamed) ?? null;
}

/** Finds a user's choice of a column: by exact name, by name without case and marks, or by path. */
function findChosen(names: readonly string[], chosen: string): { column: number; path: readonly string[] } | null {
  const exact = names.indexOf(chosen);
  if (exact !== -1) return { column: exact, path: [] };
  const normalized = normalizeFieldName(chosen);
  const similar = normalized === '' ? -1 : names.findIndex((name) => normalizeFieldName(name) === normalized);
  if (similar !== -1) return { column: similar, path: [] };
  const [head = '', ...path] = chosen.split('.');
  const column = path.length === 0 ? -1 : names.indexOf(head);
  return column === -1 ? null : { column, path };
}

const RANKS: ReadonlyMap<ImportField, ReadonlyMap<string, number>> = new Map(
  IMPORT_FIELDS.map((field) => [
    field,
    new Map(IMPORT_FIELD_NAMES[field].map((name, index) => [normalizeFieldName(name), -index] as const).reverse()),
  ]),
);

/** The part of a column name after its last dot or bracket: `output.answer` is an `answer`. */
function innerName(name: string): string {
  const parts = name.split(/[./[\]:]+/u).filter((part) => part !== '' && !/^\d+$/u.test(part));
  return parts.length < 2 ? '' : normalizeFieldName(parts.at(-1) ?? '');
}

const REMARK = /[(（[【][^)）\]】]*[)）\]】]\s*$/u;
/** Longer ones are sentences; matching brackets in them would take quadratic time. */
const LONGEST_NAME = 200;
/** The number of a question in a survey, and the prefix of a property that n8n reads from Notion. */
const LEAD = /^(?:[Qq]?\d{1,3}\s*[、.．:：)）]\s*|property_)/u;
const ZONE = /[\s_.-]?(?:UTC|GMT)(?:[+-]\d{1,2}(?::?\d{2})?)?$/iu;

/** A column name without a number before it or a unit, time zone or remark behind it: `2、提问内容`, `created_at_utc`, `Answer (full)`. */
function plainName(name: string): string {
  if (name.length > LONGEST_NAME) return normalizeFieldName(name);
  return normalizeFieldName(name.replace(LEAD, '').replace(REMARK, '').trim().replace(ZONE, ''));
}

/** A column name as it is compared with the names of fields. */
interface ComparedName {
  readonly whole: string;
  readonly plain: string;
  readonly inner: string;
}

/** Once for all fields: a table may have thousands of columns. */
const comparedNames = memoize((names: readonly string[]): readonly ComparedName[] =>
  names.map((name) => ({ whole: normalizeFieldName(name), plain: plainName(name), inner: innerName(name) })),
);

/** How well a name fits a field, higher is better; null: not at all. */
function rankOf(field: ImportField, name: ComparedName): number | null {
  const ranks = RANKS.get(field);
  const whole = ranks?.get(name.whole);
  if (whole !== undefined) return whole;
  const plain = ranks?.get(name.plain);
  if (plain !== undefined) return plain - 1000;
  const inner = ranks?.get(name.inner);
  return inner === undefined ? null : inner - 2000;
}

/** Columns whose name fits a field, best first. */
export function columnsFitting(field: ImportField, names: readonly string[]): readonly number[] {
  return comparedNames(names)
    .flatMap((name, column) => {
      const rank = rankOf(field, name);
      return rank === null ? [] : [{ column, rank }];
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({ column }) => column);
}

/** A mapping under construction: the columns taken so far, and for which field. */
class MappingDraft {
  readonly columns: Partial<Record<ImportField, number>> = {};
  readonly paths: Partial<Record<ImportField, readonly string[]>> = {};
  readonly missing: ImportField[] = [];
  readonly taken = new Set<number>();

  constructor(private readonly names: readonly string[]) {}

  choose(field: ImportField, chosen: string): void {
    const found = findChosen(this.names, chosen);
    if (found === null) {
      this.missing.push(field);
      return;
    }
    this.take(field, found.column);
    if (found.path.length > 0) this.paths[field] = found.path;
  }

  take(field: ImportField, column: number): void {
    this.columns[field] = column;
    this.taken.add(column);
  }

  recognise(field: ImportField): void {
    const column = columnsFitting(field, this.names).find((each) => !this.taken.has(each));
    if (column !== undefined) this.take(field, column);
  }
}

/** Finds the column of every field. Never throws: a file without any known column gives an empty mapping. */
export function mapImportFields(
  names: readonly string[],
  overrides: ImportOverrides = {},
  preferences: ImportPreferences = {},
): ImportMapping {
  const draft = new MappingDraft(names);
  for (const field of IMPORT_FIELDS) {
    const chosen = overrides[field];
    if (typeof chosen === 'string') draft.choose(field, chosen);
  }
  const open = IMPORT_FIELDS.filter((field) => overrides[field] === undefined && preferences[field] !== null);
  for (const field of open) {
    const column = names.indexOf(preferences[field] ?? '');
    if (column !== -1 && typeof preferences[field] === 'string' && !draft.taken.has(column)) draft.take(field, column);
  }
  for (const field of open) if (draft.columns[field] === undefined) draft.recognise(field);
  const { columns } = draft;
  // A model alone determines the platform.
  if (overrides.platform === undefined && columns.platform === undefined && overrides.model === undefined) {
    const { model } = columns;
    if (model !== undefined) columns.platform = model;
    delete columns.model;
  }
  const { paths, missing, taken } = draft;
  return { columns, paths, unused: names.filter((_, index) => !taken.has(index)), missing };
}
