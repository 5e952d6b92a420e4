import * as v from 'valibot';
import { topicRowSchema, whyMovedSchema } from '../answerIndexSchemas.ts';
import { factErrorSchema } from '../brandCentreSchemas.ts';
import { optionalField } from '../lenientSchemas.ts';
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
import { daySchema, instantSchema } from '../timeSchemas.ts';
import { deliverySchema } from './channelSchemas.ts';
import { reportLocaleSchema, reportWordingSchema } from './reportOptionSchemas.ts';

/** Parts of the letter, in reading order. */
export const LETTER_PARTS = ['summary', 'changed', 'unchanged', 'why', 'facts', 'next', 'notes'] as const;
const letterSchema = v.array(v.object({ part: v.picklist(LETTER_PARTS), sentences: v.array(v.string()) }));
export type Letter = v.InferOutput<typeof letterSchema>;
export type LetterPart = (typeof LETTER_PARTS)[number];

/** A publication with its effect. */
const reportEffectSchema = v.object({
  title: v.string(),
  url: v.string(),
  /** YYYY-MM-DD. */
  published_on: daySchema,
  effect: effectVerdictSchema,
});
export type ReportEffect = v.InferOutput<typeof reportEffectSchema>;

/** An action of the board. Notes and names of members are left out. */
const reportActionSchema = v.object({
  id: v.string(),
  /** In the language of the report. */
  title: v.string(),
  /** The answers that it is based on: none for an action that a person added (0 in reports made before this was so). */
  answers: optionalField(v.number()),
  /** The days of these answers where they are not those of the board; absent also in reports made before they were stored. */
  days: optionalField(v.object({ start_time: daySchema, end_time: daySchema })),
  /** YYYY-MM-DD; null: none is set. */
  due: v.nullable(daySchema),
});

/** An answer as recorded when the report was made. */
const reportAnswerSchema = v.object({
  id: v.string(),
  /** Why it is included: it mentions the own brand, it mentions a competitor and not the own brand, it contradicts a fact. */
  why: v.picklist(['named', 'missed', 'fact']),
  /** The fact that it contradicts; else empty. */
  fact: v.string(),
  platform: v.string(),
  prompt: v.string(),
  /** ISO 8601. */
  asked_at: instantSchema,
  /** Markdown. Long answers are cut at the end. */
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

/** A section with its data. A report contains only the chosen sections and their figures. */
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
    /** Whether any measure could be compared: the previous period has enough answers. */
    compares: v.boolean(),
    /** Whether the previous period has any figure; absent in reports made before it was stored. */
    has_previous: optionalField(v.boolean()),
  }),
  v.object({ kind: v.literal('why'), splits: v.array(whyMovedSchema) }),
  v.object({ kind: v.literal('leaderboard'), leaderboard: v.array(leaderSchema) }),
  v.object({ kind: v.literal('topics'), list: v.array(topicRowSchema), total: v.number() }),
  v.object({ kind: v.literal('sources'), sources: sourceMixSchema }),
  v.object({
    kind: v.literal('errors'),
    facts: v.number(),
    errors: v.array(reportErrorSchema),
    /** Null in reports made before it was stored. */
    total: v.nullish(v.number(), null),
  }),
  v.object({
    kind: v.literal('effect'),
    list: v.array(reportEffectSchema),
    /** Null in reports made before it was stored. */
    total: v.nullish(v.number(), null),
  }),
  v.object({
    kind: v.literal('actions'),
    list: v.array(reportActionSchema),
    total: v.number(),
    /** The window of the board; absent without answers, and in reports made before it was stored. */
    window: optionalField(v.object({ start_time: daySchema, end_time: daySchema })),
  }),
  v.object({ kind: v.literal('evidence'), answers: v.array(reportAnswerSchema) }),
  v.object({ kind: v.literal('appendix') }),
]);
export type IssuedSection = v.InferOutput<typeof issuedSectionSchema>;
export type SectionOf<K extends IssuedSection['kind']> = Extract<IssuedSection, { kind: K }>;

/** Version of the file format; older files are read by the rules of their version. */
export const REPORT_VERSION = 1;

/** An issued report: nothing in it ever changes. */
export const issuedReportSchema = v.object({
  version: v.literal(REPORT_VERSION),
  id: v.string(),
  /** ISO 8601. */
  made_at: instantSchema,
  title: v.string(),
  wording: reportWordingSchema,
  locale: reportLocaleSchema,
  /** An image as a data URL; null: none. */
  logo: v.nullable(v.string()),
  /** The names at that time. */
  project_name: v.string(),
  brand_name: v.string(),
  time_zone: v.string(),
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  sections: v.array(issuedSectionSchema),
});
export type IssuedReport = v.InferOutput<typeof issuedReportSchema>;

/** A report link; its address is shown once, when it is created. Times are ISO 8601. */
export const reportLinkSchema = v.object({
  id: v.string(),
  report_id: v.string(),
  /** The last characters of the address, to tell links apart. */
  hint: v.string(),
  made_at: instantSchema,
  made_by: v.string(),
  expires_at: instantSchema,
  revoked_at: v.nullable(instantSchema),
  has_password: v.boolean(),
  /** To the minute; null: never opened. */
  last_opened_at: v.nullable(instantSchema),
});
export type ReportLink = v.InferOutput<typeof reportLinkSchema>;

/** A report in the list. */
export const reportHeadSchema = v.object({
  id: v.string(),
  title: v.string(),
  made_at: instantSchema,
  /** Empty: made by the schedule or on the command line. */
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

/** Result of sending a report: the first delivery to each receiver, and the link in the message. */
export const sentReportSchema = v.object({ list: v.array(deliverySchema), link: reportLinkSchema });
export type SentReport = v.InferOutput<typeof sentReportSchema>;

/** What a report link returns: the report, a password request, or nothing, without giving the reason. */
export const sharedReportSchema = v.variant('state', [
  v.object({ state: v.literal('open'), report: issuedReportSchema }),
  v.object({ state: v.literal('password'), wrong: v.boolean() }),
  v.object({ state: v.literal('closed') }),
]);
export type SharedReport = v.InferOutput<typeof sharedReportSchema>;
