import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import * as v from 'valibot';
import type { AnswerSetQuery } from '#client/api/filterQuery.ts';
import { ANSWERS_SCHEMA } from '#client/lib/answerExport.ts';
import type { ExportHead } from '#client/lib/answerExport.ts';
import { safeFileName } from '#client/lib/safeFileName.ts';
import { selectAnswers } from '#server/analysis/reports/answerSet.ts';
import { STATUS_CODES } from '#server/analysis/table/AnswerTable.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { errorCode } from '#server/refusal/errorCode.ts';
import { apiNotes } from '#server/service/answers/apiNotes.ts';
import { exportedBrands } from '#server/service/answers/exportedAnswer.ts';
import { csvLines, jsonLines } from '#server/service/answers/exportLines.ts';
import { readAnswerSet } from '#server/service/answers/readFilters.ts';
import { readReportRequest } from '#server/service/answers/readReportRequest.ts';
import type { Insight } from '#server/service/answers/readReportRequest.ts';
import { SENT } from '../Call.ts';
import { answerListRequest } from '../requests/filterRequests.ts';
import type { RouteTable, QueryCall } from '../RouteTable.ts';

const exportRequest = v.object({
  ...answerListRequest.entries,
  status: v.optional(v.picklist([...STATUS_CODES, 'all'])),
  format: v.picklist(['csv', 'json']),
});
type ExportRequest = v.InferOutput<typeof exportRequest>;

/** A media type of its own distinguishes the file from a refusal, which is plain JSON. */
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/vnd.answerscope.answers+json' } as const;

/** Exports the answers of a view as a file. */
export function addExportRoute(routes: RouteTable): void {
  routes.project('get', '/api/front/answer/export', exportRequest, exportAnswers);
}

async function exportAnswers({ call, project, query: request }: QueryCall<typeof exportRequest>): Promise<typeof SENT> {
  // With recorded names in every language: files of two readers are equal, and an import recognises the names.
  const insight = await readReportRequest(project, request, null);
  const rows = rowsOf(insight, request);
  const { table, query } = insight;
  const { response, locale } = call;
  const notes = apiNotes(table, rows).map((note) => note[locale]);
  const head: ExportHead = {
    schema: ANSWERS_SCHEMA,
    exported_at: new Date(project.server.environment.now()).toISOString(),
    project: {
      name: table.project.name,
      start_time: query.start_time,
      end_time: query.end_time,
      time_zone: query.time_zone,
    },
    ...filtersOf(request),
    brands: exportedBrands(table.project),
    ...(notes.length > 0 && { notes }),
  };
  const lines = request.format === 'csv' ? csvLines(head, table, rows) : jsonLines(head, table, rows);
  const name = `answers-${safeFileName(project.shown.name)}-${query.start_time}-${query.end_time}.${request.format}`;
  response.set({ 'Content-Type': TYPES[request.format], 'Content-Disposition': attachment(name) });
  await stream(lines, response);
  return SENT;
}

/** Filters of the request other than the days, so that a reader of the file does not take it for all answers. */
function filtersOf(request: ExportRequest): Pick<ExportHead, 'filters'> {
  const {
    start_time: _,
    end_time: __,
    time_zone: ___,
    format: ____,
    page: _____,
    page_size: ______,
    ...narrowing
  } = request;
  const filters = Object.entries(narrowing).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return filters.length === 0 ? {} : { filters: Object.fromEntries(filters) };
}

/** Rows of the export, newest first like the list. */
function rowsOf({ table, query }: Insight, request: ExportRequest): Uint32Array {
  const { status, ...rest } = request;
  const set = readAnswerSet({ ...rest, ...(status !== undefined && status !== 'all' && { status }) }, table.project);
  const isAll = status === 'all' || (status === undefined && isEverything(set));
  return isAll ? rowsOfAnyStatus(table, { ...query, ...set }) : selectAnswers(table, { ...query, ...set });
}

/** Only filters: an export belongs to no single figure. */
function isEverything(set: AnswerSetQuery): boolean {
  return Object.keys(set).length === 0;
}

function rowsOfAnyStatus(table: AnswerTable, query: Parameters<typeof selectAnswers>[1]): Uint32Array {
  const parts = STATUS_CODES.map((status) => selectAnswers(table, { ...query, status }));
  return Uint32Array.from(parts.flatMap((part) => [...part]))
    .sort()
    .reverse();
}

/** An ASCII file name for all clients and the full name for modern ones (RFC 6266). */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w.]+/gu, '-');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Streams the lines with backpressure. A client that disconnects ends the stream without an error. */
async function stream(lines: AsyncIterable<string>, response: Response): Promise<void> {
  try {
    await pipeline(Readable.from(lines), response);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE';
}
