import type { SourceUrl } from '../citations/SourceUrl.ts';
import type { AnswerTable, AnswerTexts } from './AnswerTable.ts';
import type { NumberArray } from './GrowingColumn.ts';
import { runSteps } from './steps.ts';
import type { Steps } from './steps.ts';

/** Rows processed per step when collecting titles. */
const STEP = 200_000;

/** A table of some rows of another, given in their order, and of the pages that these cite. Texts are shared, not copied. */
export function keepRows(table: AnswerTable, rows: Uint32Array): AnswerTable {
  return runSteps(keepingRows(table, rows));
}

/** As `keepRows`, in steps: a million answers take a second. */
export function* keepingRows(table: AnswerTable, rows: Uint32Array): Steps<AnswerTable> {
  const { brandCount } = table;
  const mentionStart = startsOf(table.mentionStart, rows);
  const citationStart = startsOf(table.citationStart, rows);
  const mentions = <T extends NumberArray>(column: T, made: T): T => gather(column, made, table.mentionStart, rows);
  const citations = <T extends NumberArray>(column: T, made: T): T => gather(column, made, table.citationStart, rows);
  const mentionCount = mentionStart[rows.length] ?? 0;
  const citationCount = citationStart[rows.length] ?? 0;
  yield;
  const ids = Array.from(rows, (row) => table.ids[row] ?? '');
  yield;
  const ofAnswers = {
    askedAt: pick(table.askedAt, new Float64Array(rows.length), rows),
    prompt: pick(table.prompt, new Uint32Array(rows.length), rows),
    platform: pick(table.platform, new Uint16Array(rows.length), rows),
    topic: pick(table.topic, new Uint16Array(rows.length), rows),
    run: pick(table.run, new Uint16Array(rows.length), rows),
    status: pick(table.status, new Uint8Array(rows.length), rows),
    captured: pick(table.captured, new Uint8Array(rows.length), rows),
    knownDay: pick(table.knownDay, new Uint16Array(rows.length), rows),
  };
  yield;
  const ofBrands = {
    namedMask: pick(table.namedMask, new Uint32Array(rows.length), rows),
    citedMask: pick(table.citedMask, new Uint32Array(rows.length), rows),
    position: pick(table.position, new Uint8Array(rows.length * brandCount), rows, brandCount),
    sentiment: pick(table.sentiment, new Uint8Array(rows.length * brandCount), rows, brandCount),
  };
  yield;
  const ofMentions = {
    mentionBrand: mentions(table.mentionBrand, new Uint8Array(mentionCount)),
    mentionFrom: mentions(table.mentionFrom, new Uint32Array(mentionCount)),
    mentionTo: mentions(table.mentionTo, new Uint32Array(mentionCount)),
  };
  yield;
  const cited = citations(table.citationUrl, new Uint32Array(citationCount));
  yield;
  const pages = keepPages(table.urls, cited);
  yield;
  const citationPosition = citations(table.citationPosition, new Uint16Array(citationCount));
  const citationTitle = yield* titlesOf(table, rows);
  yield;
  return {
    ...table,
    count: rows.length,
    ids,
    ...ofAnswers,
    ...ofBrands,
    ...{ mentionStart, ...ofMentions },
    ...{ citationStart, citationPosition, citationTitle, ...pages },
    searches: pickEntries(table.searches, rows),
    models: pickEntries(table.models, rows),
    labels: pickEntries(table.labels, rows),
    details: pickEntries(table.details, rows),
    retrieved: pickEntries(table.retrieved, rows),
    texts: new TextsOfRows(table.texts, rows),
  };
}

/** @param made the target array @param width values of each row */
function pick<T extends NumberArray>(column: T, made: T, rows: Uint32Array, width = 1): T {
  for (let i = 0; i < rows.length; i += 1) {
    const from = (rows[i] ?? 0) * width;
    for (let j = 0; j < width; j += 1) made[i * width + j] = column[from + j] ?? 0;
  }
  return made;
}

function startsOf(starts: Uint32Array, rows: Uint32Array): Uint32Array {
  const result = new Uint32Array(rows.length + 1);
  rows.forEach((row, i) => {
    result[i + 1] = (result[i] ?? 0) + (starts[row + 1] ?? 0) - (starts[row] ?? 0);
  });
  return result;
}

function gather<T extends NumberArray>(column: T, made: T, starts: Uint32Array, rows: Uint32Array): T {
  let used = 0;
  for (const row of rows) {
    const to = starts[row + 1] ?? 0;
    for (let i = starts[row] ?? 0; i < to; i += 1) {
      made[used] = column[i] ?? 0;
      used += 1;
    }
  }
  return made;
}

/** The cited pages, and citations that refer to these. Uncited pages must not stay in the table, because reports count pages. */
function keepPages(urls: readonly SourceUrl[], cited: Uint32Array): Pick<AnswerTable, 'urls' | 'citationUrl'> {
  const isCited = new Uint8Array(urls.length);
  for (const url of cited) isCited[url] = 1;
  const places = new Uint32Array(urls.length);
  const kept = urls.filter((_, url) => isCited[url] === 1);
  if (kept.length === urls.length) return { urls, citationUrl: cited };
  let place = 0;
  isCited.forEach((flag, url) => {
    places[url] = place;
    place += flag;
  });
  return { urls: kept, citationUrl: cited.map((url) => places[url] ?? 0) };
}

function* titlesOf({ citationTitle, citationStart }: AnswerTable, rows: Uint32Array): Steps<readonly string[]> {
  const result: string[] = [];
  for (const [place, row] of rows.entries()) {
    const to = citationStart[row + 1] ?? 0;
    for (let i = citationStart[row] ?? 0; i < to; i += 1) result.push(citationTitle[i] ?? '');
    if (place % STEP === STEP - 1) yield;
  }
  return result;
}

function pickEntries<T>(entries: ReadonlyMap<number, T>, rows: Uint32Array): ReadonlyMap<number, T> {
  if (entries.size === 0) return entries;
  const result = new Map<number, T>();
  rows.forEach((row, i) => {
    const value = entries.get(row);
    if (value !== undefined) result.set(i, value);
  });
  return result;
}

/** A view of texts: some of the rows, in another order. */
export class TextsOfRows implements AnswerTexts {
  readonly texts: AnswerTexts;
  readonly rows: Uint32Array;

  constructor(texts: AnswerTexts, rows: Uint32Array) {
    this.texts = texts;
    this.rows = rows;
  }

  size(row: number): number {
    return this.texts.size?.(this.rows[row] ?? -1) ?? 0;
  }

  /** @throws RangeError for a row that does not exist */
  text(row: number): string {
    const place = this.rows[row];
    if (place === undefined) throw new RangeError(`There is no answer in row ${String(row)}.`);
    return this.texts.text(place);
  }
}
