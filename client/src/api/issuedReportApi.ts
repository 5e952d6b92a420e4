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

/** The settings of a new report. */
export interface ReportMaking extends ReportLayout {
  /** YYYY-MM-DD, both included. */
  readonly start_time: string;
  readonly end_time: string;
  readonly time_zone: string;
}

export interface LinkMaking {
  /** Id of the report. */
  readonly id: string;
  readonly days: number;
  /** Empty: no password. */
  readonly password: string;
}

export interface ReportSending {
  /** Id of the report. */
  readonly id: string;
  readonly channel_ids: readonly string[];
  /** Lifetime of the link in the message, in days. */
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
      http.post('/api/front/report/make', v.object({ head: reportHeadSchema }), making, { idempotent: true }),
    remove: async (id: string) =>
      http.post('/api/front/report/remove', v.object({ id: v.string() }), { id }, { idempotent: true }),
    makeLink: async (making: LinkMaking) =>
      http.post('/api/front/report/link/create', madeLinkSchema, making, { idempotent: true }),
    revokeLink: async (id: string) =>
      http.post('/api/front/report/link/revoke', v.object({ link: reportLinkSchema }), { id }),
    /** Sends the report's summary and a new link to channels. The response holds the outcome. */
    send: async (sending: ReportSending) =>
      http.post('/api/front/report/send', sentReportSchema, sending, { idempotent: true }),
    /** Null: no more reports are made by themselves. @throws ApiError conflict when the schedule is no longer the base */
    schedule: async (schedule: ReportSchedule | null, from: { readonly base?: ReportSchedule | null } = {}) =>
      http.post('/api/front/report/schedule', scheduleStateSchema, { schedule, ...from }, { idempotent: true }),
  };
}
