import * as v from 'valibot';
import { instantSchema } from '../timeSchemas.ts';

/** Every section there is, in the order in which a new report has them. */
export const REPORT_SECTIONS = [
  'letter',
  'tiles',
  'trend',
  'changes',
  'why',
  'leaderboard',
  'topics',
  'sources',
  'errors',
  'effect',
  'actions',
  'evidence',
  'appendix',
] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

export const reportWordingSchema = v.picklist(['client', 'analyst']);
export type ReportWording = v.InferOutput<typeof reportWordingSchema>;
export const reportLocaleSchema = v.picklist(['zh-CN', 'en-US']);
export type ReportLocale = v.InferOutput<typeof reportLocaleSchema>;

/** Characters of a logo as a data address: a picture of 200 kB. */
export const LONGEST_LOGO = 280_000;
export const LONGEST_TITLE = 120;
/** A link lasts a year at most. */
export const MOST_LINK_DAYS = 365;
/** The shortest password a link may have. */
export const SHORTEST_LINK_PASSWORD = 8;

/** How a report looks, whatever its days. */
const reportLayoutEntries = {
  /** Empty: named after the brand. */
  title: v.string(),
  wording: reportWordingSchema,
  locale: reportLocaleSchema,
  sections: v.array(v.picklist(REPORT_SECTIONS)),
  /** PNG, JPEG or WebP as a data address; null: none. */
  logo: v.nullable(v.string()),
};
export const reportLayoutSchema = v.object(reportLayoutEntries);
export type ReportLayout = v.InferOutput<typeof reportLayoutSchema>;

/** When reports are made by themselves: of the whole week or month that ended the day before. */
export const reportScheduleSchema = v.object({
  every: v.picklist(['week', 'month']),
  /** Of a week 1 (Monday) to 7, of a month 1 to 28. */
  day: v.number(),
  hour: v.number(),
  time_zone: v.string(),
  /** How long the link in the message lasts, in days. */
  link_days: v.number(),
  layout: reportLayoutSchema,
});
export type ReportSchedule = v.InferOutput<typeof reportScheduleSchema>;

export const scheduleStateSchema = v.object({
  schedule: v.nullable(reportScheduleSchema),
  /** ISO 8601 of the next report; null without a schedule. */
  next_at: v.nullable(instantSchema),
  /** What kept the last scheduled report from being made; null: nothing, or there was none yet. */
  failure: v.nullable(v.object({ at: instantSchema, message: v.string() })),
});
export type ScheduleState = v.InferOutput<typeof scheduleStateSchema>;
