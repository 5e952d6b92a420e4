import * as v from 'valibot';
import { maybeMeasureSchema, measureSchema } from './measureSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { brandRefSchema } from './reportSchemas.ts';
import { ownWeightsSchema } from './scoreSchemas.ts';
import { daySchema } from './timeSchemas.ts';

/** Both parts of the content score, 0 to 100, never combined. */
export const scorePairSchema = v.object({ eligible: v.number(), citable: v.number() });

/** A new or improved page that a person put online on a day, for the prompts it should serve. */
export const publicationSchema = v.object({
  id: v.string(),
  url: v.string(),
  title: v.string(),
  /** The own page and the draft it came from, if any. */
  page_id: v.nullable(v.string()),
  draft_id: v.nullable(v.string()),
  /** The treatment group. */
  prompt_ids: v.array(v.string()),
  /** YYYY-MM-DD. */
  published_on: daySchema,
  note: v.string(),
  /** Markdown; null: there was none, or it was not stored. */
  before_text: v.nullable(v.string()),
  after_text: v.nullable(v.string()),
  score_before: v.nullable(scorePairSchema),
  score_after: v.nullable(scorePairSchema),
  /** The weights of both scores, which a project may change later. Null: those of the version; absent: unknown. */
  score_weights: v.optional(v.nullable(ownWeightsSchema)),
});
export type Publication = v.InferOutput<typeof publicationSchema>;

const EFFECT_VERDICTS = ['worked', 'lost', 'none', 'not_yet', 'unknown'] as const;

/** Why there is no verdict, or not yet; the first that applies, in this order. */
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
 * The verdict on a publication. `worked`, `lost`, `none`: the interval of the estimate is above, below, around 0. `not_yet`: a verdict is
 * possible from the day `tells_on`; `unknown`: none is possible. The last two have a reason.
 */
export const effectVerdictSchema = v.object({
  verdict: openPicklist(EFFECT_VERDICTS),
  reason: v.nullable(openPicklist(EFFECT_REASONS)),
  /** Difference in differences: the gain of the treated prompts beyond that of their controls. Null where there is nothing to compare. */
  estimate: v.nullable(differenceSchema),
  /** YYYY-MM-DD, for `not_yet`: answers up to this day allow a verdict. */
  tells_on: v.nullish(daySchema, null),
});
export type EffectFinding = v.InferOutput<typeof effectVerdictSchema>;

/** The list omits the texts: they can be long. */
export const changeRowSchema = v.object({
  ...v.omit(publicationSchema, ['before_text', 'after_text']).entries,
  effect: effectVerdictSchema,
});
export type ChangeRow = v.InferOutput<typeof changeRowSchema>;
/** Newest first. */
export const changeListSchema = v.object({ list: v.array(changeRowSchema) });

export const savedChangeSchema = v.object({ change: publicationSchema });

const daysSchema = v.object({ start: daySchema, end: daySchema });

/** A prompt of the comparison with its earlier figures, which matching used. */
export const effectPromptSchema = v.object({
  id: v.string(),
  text: v.string(),
  /** Visibility before the publication, and its standard deviation from week to week. */
  rate: v.number(),
  volatility: v.number(),
  before: maybeMeasureSchema,
  after: maybeMeasureSchema,
});
export type EffectPrompt = v.InferOutput<typeof effectPromptSchema>;

/** All treated prompts, or all controls. */
export const effectArmSchema = v.object({ before: maybeMeasureSchema, after: maybeMeasureSchema });

export const effectSchema = v.object({
  change: publicationSchema,
  brand: brandRefSchema,
  finding: effectVerdictSchema,
  /** The days compared, without the day of publication. Null for a publication in the future. */
  before: v.nullable(daysSchema),
  after: v.nullable(daysSchema),
  /** Weeks relative to the publication, oldest first; weeks after it have an index from 0, weeks before it a negative one. */
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
  /** Parallel trends before: the gain of the treated on the controls per week. Null where it cannot be computed. */
  pre_trend: v.nullable(v.object({ ...differenceSchema.entries, alike: v.boolean() })),
  /** Every treated prompt with its untreated controls. */
  matches: v.array(v.object({ prompt: effectPromptSchema, controls: v.array(effectPromptSchema) })),
  /** Answers to the treated prompts that cite the page, of those with captured citations. */
  citations: effectArmSchema,
});
export type Effect = v.InferOutput<typeof effectSchema>;
