/**
 * Which column of a file of recorded answers is what. The lists hold the names people's tools really write; within a
 * field the first one present wins. Names are compared without case, spaces, underscores and other marks, so that
 * `answeredAt`, `Answered At` and `answered_at` are one.
 */
export const IMPORT_FIELD_NAMES = {
  platform: ['platform', 'engine', 'provider', 'model'],
  prompt: ['prompt', 'query', 'question'],
  answer: ['answer', 'response', 'text', 'answer_text'],
  date: ['asked_at', 'answered_at', 'created_at', 'timestamp', 'date'],
  run: ['run'],
  topic: ['topic', 'category'],
  citations: ['citations', 'sources', 'grounding_sources'],
  citation_urls: ['citation_urls', 'cited_urls'],
  status: ['status'],
  error: ['error'],
  // A model beside a platform is a detail of it; alone, it is the platform (see mapImportFields).
  model: ['model'],
  sentiment: ['sentiment'],
  brand_sentiments: ['brand_sentiments'],
  searches: ['searches'],
  tags: ['tags'],
  // Prompts are told apart by their text, which every file has; an id is recognised only so as not to puzzle anyone.
  prompt_id: ['prompt_id', 'query_id', 'question_id'],
} as const satisfies Record<string, readonly string[]>;

export type ImportField = keyof typeof IMPORT_FIELD_NAMES;

/** A row is of no use without these. A missing platform can be named by hand. */
export const REQUIRED_IMPORT_FIELDS = ['prompt', 'answer', 'date'] as const satisfies readonly ImportField[];

/** Our field to the name of their column (for JSON also a path: `response.text`); null: to none, whatever it is called. */
export type ImportOverrides = Readonly<Partial<Record<ImportField, string | null>>>;

export type ImportMapping = {
  /** Place of each field's column in the list of column names. */
  readonly columns: Readonly<Partial<Record<ImportField, number>>>;
  /** Overrides that name a column inside a nested object: place of the outer column and the rest of the path. */
  readonly paths: Readonly<Partial<Record<ImportField, readonly string[]>>>;
  /** Columns that say nothing to the import. */
  readonly unused: readonly string[];
  /** Overrides whose column is not there. */
  readonly missing: readonly ImportField[];
};

const MARKS = /[^\p{L}\p{N}]/gu;

/** A column name as it is compared. */
export function normalizeFieldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(MARKS, '');
}

export function isImportField(name: string): name is ImportField {
  return Object.hasOwn(IMPORT_FIELD_NAMES, name);
}

/** All fields, in the order in which they are shown. */
export const IMPORT_FIELDS: readonly ImportField[] = Object.keys(IMPORT_FIELD_NAMES).filter(isImportField);

/** Our field by any of its names: `response` and `Answer Text` are `answer`. Null when there is none. */
export function importFieldByName(name: string): ImportField | null {
  const wanted = normalizeFieldName(name);
  const isNamed = (field: ImportField): boolean =>
    normalizeFieldName(field) === wanted ||
    IMPORT_FIELD_NAMES[field].some((candidate) => normalizeFieldName(candidate) === wanted);
  return IMPORT_FIELDS.find(isNamed) ?? null;
}

/** Where a person's choice of a column is: exactly so named, so named but for case and marks, or a path. */
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

/** Finds the column of every field. Total: a file without any known column gives an empty mapping. */
export function mapImportFields(names: readonly string[], overrides: ImportOverrides = {}): ImportMapping {
  const columns: Partial<Record<ImportField, number>> = {};
  const paths: Partial<Record<ImportField, readonly string[]>> = {};
  const missing: ImportField[] = [];
  const taken = new Set<number>();
  for (const field of IMPORT_FIELDS) {
    const chosen = overrides[field];
    if (chosen === undefined || chosen === null) continue;
    const found = findChosen(names, chosen);
    if (found === null) {
      missing.push(field);
      continue;
    }
    columns[field] = found.column;
    if (found.path.length > 0) paths[field] = found.path;
    taken.add(found.column);
  }
  const normalized = names.map(normalizeFieldName);
  for (const field of IMPORT_FIELDS) {
    if (overrides[field] !== undefined) continue;
    for (const candidate of IMPORT_FIELD_NAMES[field]) {
      const wanted = normalizeFieldName(candidate);
      const column = normalized.findIndex((name, index) => name === wanted && !taken.has(index));
      if (column === -1) continue;
      columns[field] = column;
      taken.add(column);
      break;
    }
  }
  return { columns, paths, unused: names.filter((_, index) => !taken.has(index)), missing };
}
