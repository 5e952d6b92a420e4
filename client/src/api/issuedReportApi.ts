import * as v from 'valibot';
import type { CallOptions, Http } from './http.ts';
import {
  issuedReportSchema,
  madeLinkSchema,
  reportHeadSchema,
  reportLinkSchema,
  sentReportSchema,
} from './schemas/issuedReportSchemas.ts';
import { scheduleStateSchema } from './schemas/reportOptionSchemas.ts';
import type { ReportLayout, ReportSchedule } from './schemas/reportOptionSchemas.ts';

/** A report to be made. */
export interface ReportMaking extends ReportLayout {
  /** YYYY-MM-DD, both included. */
  readonly start_time: string;
  readonly end_time: string;
  readonly time_zone: string;
}

export interface LinkMaking {
  /** Of the report. */
  readonly id: string;
  readonly days: number;
  /** Empty: none is asked for. */
  readonly password: string;
}

export interface ReportSending {
  /** Of the report. */
  readonly id: string;
  readonly channel_ids: readonly string[];
  /** How long the link in the message lasts. */
  readonly days: number;
}

const listSchema = v.object({ list: v.array(reportHeadSchema), ...scheduleStateSchema.entries });
const detailSchema = v.object({ report: issuedReportSchema, head: reportHeadSchema });

/** Reports of a project, their links, and their schedule. */
export function createIssuedReportApi(http: Http) {
  return {
    list: async (call?: CallOptions) => http.get('/api/front/report/index', listSchema, {}, call),
    detail: async (id: string, call?: CallOptions) => http.get('/api/front/report/detail', detailSchema, { id }, call),
    make: async (making: ReportMaking) =>
      http.post('/api/front/report/make', v.object({ head: reportHeadSchema }), making),
    remove: async (id: string) => http.post('/api/front/report/remove', v.object({ id: v.string() }), { id }),
    makeLink: async (making: LinkMaking) => http.post('/api/front/report/link/create', madeLinkSchema, making),
    revokeLink: async (id: string) =>
      http.post('/api/front/report/link/revoke', v.object({ link: reportLinkSchema }), { id }),
    /** Sends its summary and a new link to channels. The reply says what came of it. */
    send: async (sending: ReportSending) => http.post('/api/front/report/send', sentReportSchema, sending),
    /** Null: no more reports are made by themselves. @throws ApiError conflict when the schedule is no longer the base */
    schedule: async (schedule: ReportSchedule | null, from: { readonly base?: ReportSchedule | null } = {}) =>
      http.post('/api/front/report/schedule', scheduleStateSchema, { schedule, ...from }),
  };
}
