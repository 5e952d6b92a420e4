import { DAY_MS, isIsoDate } from '#client/lib/dates.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import { normaliseUrl } from '#server/analysis/citations/normaliseUrl.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { RawCitation, Sentiment } from '#server/analysis/table/RawAnswer.ts';
import { plainRow } from '#server/ingest/merge/addRows.ts';
import { isOurAnswerId } from '#server/ingest/merge/answerId.ts';
import { statusOfText } from '#server/ingest/parse/cells/failedText.ts';
import type { TextStatus } from '#server/ingest/parse/cells/failedText.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import type { ImportedRow } from '#server/ingest/parse/RowReader.ts';
import type { Reply } from '#server/ingest/replies/Reply.ts';
import type { Text } from '#server/refusal/text.ts';
import { brandId } from '#server/store/ids/brandId.ts';
import { hashOf } from '#server/store/ids/stableId.ts';
import { platformWarning } from './platformWarning.ts';
import type { PushedRecord } from './PushedRecord.ts';
import { rawAnswer, READ_FROM_REPLY } from './rawAnswer.ts';

/** The problem of a refused record. */
export interface RecordRefusal {
  readonly field: string;
  readonly text: Text;
}

/** A warning: something in a record was dropped or interpreted. */
export interface RecordWarning extends RecordRefusal {
  /** Number of affected entries. */
  readonly count: number;
}

/** An accepted record. */
export interface PushedRow {
  readonly row: ImportedRow;
  readonly warnings: readonly RecordWarning[];
}

/** Default collection method of pushed answers. */
const PUSHED = 'push';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?$/iu;
/** With `T` or a space (RFC 3339 allows it; databases and Python write it); PostgreSQL omits the minutes of the offset. */
const INSTANT =
  /^(?<day>\d{4}-\d{2}-\d{2})[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(?<zone>Z|[+-]\d{2}(?::?\d{2})?)$/iu;
const EARLIEST = Date.UTC(2015, 0, 1);

/** Converts a record into a row of an import, or returns its problem. */
export function pushedRow(record: PushedRecord, project: ProjectDefinition, now: number): PushedRow | RecordRefusal {
  const time = timeOf(record.asked_at, now);
  if (time === null) return { field: 'asked_at', text: timeProblem(record.asked_at) };
  const reply = rawAnswer(record);
  const text = textOf(reply?.text ?? record.answer);
  const { status, isFailedText } = statusOf(record, text, reply);
  if (status === null) return { field: 'answer', text: BLANK };
  const citations = record.citations ?? reply?.citations ?? null;
  const id = record.id ?? '';
  const exportedId = id === '' || isOurAnswerId(id) ? id : `ans-${hashOf(['push', id], 16)}`;
  const cited = pagesOf(citations);
  const row = plainRow({
    ...{ ...time, text, status, exportedId, run: record.run, isFailedText },
    prompt: nameOf(record.prompt),
    platform: nameOf(record.platform),
    topic: nameOf(record.topic ?? ''),
    tags: [...new Set(record.tags.map(nameOf))].filter((tag) => tag !== ''),
    runKey: exportedId === '' ? String(record.run) : exportedId,
    citations: cited?.pages ?? null,
    droppedCitations: cited?.dropped ?? 0,
    retrieved: pagesOf(record.retrieved)?.pages ?? null,
    searches: (record.searches.length > 0 ? record.searches : (reply?.searches ?? []))
      .map(nameOf)
      .filter((search) => search !== ''),
    model: nameOf(record.model ?? reply?.model ?? ''),
    details: detailsOf(record),
    sentiments: sentimentsOf(record.brand_sentiments, project),
  });
  const beside = platformWarning(row.platform, project.platforms);
  const warnings = [
    ...(beside === null ? [] : [{ field: 'platform', count: 1, text: beside }]),
    ...(reply === null ? [] : [{ field: 'answer', count: 1, text: READ_FROM_REPLY }]),
    ...statusWarnings(row),
    ...citationWarnings(row, citations?.length ?? 0),
    ...fieldWarnings(record.beside),
  ];
  return { row, warnings };
}

const BLANK: Text = {
  zh: '没有正文，状态却是 ok：请发送正文，或将状态改为 empty、refused 或 failed',
  en: 'is blank although the status is ok: send the text, or the status empty, refused or failed',
};

/** Status like in an import, except that a blank text without a status is an empty answer. */
function statusOf(record: PushedRecord, text: string, reply: Reply | null): TextStatus {
  const status = record.status ?? null;
  if (reply !== null && (status === null || status === 'ok')) return { status: reply.status, isFailedText: false };
  // An exported answer keeps its status.
  if (isOurAnswerId(record.id ?? '') && status !== null) return { status, isFailedText: false };
  return statusOfText(text, status ?? (text.trim() === '' ? 'empty' : 'ok'));
}

function statusWarnings({ isFailedText, status }: ImportedRow): RecordWarning[] {
  if (!isFailedText) return [];
  const text = {
    zh: `正文是报错或占位内容，状态记为 ${status}`,
    en: `is an error message or a placeholder; its status is ${status}`,
  };
  return [{ field: 'answer', count: 1, text }];
}

function citationWarnings({ droppedCitations: dropped }: ImportedRow, all: number): RecordWarning[] {
  if (dropped === 0) return [];
  const text = {
    zh: `${String(all)} 个引用中有 ${String(dropped)} 个不是网页地址（http 或 https），未计入`,
    en: `${String(dropped)} of ${String(all)} are not addresses of web pages (http or https) and were left out`,
  };
  return [{ field: 'citations', count: dropped, text }];
}

/** Limit of listed entries; further ones are counted. */
const MOST_NAMED = 5;
const LONGEST_FIELD = 60;

function fieldWarnings(fields: readonly string[]): RecordWarning[] {
  const others = fields.length - MOST_NAMED;
  return fields.slice(0, MOST_NAMED).map((field, index) => {
    const isLast = index === MOST_NAMED - 1 && others > 0;
    return {
      field: field.slice(0, LONGEST_FIELD),
      count: 1,
      text: {
        zh: `不是记录的字段，未计入${isLast ? `；另有 ${String(others)} 个字段也是如此` : ''}`,
        en: `is not a field of a record and was left out${isLast ? `, and so were more fields: ${String(others)}` : ''}`,
      },
    };
  });
}

/** Pages with valid URLs, each with its original position. */
function pagesOf(
  list: readonly { readonly url: string; readonly title?: string | null | undefined }[] | null | undefined,
): { readonly pages: readonly RawCitation[]; readonly dropped: number } | null {
  if (list === null || list === undefined) return null;
  const pages = list.flatMap(({ url, title }, index) =>
    normaliseUrl(url) === null ? [] : [{ position: index + 1, url, title: nameOf(title ?? '') }],
  );
  return { pages, dropped: list.length - pages.length };
}

function timeProblem(typed: string): Text {
  const value = typed.slice(0, 40);
  if (WITHOUT_ZONE.test(typed)) {
    const example = `${value.replace(' ', 'T')}Z`;
    return {
      zh: `“${value}”缺少时区：请加上 Z 或与 UTC 的时差，例如 ${example}`,
      en: `“${value}” has no time zone: add Z or the offset from UTC, e.g. ${example}`,
    };
  }
  if (DAY.test(typed) || INSTANT.test(typed)) {
    return {
      zh: `“${value}”不是 2015 年以来、现在以前的时间`,
      en: `“${value}” is not a time between 2015 and now`,
    };
  }
  return {
    zh: `“${value}”不是可以识别的时间，应类似 2026-03-10T08:00:00Z 或 2026-03-10`,
    en: `“${value}” is not a time in the form 2026-03-10T08:00:00Z or 2026-03-10`,
  };
}

function timeOf(typed: string, now: number): Pick<ImportedRow, 'askedAt' | 'dayOnly'> | null {
  const dayOnly = DAY.test(typed);
  const { day, time, zone = '' } = INSTANT.exec(typed)?.groups ?? {};
  // `Date.parse` reads 30 February as 2 March.
  if (!isIsoDate(dayOnly ? typed : (day ?? ''))) return null;
  const askedAt = Date.parse(
    dayOnly ? typed : `${day ?? ''}T${time ?? ''}${/^.\d{2}$/u.test(zone) ? `${zone}:00` : zone}`,
  );
  // Tolerates clock differences; times further in the future are errors.
  return askedAt >= EARLIEST && askedAt <= now + DAY_MS ? { askedAt, dayOnly } : null;
}

function detailsOf(record: PushedRecord): ImportedRow['details'] {
  const { country, language, persona, surface, model_asked, search_mode, run_id, searched, truncated } = record;
  const said = Object.entries({ country, language, persona, model_asked, search_mode, run_id }).flatMap(
    ([key, value]) => {
      const text = nameOf(value ?? '');
      return text === '' ? [] : [[key, text] as const];
    },
  );
  return {
    ...Object.fromEntries(said),
    surface: nameOf(surface ?? '') || PUSHED,
    ...(typeof searched === 'boolean' && { searched }),
    ...(typeof truncated === 'boolean' && { truncated }),
  };
}

function sentimentsOf(
  labels: Readonly<Record<string, Sentiment>>,
  { brands }: ProjectDefinition,
): ImportedRow['sentiments'] {
  const entries = Object.entries(labels).map(([name, sentiment]) => {
    const known = brands.find((brand) =>
      [brand.name, ...brand.aliases].some((each) => foldName(each) === foldName(name)),
    );
    return [known?.id ?? brandId(name), sentiment] as const;
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
