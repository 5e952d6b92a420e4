import * as v from 'valibot';
import { optionalField } from './lenientSchemas.ts';
import { maybeChangeSchema, maybeMeasureSchema } from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { scopeSchema } from './reportSchemas.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

/** Why a page could not be read. `status` and `detail` of the problem say more. */
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
  /** What there is to add: a status code, an address that a redirect led to, a kind of content. */
  detail: v.string(),
});
export type PageProblem = v.InferOutput<typeof pageProblemSchema>;

/** What a page tells of itself beside its text: `PageFacts` of the content score. */
export const pageFactsSchema = v.object({
  /** HTTP; null for HTML that was pasted. */
  status: v.nullable(v.number()),
  title: v.nullable(v.string()),
  /** YYYY-MM-DD: of the machine-readable dates, and the newest one that a reader sees. */
  published: v.nullable(v.string()),
  modified: v.nullable(v.string()),
  visibleDate: v.nullable(v.string()),
  author: v.nullable(v.string()),
  organisation: v.nullable(v.string()),
  hasAbout: v.boolean(),
  hasContact: v.boolean(),
  /** What robots.txt says of each AI crawler; empty where nobody asked it. */
  robots: v.array(v.object({ crawler: v.string(), allowed: v.boolean() })),
  /** What the page forbids robots: `noindex`, `nosnippet`, or one robot alone: `googlebot:noindex`. */
  directives: optionalField(v.array(v.string())),
  /** The text stands in the HTML, without a script having to put it there. */
  textWithoutScripts: v.boolean(),
  /** Types of schema.org. */
  structuredData: v.array(v.string()),
  /** The page has more text than was kept. */
  isCut: optionalField(v.boolean()),
});

export const pageSourceSchema = v.picklist(['url', 'sitemap', 'html']);
export type PageSource = v.InferOutput<typeof pageSourceSchema>;

/** A page of the brand as it was last read. */
export const ownPageSchema = v.object({
  id: v.string(),
  /** Empty for pasted HTML that names none. */
  url: v.string(),
  title: v.string(),
  language: v.picklist(['zh', 'en']),
  /** ISO 8601: when its text was read; null: it never was. */
  fetched_at: v.nullable(instantSchema),
  /** Of the last attempt; the text may be of an earlier one. */
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
/** Both scores, of the text as last read. */
export const pageScoresSchema = v.object({ eligible: partScoreSchema, citable: partScoreSchema });
export type PageScores = v.InferOutput<typeof pageScoresSchema>;

/** The course of a page's citations against the window before, as for cited domains; `uncited` in neither window. */
export const PAGE_STATUSES = ['new', 'rising', 'steady', 'fading', 'lost', 'uncited'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];
export const pageStatusSchema = openPicklist(PAGE_STATUSES);

/** What logs tell of a page in the window. */
const pageTrafficSchema = v.object({
  hits: v.number(),
  training: v.number(),
  index: v.number(),
  user: v.number(),
  errors: v.number(),
  visits: v.number(),
  last_date: v.nullable(daySchema),
});

/** A row of the inventory: everything of a page but its text. */
export const pageRowSchema = v.object({
  ...v.omit(ownPageSchema, ['text', 'facts']).entries,
  characters: v.number(),
  /** YYYY-MM-DD: the newest date the page gives of itself. */
  dated: v.nullable(daySchema),
  /** Null without a text. */
  scores: v.nullable(pageScoresSchema),
  /** Ok answers of the window that cite it, and their share of those that cite anything. */
  answers: v.number(),
  rate: maybeMeasureSchema,
  change: maybeChangeSchema,
  status: pageStatusSchema,
  /** Answers citing it at each point of the window, oldest first. */
  points: v.array(v.number()),
  /** ISO 8601; of all answers that the filters leave, whatever the dates. */
  last_cited_at: v.nullable(instantSchema),
  /** Null where no log tells of the page's site. */
  traffic: v.nullable(pageTrafficSchema),
});
export type PageRow = v.InferOutput<typeof pageRowSchema>;

/** A page on a domain of ours that answers cite and the inventory does not have. */
const citedPageSchema = v.object({ url: v.string(), title: v.string(), answers: v.number() });
export type CitedPage = v.InferOutput<typeof citedPageSchema>;

export const inventorySchema = v.object({
  list: v.array(pageRowSchema),
  /** Most cited first. */
  cited: v.array(citedPageSchema),
  scope: scopeSchema,
  /** Names of the prompts that pages serve. */
  prompts: v.array(v.object({ id: v.string(), text: v.string() })),
  /** Some log tells of the project's sites. */
  logs_known: v.boolean(),
  most_pages: v.number(),
});
export type Inventory = v.InferOutput<typeof inventorySchema>;

export const pageDetailSchema = v.object({
  page: ownPageSchema,
  row: pageRowSchema,
  scope: scopeSchema,
  trend: v.object({ unit: v.picklist(['day', 'week']), dates: v.array(daySchema), answers: v.array(v.number()) }),
  /** What it serves: by which shared terms, and how many answers to it cite the page. */
  prompts: v.array(
    v.object({ id: v.string(), text: v.string(), terms: v.array(v.string()), answers: v.number(), ok: v.number() }),
  ),
  /** Prompts whose answers cite it though it is not there to serve them. */
  other_prompts: v.array(v.object({ id: v.string(), text: v.string(), answers: v.number() })),
  platforms: v.array(v.object({ ...namedRefSchema.entries, answers: v.number() })),
});
export type PageDetail = v.InferOutput<typeof pageDetailSchema>;

/** What became of one address. */
export const pageOutcomeSchema = v.object({
  url: v.string(),
  /** `added` and `updated` were read; `kept` could not be read, and an earlier text stays; `failed` has none. */
  state: openPicklist(['added', 'updated', 'kept', 'failed', 'known']),
  page_id: v.nullable(v.string()),
  problem: v.nullable(pageProblemSchema),
});
export type PageOutcome = v.InferOutput<typeof pageOutcomeSchema>;

export const unreadSitemapSchema = v.object({ url: v.string(), problem: pageProblemSchema });
export type UnreadSitemap = v.InferOutput<typeof unreadSitemapSchema>;

/** Reading pages: how far it is, and in the end what became of each. */
export const pageJobSchema = v.object({
  job_id: v.string(),
  state: openPicklist(['running', 'done', 'cancelled', 'failed']),
  done: v.number(),
  /** Null while a sitemap is still being read. */
  total: v.nullable(v.number()),
  outcomes: v.array(pageOutcomeSchema),
  /** Addresses of a sitemap beyond what is taken at once. */
  beyond: v.number(),
  /** Addresses of a sitemap that are of other sites, which are never read. */
  elsewhere: v.nullish(v.number(), 0),
  /** Sitemaps named by others that could not be read. */
  unread_sitemaps: v.nullish(v.array(unreadSitemapSchema), []),
  /** Sitemaps named by others beyond what is asked for at once. */
  unasked_sitemaps: v.nullish(v.number(), 0),
  /** Why nothing could begin: the sitemap is none. */
  problem: v.nullable(pageProblemSchema),
});
export type PageJob = v.InferOutput<typeof pageJobSchema>;

export const pagesChangedSchema = v.object({ changed: v.number() });
