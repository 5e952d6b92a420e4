import * as v from 'valibot';
import { optionalField } from './lenientSchemas.ts';
import { maybeChangeSchema, maybeMeasureSchema } from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { scopeSchema } from './reportSchemas.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

/** Why a page could not be read. `status` and `detail` of the problem give more. */
const PAGE_PROBLEMS = [
  'bad_address',
  'private_address',
  'bad_port',
  'unknown_host',
  'unreachable',
  'timeout',
  'certificate',
  'too_large',
  'not_html',
  'http_status',
  'robots',
  'redirects',
  'no_text',
  'not_sitemap',
  'cancelled',
  'failed',
] as const;
export type PageProblemKind = (typeof PAGE_PROBLEMS)[number];

export const pageProblemSchema = v.object({
  kind: openPicklist(PAGE_PROBLEMS),
  /** Detail of the problem: a status code, a redirect target, a content type. */
  detail: v.string(),
});
export type PageProblem = v.InferOutput<typeof pageProblemSchema>;

/** Metadata of a page besides its text: `PageFacts` of the content score. */
export const pageFactsSchema = v.object({
  /** HTTP status; null for pasted HTML. */
  status: v.nullable(v.number()),
  title: v.nullable(v.string()),
  /** YYYY-MM-DD: machine-readable dates, and the newest date that is visible on the page. */
  published: v.nullable(v.string()),
  modified: v.nullable(v.string()),
  visibleDate: v.nullable(v.string()),
  author: v.nullable(v.string()),
  organisation: v.nullable(v.string()),
  hasAbout: v.boolean(),
  hasContact: v.boolean(),
  /** What robots.txt says for each AI crawler; empty where it was not fetched. */
  robots: v.array(v.object({ crawler: v.string(), allowed: v.boolean() })),
  /** Robots directives of the page: `noindex`, `nosnippet`, or for one robot: `googlebot:noindex`. */
  directives: optionalField(v.array(v.string())),
  /** The text is in the HTML, not inserted by scripts. */
  textWithoutScripts: v.boolean(),
  /** schema.org types. */
  structuredData: v.array(v.string()),
  /** The page's text was truncated when stored. */
  isCut: optionalField(v.boolean()),
});

export const pageSourceSchema = v.picklist(['url', 'sitemap', 'html']);
export type PageSource = v.InferOutput<typeof pageSourceSchema>;

/** An own page as last fetched. */
export const ownPageSchema = v.object({
  id: v.string(),
  /** Empty for pasted HTML without an address. */
  url: v.string(),
  title: v.string(),
  language: v.picklist(['zh', 'en']),
  /** ISO 8601: when its text was read; null: never. */
  fetched_at: v.nullable(instantSchema),
  /** Of the last attempt; the text may be from an earlier one. */
  problem: v.nullable(pageProblemSchema),
  /** Markdown. */
  text: v.string(),
  facts: pageFactsSchema,
  /** The prompts it serves. */
  prompt_ids: v.array(v.string()),
  /** A person chose them; else they follow from shared terms. */
  prompts_chosen: v.boolean(),
  source: pageSourceSchema,
});
export type OwnPage = v.InferOutput<typeof ownPageSchema>;

const partScoreSchema = v.object({ score: v.number(), capped: v.boolean() });
/** Both scores of the text as last fetched. */
export const pageScoresSchema = v.object({ eligible: partScoreSchema, citable: partScoreSchema });
export type PageScores = v.InferOutput<typeof pageScoresSchema>;

/** Trend of a page's citations against the previous window, as for cited domains; `uncited`: in neither window. */
export const PAGE_STATUSES = ['new', 'rising', 'steady', 'fading', 'lost', 'uncited'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];
export const pageStatusSchema = openPicklist(PAGE_STATUSES);

/** Log figures of a page in the window. */
const pageTrafficSchema = v.object({
  hits: v.number(),
  training: v.number(),
  index: v.number(),
  user: v.number(),
  errors: v.number(),
  visits: v.number(),
  last_date: v.nullable(daySchema),
});

/** A row of the inventory: all fields of a page except its text. */
export const pageRowSchema = v.object({
  ...v.omit(ownPageSchema, ['text', 'facts']).entries,
  characters: v.number(),
  /** YYYY-MM-DD: the newest date on the page. */
  dated: v.nullable(daySchema),
  /** Null without a text. */
  scores: v.nullable(pageScoresSchema),
  /** Ok answers of the window that cite the page, and their share of answers with citations. */
  answers: v.number(),
  rate: maybeMeasureSchema,
  change: maybeChangeSchema,
  status: pageStatusSchema,
  /** Answers citing it at each point of the window, oldest first. */
  points: v.array(v.number()),
  /** ISO 8601; over all answers that match the filters, regardless of dates. */
  last_cited_at: v.nullable(instantSchema),
  /** Null where no log covers the page's site. */
  traffic: v.nullable(pageTrafficSchema),
});
export type PageRow = v.InferOutput<typeof pageRowSchema>;

/** A page of an own domain that answers cite and the inventory lacks. */
const citedPageSchema = v.object({ url: v.string(), title: v.string(), answers: v.number() });
export type CitedPage = v.InferOutput<typeof citedPageSchema>;

export const inventorySchema = v.object({
  list: v.array(pageRowSchema),
  /** Most cited first. */
  cited: v.array(citedPageSchema),
  scope: scopeSchema,
  /** Names of the prompts that pages serve. */
  prompts: v.array(v.object({ id: v.string(), text: v.string() })),
  /** At least one log covers the project's sites. */
  logs_known: v.boolean(),
  most_pages: v.number(),
});
export type Inventory = v.InferOutput<typeof inventorySchema>;

export const pageDetailSchema = v.object({
  page: ownPageSchema,
  row: pageRowSchema,
  scope: scopeSchema,
  trend: v.object({ unit: v.picklist(['day', 'week']), dates: v.array(daySchema), answers: v.array(v.number()) }),
  /** Prompts that the page serves: by which shared terms, and how many answers to them cite the page. */
  prompts: v.array(
    v.object({ id: v.string(), text: v.string(), terms: v.array(v.string()), answers: v.number(), ok: v.number() }),
  ),
  /** Prompts whose answers cite the page although it is not meant to serve them. */
  other_prompts: v.array(v.object({ id: v.string(), text: v.string(), answers: v.number() })),
  platforms: v.array(v.object({ ...namedRefSchema.entries, answers: v.number() })),
});
export type PageDetail = v.InferOutput<typeof pageDetailSchema>;

/** The result for one address. */
export const pageOutcomeSchema = v.object({
  url: v.string(),
  /** `added` and `updated` were read; `kept` could not be read, and an earlier text remains; `failed` has no text. */
  state: openPicklist(['added', 'updated', 'kept', 'failed', 'known']),
  page_id: v.nullable(v.string()),
  problem: v.nullable(pageProblemSchema),
});
export type PageOutcome = v.InferOutput<typeof pageOutcomeSchema>;

export const unreadSitemapSchema = v.object({ url: v.string(), problem: pageProblemSchema });
export type UnreadSitemap = v.InferOutput<typeof unreadSitemapSchema>;

/** A page fetching job: its progress, and finally the result of each page. */
export const pageJobSchema = v.object({
  job_id: v.string(),
  state: openPicklist(['running', 'done', 'cancelled', 'failed']),
  done: v.number(),
  /** Null while a sitemap is still being read. */
  total: v.nullable(v.number()),
  outcomes: v.array(pageOutcomeSchema),
  /** Addresses of a sitemap beyond the limit of one job. */
  beyond: v.number(),
  /** Addresses of a sitemap that belong to other sites, which are never fetched. */
  elsewhere: v.nullish(v.number(), 0),
  /** Linked sitemaps that could not be read. */
  unread_sitemaps: v.nullish(v.array(unreadSitemapSchema), []),
  /** Linked sitemaps beyond the limit of one job. */
  unasked_sitemaps: v.nullish(v.number(), 0),
  /** Why the job could not start: the address is no sitemap. */
  problem: v.nullable(pageProblemSchema),
});
export type PageJob = v.InferOutput<typeof pageJobSchema>;

export const pagesChangedSchema = v.object({ changed: v.number() });
