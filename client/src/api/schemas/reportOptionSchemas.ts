import * as v from 'valibot';
import { instantSchema } from '../timeSchemas.ts';

/** All sections, in their default order. */
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

/** Longest logo as a data URL, in characters: an image of 200 kB. */
export const LONGEST_LOGO = 280_000;
export const LONGEST_TITLE = 120;
/** Longest lifetime of a link. */
export const MOST_LINK_DAYS = 365;
/** Shortest password of a link. */
export const SHORTEST_LINK_PASSWORD = 8;

/** The layout of a report, without its dates. */
const reportLayoutEntries = {
  /** Empty: the brand's name. */
  title: v.string(),
  wording: reportWordingSchema,
  locale: reportLocaleSchema,
  sections: v.array(v.picklist(REPORT_SECTIONS)),
  /** PNG, JPEG or WebP as a data URL; null: none. */
  logo: v.nullable(v.string()),
};
export const reportLayoutSchema = v.object(reportLayoutEntries);
export type ReportLayout = v.InferOutput<typeof reportLayoutSchema>;

/** When reports are made automatically, for the full week or month that ended the day before. */
export const reportScheduleSchema = v.object({
  every: v.picklist(['week', 'month']),
  /** Weekly: 1 (Monday) to 7; monthly: 1 to 28. */
  day: v.number(),
  hour: v.number(),
  time_zone: v.string(),
  /** Lifetime of the link in the message, in days. */
  link_days: v.number(),
  layout: reportLayoutSchema,
});
export type ReportSchedule = v.InferOutput<typeof reportScheduleSchema>;

export const scheduleStateSchema = v.object({
  schedule: v.nullable(reportScheduleSchema),
  /** ISO 8601 of the next report; null without a schedule. */
  next_at: v.nullable(instantSchema),
  /** Why the last scheduled report failed; null: it did not, or there was none yet. */
  failure: v.nullable(v.object({ at: instantSchema, message: v.string() })),
});
export type ScheduleState = v.InferOutput<typeof scheduleStateSchema>;
