import * as v from 'valibot';
import { answerStatusSchema } from './answerSchemas.ts';
import { maybeChangeSchema, maybeMeasureSchema, measureSchema } from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import { brandRefSchema, eventSchema, scopeSchema, sourceTypeSchema, tileSchema } from './reportSchemas.ts';
import { trendSchema } from './overviewSchemas.ts';
import { intentSchema, promptHeadSchema, promptRowSchema, promptStatusSchema } from './promptSchemas.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

/** One square of the film strip: an answer, without its text. */
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
  /** The figures of the prompts table for this prompt, and what the verdict sentence is built from. */
  row: promptRowSchema,
  /**
   * The six figures of the own brand with change and course, measured like the row (runs are independent, k is 1); `change` is
   * null where either window has too few answers for a verdict.
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
  /** The six figures of the own brand over the topic, with change and course, as on the overview. */
  tiles: v.array(tileSchema),
  trend: trendSchema,
  events: v.array(eventSchema),
  brand_figures: v.array(brandFigureSchema),
  /** Own visibility per platform. */
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
 * Against the window before: `new` cited only now, `rising` and `fading` when the share of answers citing it moved with a verdict
 * that is at least maybe (over five answers or more), `lost` cited only before, `steady` anything else (too where one window has no
 * citations at all).
 */
export const urlStatusSchema = v.picklist(['new', 'rising', 'steady', 'fading', 'lost']);
export type UrlStatus = v.InferOutput<typeof urlStatusSchema>;

export const sourceNodeSchema = v.object({
  /** `domain`, `host/`, `host/folder/` or the URL: unique in the tree. `https://` + id is the prefix of a host and a folder. */
  id: v.string(),
  parent_id: v.nullable(v.string()),
  kind: v.picklist(['domain', 'host', 'folder', 'url']),
  label: v.string(),
  url: v.nullable(v.string()),
  title: v.nullable(v.string()),
  citations: v.number(),
  previous_citations: v.number(),
  answers: v.number(),
  /** Of the answers with at least one citation. */
  answer_rate: maybeMeasureSchema,
  prompts: v.number(),
  platform_ids: v.array(v.string()),
  named: v.array(v.object({ brand_id: v.string(), answers: v.number() })),
  gap_answers: v.number(),
  status: urlStatusSchema,
  /** Of all answers the filters leave, whatever the dates. */
  first_cited_at: instantSchema,
  last_cited_at: instantSchema,
});
export type SourceNode = v.InferOutput<typeof sourceNodeSchema>;

export const domainDetailSchema = v.object({
  domain: v.string(),
  type: sourceTypeSchema,
  /** A person said so. */
  type_given: v.nullish(v.boolean(), false),
  /** The tracked brand that owns it, or null. */
  brand_id: v.nullable(v.string()),
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  platforms: v.array(namedRefSchema),
  topics: v.array(namedRefSchema),
  /** Citations of it of all citations, and answers citing it of those with a citation. */
  share: maybeMeasureSchema,
  share_change: maybeChangeSchema,
  answer_rate: maybeMeasureSchema,
  answer_rate_change: maybeChangeSchema,
  citations: v.number(),
  prompts: v.number(),
  /** Of all answers the filters leave, whatever the dates; null: they never cite it. */
  first_cited_at: v.nullable(instantSchema),
  last_cited_at: v.nullable(instantSchema),
  /**
   * Of the window and the one before. Parents before children, the most cited first among siblings; the root is the domain, or the
   * host when that was asked for. Folders that hold two pages or more; one whose pages all lie in one folder of it is left out.
   */
  nodes: v.array(sourceNodeSchema),
  /** Share of all citations by host over time; hosts beyond the eight most cited are one, `host` null. */
  hosts_over_time: v.object({
    unit: v.picklist(['day', 'week']),
    dates: v.array(daySchema),
    series: v.array(v.object({ host: v.nullable(v.string()), points: v.array(v.nullable(v.number())) })),
  }),
  /** Citations by topic, host and platform. `topic_id` null: prompts without one; `host` null: the hosts beyond eight. */
  flow: v.array(
    v.object({
      topic_id: v.nullable(v.string()),
      host: v.nullable(v.string()),
      platform_id: v.string(),
      citations: v.number(),
    }),
  ),
  /** Prompts with answers that cite it, name a rival and not us; most such answers first, and so the rivals of each. */
  gap_prompts: v.array(
    v.object({
      prompt_id: v.string(),
      text: v.string(),
      answers: v.number(),
      rivals: v.array(v.object({ brand_id: v.string(), answers: v.number() })),
    }),
  ),
  /**
   * Own pages cited before and not now, with the (at most five) pages cited now in the same prompts instead; at most 20. On a domain
   * of ours its lost pages, whatever replaced them; on another's all lost pages of ours that its pages replaced.
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
