import * as v from 'valibot';
import { topicRowSchema, whyMovedSchema } from '../answerIndexSchemas.ts';
import { factErrorSchema } from '../brandCentreSchemas.ts';
import { namedRefSchema } from '../namedRefSchemas.ts';
import { openPicklist } from '../openPicklist.ts';
import { sourceMixSchema, trendSchema } from '../overviewSchemas.ts';
import { effectVerdictSchema } from '../publicationSchemas.ts';
import {
  brandRefSchema,
  changeItemSchema,
  eventSchema,
  leaderSchema,
  scopeSchema,
  tileSchema,
} from '../reportSchemas.ts';
import { deliverySchema } from './channelSchemas.ts';
import { reportLocaleSchema, reportWordingSchema } from './reportOptionSchemas.ts';
import { daySchema, instantSchema } from '../timeSchemas.ts';

/** Parts of the letter, in the order in which they are read. */
export const LETTER_PARTS = ['summary', 'changed', 'unchanged', 'why', 'facts', 'next', 'notes'] as const;
const letterSchema = v.array(v.object({ part: v.picklist(LETTER_PARTS), sentences: v.array(v.string()) }));
export type Letter = v.InferOutput<typeof letterSchema>;
export type LetterPart = (typeof LETTER_PARTS)[number];

/** A page that was published, with what came of it. */
const reportEffectSchema = v.object({
  title: v.string(),
  url: v.string(),
  /** YYYY-MM-DD. */
  published_on: daySchema,
  effect: effectVerdictSchema,
});
export type ReportEffect = v.InferOutput<typeof reportEffectSchema>;

/** A step of the board. Notes and names of the team stay on the board. */
const reportActionSchema = v.object({
  id: v.string(),
  /** In the language of the report. */
  title: v.string(),
  answers: v.number(),
  /** YYYY-MM-DD; null: none is set. */
  due: v.nullable(daySchema),
});

/** An answer as it was recorded when the report was made. */
const reportAnswerSchema = v.object({
  id: v.string(),
  /** What it is evidence of: it mentions us, it mentions a competitor and not us, it contradicts a fact. */
  why: v.picklist(['named', 'missed', 'fact']),
  /** The statement that it contradicts; empty for the others. */
  fact: v.string(),
  platform: v.string(),
  prompt: v.string(),
  /** ISO 8601. */
  asked_at: instantSchema,
  /** Markdown. Longer answers are cut at their end. */
  text: v.string(),
  cut: v.boolean(),
});
export type ReportAnswer = v.InferOutput<typeof reportAnswerSchema>;

const reportErrorSchema = v.pick(factErrorSchema, [
  'id',
  'statement',
  'expected',
  'said',
  'severity',
  'reach',
  'answers',
  'platforms',
  'first_seen_at',
  'last_seen_at',
]);

/** A section with what it shows. Those that were not chosen are not in the report, and their figures are not either. */
const issuedSectionSchema = v.variant('kind', [
  v.object({ kind: v.literal('letter'), letter: letterSchema }),
  v.object({ kind: v.literal('tiles'), tiles: v.array(tileSchema) }),
  v.object({ kind: v.literal('trend'), trend: trendSchema, events: v.array(eventSchema) }),
  v.object({
    kind: v.literal('changes'),
    changes: v.array(changeItemSchema),
    events: v.array(eventSchema),
    platforms: v.array(namedRefSchema),
    topics: v.array(namedRefSchema),
    /** Whether there are earlier answers at all. */
    compares: v.boolean(),
  }),
  v.object({ kind: v.literal('why'), splits: v.array(whyMovedSchema) }),
  v.object({ kind: v.literal('leaderboard'), leaderboard: v.array(leaderSchema) }),
  v.object({ kind: v.literal('topics'), list: v.array(topicRowSchema), total: v.number() }),
  v.object({ kind: v.literal('sources'), sources: sourceMixSchema }),
  v.object({ kind: v.literal('errors'), facts: v.number(), errors: v.array(reportErrorSchema) }),
  v.object({ kind: v.literal('effect'), list: v.array(reportEffectSchema) }),
  v.object({
    kind: v.literal('actions'),
    list: v.array(reportActionSchema),
    total: v.number(),
    /** The days whose answers speak for them, which are the board's own; absent in reports from before it was kept, and without answers. */
    window: v.exactOptional(v.object({ start_time: daySchema, end_time: daySchema })),
  }),
  v.object({ kind: v.literal('evidence'), answers: v.array(reportAnswerSchema) }),
  v.object({ kind: v.literal('appendix') }),
]);
export type IssuedSection = v.InferOutput<typeof issuedSectionSchema>;
export type SectionOf<K extends IssuedSection['kind']> = Extract<IssuedSection, { kind: K }>;

/** Of the files of reports; an older one is read by the rules of its own version. */
export const REPORT_VERSION = 1;

/** A report as it was made: nothing in it ever changes. */
export const issuedReportSchema = v.object({
  version: v.literal(REPORT_VERSION),
  id: v.string(),
  /** ISO 8601. */
  made_at: instantSchema,
  title: v.string(),
  wording: reportWordingSchema,
  locale: reportLocaleSchema,
  /** A picture as a data address; null: none. */
  logo: v.nullable(v.string()),
  /** As both were called then. */
  project_name: v.string(),
  brand_name: v.string(),
  time_zone: v.string(),
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  sections: v.array(issuedSectionSchema),
});
export type IssuedReport = v.InferOutput<typeof issuedReportSchema>;

/** A link to a report; its address is shown once, when it is made. Times are ISO 8601. */
export const reportLinkSchema = v.object({
  id: v.string(),
  report_id: v.string(),
  /** The last characters of the address, by which people tell links apart. */
  hint: v.string(),
  made_at: instantSchema,
  made_by: v.string(),
  expires_at: instantSchema,
  revoked_at: v.nullable(instantSchema),
  has_password: v.boolean(),
  /** To the minute; null: nobody opened it. */
  last_opened_at: v.nullable(instantSchema),
});
export type ReportLink = v.InferOutput<typeof reportLinkSchema>;

/** A report in the list. */
export const reportHeadSchema = v.object({
  id: v.string(),
  title: v.string(),
  made_at: instantSchema,
  /** Empty: by the schedule, or on the command line. */
  made_by: v.string(),
  origin: openPicklist(['person', 'schedule', 'command']),
  wording: reportWordingSchema,
  locale: reportLocaleSchema,
  start_time: daySchema,
  end_time: daySchema,
  links: v.array(reportLinkSchema),
});
export type ReportHead = v.InferOutput<typeof reportHeadSchema>;

export const madeLinkSchema = v.object({ link: reportLinkSchema, token: v.string() });
export type MadeLink = v.InferOutput<typeof madeLinkSchema>;

/** What came of sending a report: the first attempt at each receiver, and the link in the message. */
export const sentReportSchema = v.object({ list: v.array(deliverySchema), link: reportLinkSchema });
export type SentReport = v.InferOutput<typeof sentReportSchema>;

/** What somebody with a link gets: the report, that it asks for a password, or that the link opens nothing, whatever the reason. */
export const sharedReportSchema = v.variant('state', [
  v.object({ state: v.literal('open'), report: issuedReportSchema }),
  v.object({ state: v.literal('password'), wrong: v.boolean() }),
  v.object({ state: v.literal('closed') }),
]);
export type SharedReport = v.InferOutput<typeof sharedReportSchema>;
