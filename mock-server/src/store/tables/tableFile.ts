import { randomBytes } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { sourceTypeSchema } from '#client/api/reportSchemas.ts';
import { addToGroup } from '#client/lib/groupByKey.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { Steps } from '#server/analysis/table/steps.ts';
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
/** Lists with several entries per row, with the row of each entry. */
const listsSchema = v.object({
  ids: v.string(),
  urls: v.array(urlSchema),
  titles: v.array(v.string()),
  models: v.array(v.tuple([v.string(), v.array(v.number())])),
  labels: v.array(v.tuple([sentimentSchema, v.array(v.number())])),
  searches: v.array(v.tuple([v.number(), v.array(v.string())])),
  details: v.array(v.tuple([detailsSchema, v.array(v.number())])),
  retrieved: v.array(v.tuple([v.number(), v.array(pageSchema)])),
});

type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;
type Columns = Readonly<Record<string, Column>>;

/** Rows by shared value. */
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
  const lists: v.InferOutput<typeof listsSchema> = {
    ids: table.ids.join('\n'),
    urls: [...table.urls],
    titles: distinct,
    models: rowsOf(table.models),
    labels: rowsOf(table.labels).map(([labels, rows]) => [{ ...labels }, rows]),
    details: rowsOf(table.details).map(([details, rows]) => [{ ...details }, rows]),
    retrieved: [...table.retrieved].map(([row, pages]) => [row, [...pages]]),
    searches: [...table.searches].map(([row, queries]) => [row, [...queries]]),
  };
  yield;
  const part = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const handle = openSync(part, 'wx');
    const writer = new PartWriter(handle);
    try {
      writer.put(Buffer.from(JSON.stringify(head)));
      writer.put(Buffer.from(JSON.stringify(lists)));
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
      renameSync(part, file);
    },
    discard() {
      rmSync(part, { force: true });
    },
  };
}

const json = (bytes: ArrayBuffer): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'));

const KINDS = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;

/** The columns by name, each of the requested type. */
class ColumnDictionary {
  readonly #columns = new Map<string, Column>();

  constructor(parts: PartReader, heads: v.InferOutput<typeof headSchema>['columns']) {
    for (const { name, type, length } of heads) {
      const column = new KINDS[type](parts.next());
      if (column.length !== length) throw new Error(`Column ${name} is of another length`);
      this.#columns.set(name, column);
    }
  }

  get<T extends Column>(name: string, kind: new (...args: never[]) => T): T {
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
  const lists = v.parse(listsSchema, json(parts.next()));
  yield;
  const columns = new ColumnDictionary(parts, head.columns);
  parts.end();
  yield;
  const { urls, titles } = lists;
  const ids = head.count === 0 ? [] : lists.ids.split('\n');
  if (ids.length !== head.count) throw new Error('Ids are missing');
  const places = { from: columns.get('lineFrom', Float64Array), size: columns.get('lineSize', Uint32Array) };
  const citationTitle = Array.from(columns.get('titles', Uint32Array), (place) => titles[place] ?? '');
  yield;
  return {
    ...{ project, count: head.count, brandCount: head.brandCount, ids, urls },
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
    searches: new Map(lists.searches),
    models: byRow(lists.models),
    labels: byRow(lists.labels),
    details: byRow(lists.details),
    retrieved: new Map(lists.retrieved),
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
