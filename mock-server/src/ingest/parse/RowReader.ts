import { LRUCache } from 'lru-cache';
import { columnsFitting, mapImportFields, normalizeFieldName } from '#client/lib/importFields.ts';
import type { ImportField, ImportMapping, ImportPreferences } from '#client/lib/importFields.ts';
import type { DateOrder, EmptySources } from '#client/lib/importNotes.ts';
import type { AnswerDetails, AnswerStatus, RawCitation, Sentiment } from '#server/analysis/table/RawAnswer.ts';
import { messagePrompt } from '../replies/messagePrompt.ts';
import { RecordReplies } from '../replies/RecordReplies.ts';
import type { FoundReply } from '../replies/RecordReplies.ts';
import type { Reply } from '../replies/Reply.ts';
import { unescapedText } from '../replies/unescapedText.ts';
import { brandBeside } from './brandBeside.ts';
import { answerText } from './cells/answerText.ts';
import { appCell } from './cells/appCell.ts';
import {
  exportedDetails,
  exportedIdOf,
  exportedRetrieved,
  exportedStatus,
  exportedValue,
  importedValue,
} from './cells/exportedRecord.ts';
import { statusOfText } from './cells/failedText.ts';
import type { TextStatus } from './cells/failedText.ts';
import { isTotals } from './cells/isTotals.ts';
import { parseJsonCell, parseNames, parseQueries, parseTags } from './cells/parseListCell.ts';
import { parseRun } from './cells/parseRun.ts';
import { parseSentiments } from './cells/parseSentiments.ts';
import { parseStatus } from './cells/parseStatus.ts';
import { citationsOf, detailsOf } from './cells/rowValues.ts';
import type { ReadField } from './cells/rowValues.ts';
import { nameOf, questionOf, textOf } from './cells/textOf.ts';
import { valueAtPath } from './cells/valueAtPath.ts';
import type { NamedByFile } from './namesOfFiles.ts';
import type { LackingPlatforms } from './platforms/lackingPlatforms.ts';
import { platformOfRow } from './platforms/platformOfRow.ts';
import type { PlatformOptions } from './platforms/platformOfRow.ts';
import type { SourceRecord } from './sourceEvents.ts';
import type { ZonedClock } from './times/parseTime.ts';
import { RecordTimes } from './times/RecordTimes.ts';
import type { RowTimeProblem } from './times/RecordTimes.ts';

/** Longer texts are dumps, not answers; they would block the viewer and the analysis. */
const MAX_TEXT = 1_000_000;
const MAX_PROMPT = 20_000;
const MAX_NAME = 200;

/** A parsed row, before it is known whether it is new. */
export type ImportedRow = {
  readonly prompt: string;
  readonly topic: string;
  readonly tags: readonly string[];
  readonly platform: string;
  readonly run: number;
  /** Key of runs that are not numbered. */
  readonly runKey: string;
  readonly askedAt: number;
  /** Only the day is known: `askedAt` is its midnight in UTC. */
  readonly dayOnly: boolean;
  /** The row has no date of its own and uses that of the file. */
  readonly isFileDated?: boolean;
  /** When it would have been asked without the zone stated by the table. */
  readonly unzonedAt?: number;
  /** The fields taken from the file's name. */
  readonly named?: NamedByFile;
  readonly status: AnswerStatus;
  readonly text: string;
  /** Only the text, not a column, shows that asking failed or that there is no answer. */
  readonly isFailedText: boolean;
  readonly citations: readonly RawCitation[] | null;
  readonly droppedCitations: number;
  /** An empty cell decided what is known of the sources. */
  readonly hasEmptySources?: true;
  /** Its titles of sources could not be assigned to their URLs. */
  readonly hasTitlesApart?: true;
  /** Null: unknown. */
  readonly retrieved?: readonly RawCitation[] | null;
  readonly searches: readonly string[];
  readonly model: string;
  readonly details: AnswerDetails | undefined;
  /** A vendor named as the platform, which only passes answers on. */
  readonly vendor: string;
  /** The search engine that it was listed under, if its platform is a feature of that. */
  readonly engine?: string;
  readonly sentiments: Readonly<Record<string, Sentiment>> | undefined;
  readonly unreadSentiments: number;
  /** The answer's id in an export of this product; '' for other files. */
  readonly exportedId: string;
  /** Id of the prompt, where known; if no prompt has this id, the text decides. */
  readonly promptId?: string;
};

const UNNAMED: NamedByFile = { platform: null, day: null };

export type RowProblem = 'no_text' | 'no_prompt' | 'text_too_long' | 'prompt_too_long' | RowTimeProblem;

type RowReaderOptions = PlatformOptions & {
  /** The column to prefer where several fit a field. */
  readonly preferences?: ImportPreferences;
  readonly clock: ZonedClock;
  /** Order of day and month in ambiguous dates; null: unknown. */
  readonly dateOrder?: DateOrder | null;
  /** Date of rows without one, from a person or the file; null: none. */
  readonly fileDate?: string | null;
  /** What an empty cell of the sources column means. */
  readonly emptySources?: EmptySources;
  /** The file counts its runs from 0. */
  readonly runsFromZero?: boolean;
  /** The platform of failed calls that tell none. */
  readonly lacking?: LackingPlatforms;
  /** Sentiments are written as 1, 0 and -1. */
  readonly hasSentimentCodes?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly ownBrandId: string;
  readonly brandIdOf: (name: string) => string;
};

/** Fields that are empty in a row that continues the one above. */
const CONTINUED = ['prompt', 'answer', 'date', 'status', 'error'] as const satisfies readonly ImportField[];

/** Parses records into rows; maps columns once for each set of keys. */
export class RowReader {
  /** Bounds memory for JSON in which every object has other keys. */
  readonly #mappings = new LRUCache<readonly string[], ImportMapping>({ max: 2000 });
  readonly #replies = new RecordReplies();
  readonly #times: RecordTimes;

  constructor(private readonly options: RowReaderOptions) {
    this.#times = new RecordTimes(options);
  }

  mappingOf(keys: readonly string[]): ImportMapping {
    const known = this.#mappings.get(keys);
    if (known !== undefined) return known;
    const { overrides, preferences } = this.options;
    const mapping = this.#withoutModels(keys, mapImportFields(keys, overrides, preferences));
    this.#mappings.set(keys, mapping);
    return mapping;
  }

  read(record: SourceRecord): ImportedRow | RowProblem {
    const read = this.#fieldsOf(record);
    const found = this.#replyOf(record);
    const reply = found?.reply ?? null;
    const text = this.#textOf(record, found);
    const { status, isFailedText } =
      record.ours === undefined
        ? this.#statusOf(text, read, reply)
        : { status: exportedStatus(read('status')), isFailedText: false };
    if (status === null) return 'no_text';
    const prompt = this.#promptOf(record, reply);
    if (prompt === '' || (record.ours === undefined && isTotals(prompt, text))) return 'no_prompt';
    const named = this.#namedOf(record);
    const time = this.#timeOf(record, reply, named.day);
    if (typeof time === 'string') return time;
    if (text.length > MAX_TEXT) return 'text_too_long';
    if (prompt.length > MAX_PROMPT) return 'prompt_too_long';
    const { dayOfFile, ...when } = time;
    const details = this.#detailsOf(record, reply, named.platform);
    const used = { platform: details.named?.platform ?? null, day: dayOfFile };
    const row = { prompt, ...when, status, text, isFailedText, ...details, named: used, exportedId: '' };
    if (record.ours === undefined) return status === 'ok' ? row : this.#placed(row);
    const exportedId = exportedIdOf(record);
    // The name from the project's export takes precedence, even over a name that is usual elsewhere.
    const platform = nameOf(read('platform')).slice(0, MAX_NAME) || row.platform;
    const model = nameOf(read('model')).slice(0, MAX_NAME);
    const exported = { ...row.details, ...exportedDetails(record) };
    return {
      ...{ ...row, platform, model, exportedId, runKey: exportedId || row.runKey },
      details: Object.keys(exported).length === 0 ? undefined : exported,
      retrieved: exportedRetrieved(record),
    };
  }

  /** A failed call without a model, under the platform of the others. */
  #placed(row: ImportedRow): ImportedRow {
    const { lacking, defaultPlatform, isPlatformGiven = false } = this.options;
    if (lacking === undefined || isPlatformGiven || row.model !== '') return row;
    const vendor = row.platform === defaultPlatform ? '' : normalizeFieldName(row.platform);
    return { ...row, platform: lacking.get(vendor) ?? row.platform };
  }

  #withoutModels(keys: readonly string[], mapping: ImportMapping): ImportMapping {
    const { overrides, preferences, isPlatformGiven = false } = this.options;
    const { platform } = mapping.columns;
    if (!isPlatformGiven || platform === undefined || !this.#isModel(keys, platform)) return mapping;
    return mapImportFields(keys, { ...overrides, platform: null }, preferences);
  }

  /** Whether the platform is read from a lone model column. */
  #isModel(keys: readonly string[], platform: number): boolean {
    const isOpen = this.options.overrides.platform === undefined;
    return isOpen && columnsFitting('model', [keys[platform] ?? '']).length > 0;
  }

  /** A raw reply may have another field of such a name, as DataForSEO has the duration: then its own time counts. */
  #timeOf(record: SourceRecord, reply: Reply | null, day: string | null): ReturnType<RecordTimes['of']> {
    const { date } = this.mappingOf(record.keys).columns;
    const created = reply?.createdAt ?? null;
    const time = this.#times.of(this.valueOf(record, 'date') ?? created, record, date, day);
    const isOfReply = time === 'unreadable_date' && created !== null && this.options.overrides.date === undefined;
    return isOfReply ? this.#times.of(created, record, undefined, day) : time;
  }

  /** The sources of a row that holds nothing else and so continues the one above. Null for any other row. */
  continuation(record: SourceRecord): { readonly citations: readonly RawCitation[]; readonly dropped: number } | null {
    const read = this.#fieldsOf(record);
    if (CONTINUED.some((field) => nameOf(read(field)) !== '')) return null;
    const { citations, droppedCitations: dropped } = citationsOf(read, this.options.emptySources);
    return citations === null || citations.length === 0 ? null : { citations, dropped };
  }

  /** What the file's name states and no column does. */
  #namedOf({ keys, named, ours }: SourceRecord): NamedByFile {
    if (named === undefined || ours !== undefined) return UNNAMED;
    const { columns } = this.mappingOf(keys);
    const isTold = columns.platform !== undefined && !this.#isModel(keys, columns.platform);
    const isGiven = this.options.isPlatformGiven === true || isTold;
    return { platform: isGiven ? null : named.platform, day: columns.date === undefined ? named.day : null };
  }

  #fieldsOf(record: SourceRecord): ReadField {
    return (field) => this.valueOf(record, field);
  }

  /** The raw value of one of our fields in a record; undefined without a column for it. */
  valueOf(record: SourceRecord, field: ImportField): unknown {
    const { columns, paths } = this.mappingOf(record.keys);
    const column = columns[field];
    const recorded = column === undefined ? undefined : record.values[column];
    const value = record.ours === 'csv' ? exportedValue(field, recorded) : importedValue(field, recorded);
    const path = paths[field];
    const told = path === undefined ? value : valueAtPath(value, path);
    return record.ours === undefined ? appCell(field, told) : told;
  }

  /** The recorded time of a record, with an unrecognised zone beside it. */
  timeShown(record: SourceRecord): unknown {
    const zone = this.#times.unknownZoneOf(record, this.mappingOf(record.keys).columns.date);
    const written = this.valueOf(record, 'date');
    return zone === '' ? written : `${textOf(written)} ${zone}`;
  }

  /** Whether objects with these keys are recorded answers, by their columns or by the raw reply they may hold. */
  isAnswerShape(keys: readonly string[]): boolean {
    const { prompt, answer } = this.mappingOf(keys).columns;
    const { isReply, raw, request } = this.#replies.placesOf(keys);
    if (isReply) return true;
    const answering = answer === undefined ? raw : [answer, ...raw];
    // One field cannot be both the request and the reply.
    return prompt === undefined
      ? request.some((asked) => answering.some((place) => place !== asked))
      : answering.length > 0;
  }

  /** The answer's text, even if the rest of the row is unusable. */
  textOf(record: SourceRecord): string {
    return this.#textOf(record, this.#replyOf(record));
  }

  /** A provider's raw reply in a record; it supplies what the record has no column for. */
  #replyOf(record: SourceRecord): FoundReply | null {
    return record.ours === undefined ? this.#replies.replyOf(record, this.valueOf(record, 'answer')) : null;
  }

  /** The text in the answer column takes precedence over the reply's own. */
  #textOf(record: SourceRecord, found: FoundReply | null): string {
    const written = answerText(this.valueOf(record, 'answer'));
    if (found !== null && (found.isAnswer || written.trim() === '')) return textOf(found.reply.text);
    return record.ours === undefined ? unescapedText(written) : written;
  }

  #promptOf(record: SourceRecord, reply: Reply | null): string {
    const written = this.valueOf(record, 'prompt');
    const inCell = typeof written === 'string' ? questionOf(parseJsonCell(written)) : '';
    const asked = nameOf(messagePrompt(written)) || nameOf(inCell || questionOf(written));
    return asked || nameOf(this.#replies.requestPrompt(record)) || nameOf(reply?.prompt);
  }

  #statusOf(text: string, read: ReadField, reply: Reply | null): TextStatus {
    const status = parseStatus(read('status'), read('error'), read('success'));
    if (reply !== null && (status === null || status === 'ok')) {
      // The answer column then holds the message of a failed call.
      return { status: reply.status, isFailedText: reply.status === 'failed' && textOf(read('answer')).trim() !== '' };
    }
    return statusOfText(text, status);
  }

  /** The platform of a record and the vendor that passed it on; '' where it tells none. */
  platformOf(record: SourceRecord): Pick<ImportedRow, 'platform' | 'vendor'> {
    const reply = this.#replyOf(record)?.reply ?? null;
    const mapping = this.mappingOf(record.keys);
    return platformOfRow({ record, mapping, read: this.#fieldsOf(record), reply, ofFile: null }, this.options);
  }

  #detailsOf(
    record: SourceRecord,
    reply: Reply | null,
    platformOfFile: string | null,
  ): Omit<ImportedRow, 'prompt' | 'askedAt' | 'dayOnly' | 'status' | 'text' | 'isFailedText' | 'exportedId'> {
    const { ownBrandId, brandIdOf, runsFromZero, hasSentimentCodes, emptySources } = this.options;
    const read = this.#fieldsOf(record);
    const searches = parseQueries(read('searches'));
    const brand = brandBeside(record);
    const ofBrand = brand === '' ? ownBrandId : brandIdOf(brand);
    const labels = parseSentiments(read('sentiment'), read('brand_sentiments'), ofBrand, brandIdOf, hasSentimentCodes);
    const signs = { record, mapping: this.mappingOf(record.keys), read, reply, ofFile: platformOfFile };
    const { isOfFile, ...platform } = platformOfRow(signs, this.options);
    return {
      topic: nameOf(read('topic')).slice(0, MAX_NAME),
      tags: record.ours === undefined ? parseTags(read('tags')) : parseNames(read('tags')),
      ...platform,
      named: { platform: isOfFile ? platformOfFile : null, day: null },
      ...parseRun(read('run'), runsFromZero),
      ...citationsOf(read, record.ours === undefined ? emptySources : 'none', reply?.citations),
      searches: searches.length > 0 ? searches : (reply?.searches ?? []),
      details: detailsOf(read, reply),
      ...((reply?.retrieved ?? null) !== null && { retrieved: reply?.retrieved ?? null }),
      sentiments: labels.sentiments,
      unreadSentiments: labels.unread,
    };
  }
}
