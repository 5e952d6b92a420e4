import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { sourceTypeSchema } from '#client/api/reportSchemas.ts';
import { addToGroup } from '#client/lib/groupByKey.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { NumberArray } from '#server/analysis/table/GrowingColumn.ts';
import type { Steps } from '#server/analysis/table/steps.ts';
import { replaceFile } from '../projectFiles/replaceFile.ts';
import { LineTexts } from './LineTexts.ts';
import { PartReader, PartWriter } from './partFile.ts';

const typeSchema = v.picklist(['Uint8Array', 'Uint16Array', 'Uint32Array', 'Float64Array']);
const urlSchema = v.object({
  url: v.string(),
  host: v.string(),
  domain: v.string(),
  type: sourceTypeSchema,
  brand: v.number(),
});
const sentimentSchema = v.record(v.string(), v.picklist(['positive', 'neutral', 'negative']));
const text = v.exactOptional(v.string());
const flag = v.exactOptional(v.boolean());
const detailsSchema = v.object({
  ...{ country: text, language: text, persona: text, surface: text },
  ...{ model_asked: text, search_mode: text, searched: flag, run_id: text, truncated: flag },
});
const pageSchema = v.object({ position: v.number(), url: v.string(), title: v.string() });
const headSchema = v.object({
  key: v.string(),
  columns: v.array(v.object({ name: v.string(), type: typeSchema, length: v.number() })),
  count: v.number(),
  brandCount: v.number(),
  dropped: v.number(),
});
const rowsSchema = v.array(v.number());
/** Entries of the lists: values with the rows that share them, or a row with its own values. */
const modelSchema = v.tuple([v.string(), rowsSchema]);
const labelsSchema = v.tuple([sentimentSchema, rowsSchema]);
const sharedDetailsSchema = v.tuple([detailsSchema, rowsSchema]);
const searchesSchema = v.tuple([v.number(), v.array(v.string())]);
const retrievedSchema = v.tuple([v.number(), v.array(pageSchema)]);

/** Entries of a list that are read in one step: a few milliseconds. */
const STEP_ENTRIES = 1000;

type Columns = Readonly<Record<string, NumberArray>>;

/** Distinct values, with their rows. */
function rowsOf<T>(entries: ReadonlyMap<number, T>): [T, number[]][] {
  const rows = new Map<T, number[]>();
  for (const [row, value] of entries) addToGroup(rows, value, row);
  return [...rows];
}

function byRow<T>(lists: readonly (readonly [T, readonly number[]])[]): ReadonlyMap<number, T> {
  const entries = lists.flatMap(([value, rows]) => rows.map((row) => [row, value] as const));
  return new Map(entries.sort(([a], [b]) => a - b));
}

/** Distinct titles, and the title index of each citation. */
function titleColumn(titles: readonly string[]): { readonly distinct: string[]; readonly column: Uint32Array } {
  const places = new Map<string, number>();
  const column = Uint32Array.from(titles, (title) => {
    const place = places.get(title) ?? places.size;
    places.set(title, place);
    return place;
  });
  return { distinct: [...places.keys()], column };
}

function columnsOf(table: AnswerTable, titles: Uint32Array, texts: LineTexts): Columns {
  const { askedAt, prompt, platform, topic, run, status, namedMask, position, sentiment, mentionStart } = table;
  const { mentionBrand, mentionFrom, mentionTo, captured, citationStart, citationUrl, citationPosition } = table;
  return {
    ...{ askedAt, prompt, platform, topic, run, status, namedMask, position, sentiment, mentionStart },
    ...{ mentionBrand, mentionFrom, mentionTo, captured, citationStart, citationUrl, citationPosition },
    ...{
      citedMask: table.citedMask,
      knownDay: table.knownDay,
      titles,
      lineFrom: texts.places.from,
      lineSize: texts.places.size,
    },
  };
}

/** A table that is written but not yet renamed into place. */
export interface PreparedTable {
  place(): void;
  /** Discards the file; does nothing after `place`. */
  discard(): void;
}

/**
 * Writes a table, whose texts are in the answers file, to a temporary file.
 * @param key identifies the table's inputs; `readTable` returns the table only for an equal key
 * @throws the file system's error; nothing is left behind.
 */
export function* prepareTable(file: string, key: string, table: AnswerTable): Steps<PreparedTable> {
  if (!(table.texts instanceof LineTexts)) throw new Error('The texts of this table stand in no file.');
  const { distinct, column } = titleColumn(table.citationTitle);
  const columns = columnsOf(table, column, table.texts);
  const head: v.InferOutput<typeof headSchema> = {
    key,
    columns: Object.entries(columns).map(([name, { length, constructor }]) => {
      return { name, type: v.parse(typeSchema, constructor.name), length };
    }),
    count: table.count,
    brandCount: table.brandCount,
    dropped: table.dropped.citations,
  };
  yield;
  const part = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const handle = openSync(part, 'wx');
    const writer = new PartWriter(handle);
    try {
      writer.put(Buffer.from(JSON.stringify(head)));
      writer.put(Buffer.from(table.ids.join('\n')));
      yield* putList(writer, table.urls);
      yield* putList(writer, distinct);
      yield* putList(writer, rowsOf(table.models));
      yield* putList(writer, rowsOf(table.labels));
      yield* putList(writer, rowsOf(table.details));
      yield* putList(writer, [...table.searches]);
      yield* putList(writer, [...table.retrieved]);
      for (const { buffer, byteOffset, byteLength } of Object.values(columns)) {
        yield;
        writer.put(new Uint8Array(buffer, byteOffset, byteLength));
      }
      writer.end();
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  return {
    place() {
      replaceFile(part, file);
    },
    discard() {
      rmSync(part, { force: true });
    },
  };
}

/** Writes a list in parts; an empty one ends it. */
function* putList(writer: PartWriter, entries: readonly unknown[]): Steps<void> {
  for (let from = 0; from < entries.length; from += STEP_ENTRIES) {
    writer.put(Buffer.from(JSON.stringify(entries.slice(from, from + STEP_ENTRIES))));
    yield;
  }
  writer.put(Buffer.from('[]'));
}

const textOf = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('utf8');
const json = (bytes: ArrayBuffer): unknown => JSON.parse(textOf(bytes));

/** Reads a list of `putList`. */
function* nextList<T>(parts: PartReader, entrySchema: v.GenericSchema<unknown, T>): Steps<T[]> {
  const schema = v.array(entrySchema);
  const entries: T[] = [];
  for (;;) {
    const part = v.parse(schema, json(parts.next()));
    if (part.length === 0) return entries;
    entries.push(...part);
    yield;
  }
}

const KINDS = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;

/** The columns by name, each of the requested type. */
class ColumnDictionary {
  readonly #columns = new Map<string, NumberArray>();

  constructor(parts: PartReader, heads: v.InferOutput<typeof headSchema>['columns']) {
    for (const { name, type, length } of heads) {
      const column = new KINDS[type](parts.next());
      if (column.length !== length) throw new Error(`Column ${name} is of another length`);
      this.#columns.set(name, column);
    }
  }

  get<T extends NumberArray>(name: string, kind: new (...args: never[]) => T): T {
    const column = this.#columns.get(name);
    if (!(column instanceof kind)) throw new Error(`Column ${name} is of another kind`);
    return column;
  }
}

function* tableOf(
  parts: PartReader,
  project: ProjectDefinition,
  answers: string,
  key: string,
): Steps<AnswerTable | null> {
  const head = v.parse(headSchema, json(parts.next()));
  if (head.key !== key) return null;
  const joined = textOf(parts.next());
  const ids = head.count === 0 ? [] : joined.split('\n');
  if (ids.length !== head.count) throw new Error('Ids are missing');
  const urls = yield* nextList(parts, urlSchema);
  const titles = yield* nextList(parts, v.string());
  const models = byRow(yield* nextList(parts, modelSchema));
  const labels = byRow(yield* nextList(parts, labelsSchema));
  const details = byRow(yield* nextList(parts, sharedDetailsSchema));
  const searches = new Map(yield* nextList(parts, searchesSchema));
  const retrieved = new Map(yield* nextList(parts, retrievedSchema));
  yield;
  const columns = new ColumnDictionary(parts, head.columns);
  parts.end();
  yield;
  const places = { from: columns.get('lineFrom', Float64Array), size: columns.get('lineSize', Uint32Array) };
  const citationTitle = Array.from(columns.get('titles', Uint32Array), (place) => titles[place] ?? '');
  yield;
  return {
    ...{ project, count: head.count, brandCount: head.brandCount, ids, urls },
    ...{ models, labels, details, searches, retrieved },
    askedAt: columns.get('askedAt', Float64Array),
    prompt: columns.get('prompt', Uint32Array),
    platform: columns.get('platform', Uint16Array),
    topic: columns.get('topic', Uint16Array),
    run: columns.get('run', Uint16Array),
    status: columns.get('status', Uint8Array),
    namedMask: columns.get('namedMask', Uint32Array),
    position: columns.get('position', Uint8Array),
    sentiment: columns.get('sentiment', Uint8Array),
    mentionStart: columns.get('mentionStart', Uint32Array),
    mentionBrand: columns.get('mentionBrand', Uint8Array),
    mentionFrom: columns.get('mentionFrom', Uint32Array),
    mentionTo: columns.get('mentionTo', Uint32Array),
    captured: columns.get('captured', Uint8Array),
    citationStart: columns.get('citationStart', Uint32Array),
    citationUrl: columns.get('citationUrl', Uint32Array),
    citationPosition: columns.get('citationPosition', Uint16Array),
    citationTitle,
    citedMask: columns.get('citedMask', Uint32Array),
    knownDay: columns.get('knownDay', Uint16Array),
    texts: new LineTexts(answers, places),
    dropped: { citations: head.dropped },
  };
}

/**
 * Reads the cached table of a project whose answers are in `answers`. Null when it is missing, has another key, or cannot be read: a
 * table can always be rebuilt.
 */
export function* readTable(
  file: string,
  key: string,
  project: ProjectDefinition,
  answers: string,
): Steps<AnswerTable | null> {
  try {
    const handle = openSync(file, 'r');
    try {
      return yield* tableOf(new PartReader(handle, statSync(file).size), project, answers, key);
    } finally {
      closeSync(handle);
    }
  } catch {
    return null;
  }
}
