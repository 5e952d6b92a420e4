import * as v from 'valibot';
import { openPicklist } from './openPicklist.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

/** Why a crawler visits: to train models, to build a search index, or because a user just asked. */
export const CRAWLER_PURPOSES = ['training', 'index', 'user'] as const;
export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number];

const LOG_FORMATS = [
  'combined',
  'common',
  'json',
  'w3c',
  'cloudfront_realtime',
  'aws_load_balancer',
  'proxy_manager',
  'haproxy',
  'bunny_cdn',
  'alibaba_cdn',
  'huawei_cdn',
  'tencent_cdn',
  'table',
  'key_value',
] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

const purposeSchema = openPicklist(CRAWLER_PURPOSES);
const formatSchema = openPicklist(LOG_FORMATS);
const maybeDaySchema = v.nullable(daySchema);

/** An imported log. `hits`, `visits`: requests of crawlers and of visitors from AI engines counted in it. */
const logImportSchema = v.object({
  file_name: v.string(),
  format: formatSchema,
  /** The site of its addresses, and which server wrote it, if given. */
  site: v.string(),
  server: v.string(),
  imported_at: instantSchema,
  lines: v.number(),
  hits: v.number(),
  visits: v.number(),
  first_date: maybeDaySchema,
  last_date: maybeDaySchema,
});
export type LogImport = v.InferOutput<typeof logImportSchema>;

/** Counted requests, not a sample: there is no interval. `hits` is the sum of the three purposes. */
const trafficTotalsSchema = v.object({
  hits: v.number(),
  training: v.number(),
  index: v.number(),
  user: v.number(),
  /** Of `hits`, answered with 4xx or 5xx. */
  hit_errors: v.number(),
  crawlers: v.number(),
  /** Pages served to people who came from an AI engine. */
  visits: v.number(),
  /** Visits from an AI engine that got a 4xx or 5xx; not included in `visits`. */
  visit_errors: v.number(),
  engines: v.number(),
});
export type TrafficTotals = v.InferOutput<typeof trafficTotalsSchema>;

const pointsSchema = v.array(v.nullable(v.number()));

/** Null where no log covers the day. */
const trafficTrendSchema = v.object({
  unit: v.picklist(['day', 'week']),
  dates: v.array(daySchema),
  training: pointsSchema,
  index: pointsSchema,
  user: pointsSchema,
  visits: pointsSchema,
});
export type TrafficTrend = v.InferOutput<typeof trafficTrendSchema>;

const crawlerRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  operator_zh: v.string(),
  operator_en: v.string(),
  purpose: purposeSchema,
  /** The operator does not publish a purpose: the likeliest one. */
  purpose_guessed: v.boolean(),
  docs: v.nullable(v.string()),
  hits: v.number(),
  errors: v.number(),
  pages: v.number(),
  last_date: daySchema,
});
export type CrawlerRow = v.InferOutput<typeof crawlerRowSchema>;

const engineRowSchema = v.object({
  id: v.string(),
  name_zh: v.string(),
  name_en: v.string(),
  visits: v.number(),
  /** Those of `visits` recognized by the referrer; the others by a tagged link alone. */
  by_referrer: v.number(),
  errors: v.number(),
  pages: v.number(),
  last_date: daySchema,
});
export type EngineRow = v.InferOutput<typeof engineRowSchema>;

const errorRowSchema = v.object({
  url: v.string(),
  status: v.number(),
  hits: v.number(),
  visits: v.number(),
  crawlers: v.array(v.string()),
  last_date: daySchema,
});
export type ErrorRow = v.InferOutput<typeof errorRowSchema>;

/** `pages` passed this step and all previous ones; `all` passed this step, regardless of the others. */
const funnelStepSchema = v.object({ pages: v.number(), all: v.number() });

export const FUNNEL_STEPS = ['crawled', 'cited', 'named', 'visited'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

export const trafficSchema = v.object({
  /** `sample`: generated from the seed of a sample project. */
  source: openPicklist(['sample', 'import', 'none']),
  start_time: daySchema,
  end_time: daySchema,
  /** The zone whose days are counted; null without a log. */
  time_zone: v.nullable(v.string()),
  first_date: maybeDaySchema,
  last_date: maybeDaySchema,
  /** Days of the window that no log covers. */
  uncovered_days: v.number(),
  totals: trafficTotalsSchema,
  /** Of the period to compare with, without the counterparts of uncovered days of the window; null unless logs cover all remaining days. */
  previous: v.nullable(trafficTotalsSchema),
  trend: trafficTrendSchema,
  crawlers: v.array(crawlerRowSchema),
  engines: v.array(engineRowSchema),
  errors: v.array(errorRowSchema),
  /** Number of addresses with errors; `errors` lists the first. */
  errors_total: v.number(),
  funnel: v.object({
    crawled: funnelStepSchema,
    cited: funnelStepSchema,
    named: funnelStepSchema,
    visited: funnelStepSchema,
  }),
  own_brand_id: v.nullable(v.string()),
  imports: v.array(logImportSchema),
  /** The own brand's first site: the likely site of a log without host names. */
  site: v.string(),
});
export type Traffic = v.InferOutput<typeof trafficSchema>;

export const TRAFFIC_SORTS = [
  'url',
  'hits',
  'training',
  'index',
  'user',
  'errors',
  'cited',
  'named',
  'visits',
] as const;
export const trafficSortSchema = v.picklist(TRAFFIC_SORTS);
export type TrafficSort = (typeof TRAFFIC_SORTS)[number];

/** What a page lacks: the funnel step it fails after it passed the one before. */
export const TRAFFIC_GAPS = ['not_crawled', 'not_cited', 'not_named', 'not_visited'] as const;
export const trafficGapSchema = v.picklist(TRAFFIC_GAPS);
export type TrafficGap = (typeof TRAFFIC_GAPS)[number];

/** A page, or a folder (including a host) with everything below it. */
const trafficPageSchema = v.object({
  kind: v.picklist(['page', 'folder']),
  /** The URL of a folder ends with a slash. */
  url: v.string(),
  pages: v.number(),
  hits: v.number(),
  training: v.number(),
  index: v.number(),
  user: v.number(),
  errors: v.number(),
  /** Answers that cite it, and how many of them mention the own brand. */
  cited: v.number(),
  named: v.number(),
  visits: v.number(),
  last_date: maybeDaySchema,
});
export type TrafficPage = v.InferOutput<typeof trafficPageSchema>;

export const trafficPagesSchema = v.object({ list: v.array(trafficPageSchema), total: v.number() });
export type TrafficPages = v.InferOutput<typeof trafficPagesSchema>;

/** An unreadable line, as in the file. */
const badLineSchema = v.object({
  line: v.number(),
  text: v.string(),
  reason: openPicklist(['unreadable', 'bad_time', 'time_out_of_range', 'too_long']),
});
export type BadLine = v.InferOutput<typeof badLineSchema>;

/** What all lines lack: user agents identify crawlers, referrers identify visits. `no_time_zone`: times may be in another zone. */
const LOG_NOTES = ['no_user_agents', 'no_referrers', 'no_time_zone'] as const;
export type LogNote = (typeof LOG_NOTES)[number];
const notesSchema = v.array(v.picklist(LOG_NOTES));

export const logInspectionSchema = v.object({
  file_id: v.string(),
  file_name: v.string(),
  bytes: v.number(),
  gzip: v.boolean(),
  /** Null: unknown format; `problem` then gives the reason. */
  format: v.nullable(formatSchema),
  problem: v.nullable(
    openPicklist(['empty', 'binary', 'damaged', 'analytics', 'search_report', 'no_status', 'unknown_format']),
  ),
  /** Lines parsed, and the first unreadable ones. */
  lines: v.number(),
  bad_lines: v.array(badLineSchema),
  hits: v.number(),
  visits: v.number(),
  /** Hosts named in the lines; empty: the site must be given. */
  hosts: v.array(v.string()),
  notes: notesSchema,
  site: v.string(),
});
export type LogInspection = v.InferOutput<typeof logInspectionSchema>;

const logResultSchema = v.object({
  written: v.boolean(),
  lines: v.number(),
  hits: v.number(),
  visits: v.number(),
  /** Requests of other programs and people: neither counted nor stored. */
  others: v.number(),
  /** Lines of a time that earlier imports already cover. */
  already: v.number(),
  /** Duplicate lines for one request, and requests that a CDN made to itself. */
  repeated: v.number(),
  bad: v.number(),
  bad_lines: v.array(badLineSchema),
  first_date: maybeDaySchema,
  last_date: maybeDaySchema,
  /** Requests beyond the limit of distinct addresses. */
  beyond: v.number(),
  notes: notesSchema,
  milliseconds: v.number(),
});
export type LogResult = v.InferOutput<typeof logResultSchema>;

export const logJobSchema = v.variant('state', [
  v.object({ job_id: v.string(), state: v.literal('running'), share: v.number(), lines: v.number() }),
  v.object({ job_id: v.string(), state: v.literal('done'), result: logResultSchema }),
  v.object({ job_id: v.string(), state: v.literal('failed'), reason: v.string() }),
]);
export type LogJob = v.InferOutput<typeof logJobSchema>;
