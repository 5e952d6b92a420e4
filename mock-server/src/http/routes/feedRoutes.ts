import { hash } from 'node:crypto';
import { memoize } from '#client/lib/memoize.ts';
import { badInput } from '#server/refusal/MockError.ts';
import type { ProjectSession } from '#server/service/ProjectSession.ts';
import { allTables } from '#server/service/tables/allTables.ts';
import { TABLES_VERSION } from '#server/service/tables/TableDefinition.ts';
import { tableSource } from '#server/service/tables/tableSource.ts';
import { ReaderGoneError, writeTable } from '#server/service/tables/writeTable.ts';
import type { TableFormat } from '#server/service/tables/writeTable.ts';
import { editLists } from '#server/store/edits/editsFile.ts';
import type { ProjectEdits } from '#server/store/edits/ProjectEdits.ts';
import { FEED_PATH } from '../authentication.ts';
import { SENT } from '../Call.ts';
import { contentTag, hasContent } from '../contentTag.ts';
import { feedRequest } from '../requests/feedRequests.ts';
import type { QueryCall, RouteTable } from '../RouteTable.ts';

/** A media type of its own distinguishes a table from a refusal, which is plain JSON. */
const TYPES: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/vnd.answerscope.table+json',
  parquet: 'application/vnd.apache.parquet',
};

/** Tables of a project by URL, for spreadsheets and dashboards that poll them. */
export function addFeedRoutes(routes: RouteTable): void {
  routes.project('get', FEED_PATH, feedRequest, sendFeed);
}

async function sendFeed({ call, project, query }: QueryCall<typeof feedRequest>): Promise<typeof SENT> {
  const { table: name, format, start_time: start = null, end_time: end = null, time_zone: timeZone } = query;
  if (start !== null && end !== null && start > end) {
    throw badInput('start_time', {
      zh: `${start} 晚于结束日期 ${end}，请交换两者`,
      en: `${start} is after the end, ${end}. Put the earlier day first.`,
    });
  }
  const { request, response } = call;
  const etag = etagOf(project, [name, format, start, end, timeZone]);
  response.set({ ETag: etag, 'Cache-Control': 'private, no-cache', 'Referrer-Policy': 'no-referrer' });
  if (hasContent(request, etag)) {
    response.status(304).end();
    return SENT;
  }
  // With recorded names: the table is the same for every reader, so the ETag above covers it.
  const table = await project.table(null);
  response.set({
    'Content-Type': TYPES[format],
    'Content-Disposition': `inline; filename="${name}.${format}"`,
  });
  if (request.method === 'HEAD') {
    // Readers of Parquet and CSV by URL, such as DuckDB, ask for the headers first: writing the table for them would double the work.
    response.end();
    return SENT;
  }
  try {
    await writeTable(allTables[name], tableSource(table, timeZone, { start, end }), format, response);
    response.end();
  } catch (error) {
    if (!(error instanceof ReaderGoneError)) throw error;
  }
  return SENT;
}

const hashOfEdits = memoize((edits: ProjectEdits) => hash('sha256', JSON.stringify(editLists(edits)), 'base64url'));

/** The ETag changes with the answers, the project's definition and edits, and the query. */
function etagOf({ id, version, edits }: ProjectSession, question: readonly (string | null)[]): string {
  const parts = JSON.stringify([TABLES_VERSION, id, version, hashOfEdits(edits), ...question]);
  return contentTag(parts);
}
