import * as v from 'valibot';
import { answerStatusSchema } from './answerSchemas.ts';
import { maybeChangeSchema, maybeMeasureSchema, measureSchema } from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import { trendSchema } from './overviewSchemas.ts';
import { intentSchema, promptHeadSchema, promptRowSchema, promptStatusSchema } from './promptSchemas.ts';
import { brandRefSchema, eventSchema, scopeSchema, sourceTypeSchema, tileSchema } from './reportSchemas.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

/** One square of the film strip: an answer without its text. */
export const runSchema = v.object({
  answer_id: v.string(),
  platform_id: v.string(),
  run: v.number(),
  asked_at: instantSchema,
  status: answerStatusSchema,
  /** Tracked brands in order of first mention. */
  brand_ids: v.array(v.string()),
  /** Null: not captured. */
  citations: v.nullable(v.number()),
});
export type Run = v.InferOutput<typeof runSchema>;

export const brandFigureSchema = v.object({
  brand_id: v.string(),
  rank: v.number(),
  tied: v.boolean(),
  visibility: maybeMeasureSchema,
  change: maybeChangeSchema,
  first_mention_rate: maybeMeasureSchema,
  share_of_voice: maybeMeasureSchema,
  average_position: maybeMeasureSchema,
  net_sentiment: maybeMeasureSchema,
  citation_rate: maybeMeasureSchema,
});
export type BrandFigure = v.InferOutput<typeof brandFigureSchema>;

export const citedUrlSchema = v.object({
  url: v.string(),
  title: v.string(),
  host: v.string(),
  domain: v.string(),
  type: sourceTypeSchema,
  answers: v.number(),
  citations: v.number(),
  platform_ids: v.array(v.string()),
  named: v.array(v.object({ brand_id: v.string(), answers: v.number() })),
  first_cited_at: instantSchema,
  last_cited_at: instantSchema,
});
export type CitedUrl = v.InferOutput<typeof citedUrlSchema>;

export const promptDetailSchema = v.object({
  prompt: promptHeadSchema,
  topic_name: v.nullable(v.string()),
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  platforms: v.array(namedRefSchema),
  /** The figures of this prompt as in the prompts table; the verdict sentence is built from them. */
  row: promptRowSchema,
  /**
   * The six figures of the own brand with change and trend, measured like the row (runs are independent, k is 1); `change` is null where
   * either window has too few answers for a verdict.
   */
  tiles: v.array(tileSchema),
  status: promptStatusSchema,
  /** Newest first, all platforms, every status. */
  runs: v.array(runSchema),
  competitors: v.array(brandFigureSchema),
  sources: v.array(citedUrlSchema),
  /** Citations are captured for at least one answer. */
  sources_captured: v.boolean(),
  history: trendSchema,
  events: v.array(eventSchema),
  /** Queries the engines ran for this prompt, most often first. */
  searches: v.array(
    v.object({
      query: v.string(),
      answers: v.number(),
      platform_ids: v.array(v.string()),
      last_asked_at: instantSchema,
    }),
  ),
});
export type PromptDetail = v.InferOutput<typeof promptDetailSchema>;

export const topicDetailSchema = v.object({
  topic: namedRefSchema,
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  platforms: v.array(namedRefSchema),
  /** The six figures of the own brand over the topic, with change and trend, as on the overview. */
  tiles: v.array(tileSchema),
  trend: trendSchema,
  events: v.array(eventSchema),
  brand_figures: v.array(brandFigureSchema),
  /** Visibility of the own brand per platform. */
  platform_figures: v.array(
    v.object({ platform_id: v.string(), visibility: maybeMeasureSchema, change: maybeChangeSchema }),
  ),
  prompts: v.array(promptRowSchema),
  sources: v.array(
    v.object({
      domain: v.string(),
      type: sourceTypeSchema,
      citations: v.number(),
      share: measureSchema,
      named: v.array(v.object({ brand_id: v.string(), answers: v.number() })),
    }),
  ),
  coverage: v.object({
    /** Prompts that ask nearly the same, `similarity` 0 to 1. */
    near_duplicates: v.array(v.object({ first_id: v.string(), second_id: v.string(), similarity: v.number() })),
    intents: v.array(v.object({ intent: intentSchema, prompts: v.number() })),
    branded: v.number(),
    paused: v.number(),
  }),
});
export type TopicDetail = v.InferOutput<typeof topicDetailSchema>;

/**
 * Compared with the previous window: `new` cited only now, `rising` and `fading` when the share of answers citing it changed with a verdict
 * of at least maybe (over five answers or more), `lost` cited only before, `steady` otherwise (also where one window has no citations at
 * all).
 */
export const urlStatusSchema = v.picklist(['new', 'rising', 'steady', 'fading', 'lost']);
export type UrlStatus = v.InferOutput<typeof urlStatusSchema>;

export const sourceNodeSchema = v.object({
  /** `domain`, `host/`, `host/folder/` or the URL: unique in the tree. For a host or folder, `https://` + id is its URL prefix. */
  id: v.string(),
  parent_id: v.nullable(v.string()),
  kind: v.picklist(['domain', 'host', 'folder', 'url']),
  label: v.string(),
  url: v.nullable(v.string()),
  title: v.nullable(v.string()),
  citations: v.number(),
  previous_citations: v.number(),
  answers: v.number(),
  /** Share of the answers with at least one citation. */
  answer_rate: maybeMeasureSchema,
  prompts: v.number(),
  platform_ids: v.array(v.string()),
  named: v.array(v.object({ brand_id: v.string(), answers: v.number() })),
  gap_answers: v.number(),
  status: urlStatusSchema,
  /** Over all answers that match the filters, regardless of dates. */
  first_cited_at: instantSchema,
  last_cited_at: instantSchema,
});
export type SourceNode = v.InferOutput<typeof sourceNodeSchema>;

export const domainDetailSchema = v.object({
  domain: v.string(),
  type: sourceTypeSchema,
  /** A person set the type. */
  type_given: v.nullish(v.boolean(), false),
  /** The tracked brand that owns the domain, or null. */
  brand_id: v.nullable(v.string()),
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  platforms: v.array(namedRefSchema),
  topics: v.array(namedRefSchema),
  /** Citations of the domain / all citations, and answers citing it / answers with a citation. */
  share: maybeMeasureSchema,
  share_change: maybeChangeSchema,
  answer_rate: maybeMeasureSchema,
  answer_rate_change: maybeChangeSchema,
  citations: v.number(),
  prompts: v.number(),
  /** Over all answers that match the filters, regardless of dates; null: none cites it. */
  first_cited_at: v.nullable(instantSchema),
  last_cited_at: v.nullable(instantSchema),
  /**
   * Nodes of this window and the previous one. Parents before children, siblings by citations, descending; the root is the domain, or the
   * host when a host was requested. Only folders with two pages or more; a folder whose pages are all in one of its subfolders is left out.
   */
  nodes: v.array(sourceNodeSchema),
  /** Share of all citations by host over time; hosts beyond the top eight are merged, `host` null. */
  hosts_over_time: v.object({
    unit: v.picklist(['day', 'week']),
    dates: v.array(daySchema),
    series: v.array(v.object({ host: v.nullable(v.string()), points: v.array(v.nullable(v.number())) })),
  }),
  /** Citations by topic, host and platform. `topic_id` null: prompts without a topic; `host` null: hosts beyond the top eight. */
  flow: v.array(
    v.object({
      topic_id: v.nullable(v.string()),
      host: v.nullable(v.string()),
      platform_id: v.string(),
      citations: v.number(),
    }),
  ),
  /**
   * Prompts with answers that cite the domain and mention a competitor but not the own brand. Prompts and the competitors of each are
   * sorted by such answers, descending.
   */
  gap_prompts: v.array(
    v.object({
      prompt_id: v.string(),
      text: v.string(),
      answers: v.number(),
      rivals: v.array(v.object({ brand_id: v.string(), answers: v.number() })),
    }),
  ),
  /**
   * Own pages cited before and not now, with up to five pages now cited in the same prompts; at most 20. For an own domain: its lost pages,
   * whatever replaced them. For another domain: all lost own pages that its pages replaced.
   */
  replaced: v.array(
    v.object({
      url: v.string(),
      title: v.string(),
      prompts: v.number(),
      by: v.array(v.object({ url: v.string(), title: v.string(), domain: v.string(), answers: v.number() })),
    }),
  ),
});
export type DomainDetail = v.InferOutput<typeof domainDetailSchema>;
