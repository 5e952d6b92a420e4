/** API calls of issued reports, for tests. */
import * as v from 'valibot';
import { issuedReportSchema, madeLinkSchema, reportHeadSchema } from '#client/api/schemas/issuedReportSchemas.ts';
import type { IssuedReport, MadeLink, ReportHead } from '#client/api/schemas/issuedReportSchemas.ts';
import { REPORT_SECTIONS } from '#client/api/schemas/reportOptionSchemas.ts';
import type { TestServer } from './startTestServer.ts';

type Headers = Record<string, string>;

export const LAYOUT = {
  ...{ title: '', wording: 'client', locale: 'en-US', logo: null },
  sections: [...REPORT_SECTIONS],
} as const;
export const DAYS = { start_time: '2026-03-04', end_time: '2026-03-10', time_zone: 'Asia/Shanghai' } as const;

export async function makeReport(server: TestServer, headers: Headers, changes: object = {}): Promise<ReportHead> {
  const reply = await server.post('/api/front/report/make', { ...LAYOUT, ...DAYS, ...changes }, headers);
  return v.parse(v.object({ head: reportHeadSchema }), reply.data).head;
}

export async function readMade(server: TestServer, headers: Headers, id: string): Promise<IssuedReport> {
  const reply = await server.get(`/api/front/report/detail?id=${id}`, headers);
  return v.parse(v.object({ report: issuedReportSchema }), reply.data).report;
}

export async function shareReport(
  server: TestServer,
  headers: Headers,
  id: string,
  changes: object = {},
): Promise<MadeLink> {
  const reply = await server.post('/api/front/report/link/create', { id, days: 7, ...changes }, headers);
  return v.parse(madeLinkSchema, reply.data);
}

/** The response to a visitor without a login. */
export async function openLink(server: TestServer, token: string, password?: string): Promise<unknown> {
  const reply = await server.post('/api/front/shared/report', { token, ...(password !== undefined && { password }) });
  return reply.data ?? reply.code;
}
