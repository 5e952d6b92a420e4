import * as v from 'valibot';
import { maybeMeasureSchema, measureSchema } from './measureSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { brandRefSchema } from './reportSchemas.ts';
import { ownWeightsSchema } from './scoreSchemas.ts';
import { daySchema } from './timeSchemas.ts';

/** Both parts of the content score, 0 to 100, never blended. */
export const scorePairSchema = v.object({ eligible: v.number(), citable: v.number() });

/** A page that a person put online, new or improved, on a day, for the prompts it is to serve. */
export const publicationSchema = v.object({
  id: v.string(),
  url: v.string(),
  title: v.string(),
  /** The page of the inventory and the draft it came from, where there are any. */
  page_id: v.nullable(v.string()),
  draft_id: v.nullable(v.string()),
  /** The treated prompts. */
  prompt_ids: v.array(v.string()),
  /** YYYY-MM-DD. */
  published_on: daySchema,
  note: v.string(),
  /** Markdown; null: there was none, or nobody kept it. */
  before_text: v.nullable(v.string()),
  after_text: v.nullable(v.string()),
  score_before: v.nullable(scorePairSchema),
  score_after: v.nullable(scorePairSchema),
  /** The weights that both were made with, which a project may change later. Null: those of the version; absent: nobody said. */
  score_weights: v.optional(v.nullable(ownWeightsSchema)),
});
export type Publication = v.InferOutput<typeof publicationSchema>;

const EFFECT_VERDICTS = ['worked', 'lost', 'none', 'not_yet', 'unknown'] as const;

/** Why nothing can be told, or not yet; the first that holds, in this order. */
const EFFECT_REASONS = [
  'no_prompts',
  'future',
  'too_few_days',
  'short_history',
  'overlap',
  'thin',
  'no_controls',
  'pre_trends',
  'carried',
  'imprecise',
] as const;
export type EffectReason = (typeof EFFECT_REASONS)[number];

/** A difference of rates (0.05: five percentage points) with its 95 % interval. */
export const differenceSchema = v.object({ difference: v.number(), low: v.number(), high: v.number() });
export type Difference = v.InferOutput<typeof differenceSchema>;

/**
 * What can be said of a change. `worked`, `lost`, `none`: the interval of the estimate lies above, below, around 0. `not_yet`: time
 * will tell, from the day `tells_on`; `unknown`: it cannot be told. The last two have a reason.
 */
export const effectVerdictSchema = v.object({
  verdict: openPicklist(EFFECT_VERDICTS),
  reason: v.nullable(openPicklist(EFFECT_REASONS)),
  /** Difference in differences: what the treated prompts gained beyond their controls. Null where there is nothing to compare. */
  estimate: v.nullable(differenceSchema),
  /** YYYY-MM-DD, for `not_yet`: with answers up to this day it can be told. */
  tells_on: v.nullish(daySchema, null),
});
export type EffectFinding = v.InferOutput<typeof effectVerdictSchema>;

/** The list leaves the texts out: they can be long. */
export const changeRowSchema = v.object({
  ...v.omit(publicationSchema, ['before_text', 'after_text']).entries,
  effect: effectVerdictSchema,
});
export type ChangeRow = v.InferOutput<typeof changeRowSchema>;
/** Newest first. */
export const changeListSchema = v.object({ list: v.array(changeRowSchema) });

export const savedChangeSchema = v.object({ change: publicationSchema });

const daysSchema = v.object({ start: daySchema, end: daySchema });

/** A prompt of the comparison with its past: what matching looked at. */
export const effectPromptSchema = v.object({
  id: v.string(),
  text: v.string(),
  /** Visibility before the change, and its standard deviation from week to week. */
  rate: v.number(),
  volatility: v.number(),
  before: maybeMeasureSchema,
  after: maybeMeasureSchema,
});
export type EffectPrompt = v.InferOutput<typeof effectPromptSchema>;

/** Treated prompts or their controls together. */
export const effectArmSchema = v.object({ before: maybeMeasureSchema, after: maybeMeasureSchema });

export const effectSchema = v.object({
  change: publicationSchema,
  brand: brandRefSchema,
  finding: effectVerdictSchema,
  /** Days compared; the day of publication is in neither. Null for a change of the future. */
  before: v.nullable(daysSchema),
  after: v.nullable(daysSchema),
  /** Weeks counted from the publication, oldest first; those of after the change have an index from 0, the others below. */
  weeks: v.array(
    v.object({
      index: v.number(),
      start: daySchema,
      end: daySchema,
      treated: v.nullable(measureSchema),
      control: v.nullable(measureSchema),
    }),
  ),
  treated: effectArmSchema,
  control: effectArmSchema,
  /** Whether both moved alike before: what the treated gained on the controls a week. Null where it cannot be told. */
  pre_trend: v.nullable(v.object({ ...differenceSchema.entries, alike: v.boolean() })),
  /** Every treated prompt with the untreated ones it is compared with. */
  matches: v.array(v.object({ prompt: effectPromptSchema, controls: v.array(effectPromptSchema) })),
  /** Answers to the treated prompts that cite the page, of those whose citations were captured. */
  citations: effectArmSchema,
});
export type Effect = v.InferOutput<typeof effectSchema>;
