import * as v from 'valibot';
import { openPicklist } from './openPicklist.ts';
import { intentSchema, type Intent } from './promptSchemas.ts';
import { stages, type Stage } from './stageSchemas.ts';
import { daySchema } from './timeSchemas.ts';

/** The personas of `rulePersonas` whose perspective a question can take. */
export const askingPersonaSchema = v.picklist(['beginner', 'parent', 'student', 'business', 'senior', 'expert']);
export type AskingPersona = v.InferOutput<typeof askingPersonaSchema>;
export const constraintSchema = v.picklist(['budget', 'time', 'safety', 'durability', 'simplicity']);
export type Constraint = v.InferOutput<typeof constraintSchema>;
/** Regions that the rules know (analysis/insights/regionOf). */
export const askedRegionSchema = v.picklist(['CN', 'CN-BJ', 'CN-SH', 'CN-GD', 'CN-SC', 'HK', 'US', 'EU']);
export type AskedRegion = v.InferOutput<typeof askedRegionSchema>;
/** `auto`: a keyword with Chinese characters is asked about in Chinese, any other in English. */
export const expandLanguageSchema = v.picklist(['auto', 'zh', 'en', 'both']);
export type ExpandLanguage = v.InferOutput<typeof expandLanguageSchema>;

/** Which questions to make. An empty list means all intents or stages, but no particular persona, constraint or region. */
export interface ExpandChoice {
  readonly intents: readonly Intent[];
  readonly stages: readonly Stage[];
  readonly personas: readonly AskingPersona[];
  readonly constraints: readonly Constraint[];
  readonly regions: readonly AskedRegion[];
  readonly language: ExpandLanguage;
}

/** Made from a template, observed as a search of an engine, or found in an answer. */
export const questionOriginSchema = openPicklist(['template', 'search', 'related']);

const nearSchema = v.nullable(v.object({ id: v.string(), text: v.string(), similarity: v.number() }));

export const expandedQuestionSchema = v.object({
  /** Unique in the response. */
  id: v.string(),
  text: v.string(),
  origin: questionOriginSchema,
  keyword_id: v.string(),
  intent: openPicklist(intentSchema.options),
  stage: openPicklist(stages),
  persona: v.nullable(openPicklist(askingPersonaSchema.options)),
  constraint: v.nullable(openPicklist(constraintSchema.options)),
  region: v.nullable(openPicklist(askedRegionSchema.options)),
  /** Answers it was found in; null for one made from a template. */
  answers: v.nullable(v.number()),
  /** The prompt that differs in spelling only: the question is asked already. */
  tracked_as: v.nullable(v.string()),
  /** The prompt that asks nearly the same. */
  near: nearSchema,
  /** Name of the topic that most prompts of the keyword are in; empty for none. */
  topic: v.string(),
});
export type ExpandedQuestion = v.InferOutput<typeof expandedQuestionSchema>;

export const expansionSchema = v.object({
  /**
   * `prompts`: how many ask about the keyword already. Related questions come from their answers; without any, all answers are searched.
   */
  keywords: v.array(v.object({ id: v.string(), label: v.string(), prompts: v.number() })),
  list: v.array(expandedQuestionSchema),
  /** Number of further questions that are not listed. */
  beyond: v.number(),
  /** Days (YYYY-MM-DD) of the answers that were searched; null without answers. */
  window: v.nullable(v.object({ start: daySchema, end: daySchema })),
});
export type Expansion = v.InferOutput<typeof expansionSchema>;

const rangeSchema = v.object({ low: v.number(), high: v.number() });

/** Gain and cost of adding some questions. */
export const expansionImpactSchema = v.object({
  questions: v.number(),
  /** Intents and stages that no active prompt has. */
  new_intents: v.array(openPicklist(intentSchema.options)),
  new_stages: v.array(openPicklist(stages)),
  /** Topics, by name, with an intent of the selection that none of their prompts has. */
  new_in_topics: v.array(v.object({ topic: v.string(), intents: v.array(openPicklist(intentSchema.options)) })),
  /** Questions that ask nearly the same as a prompt or as each other. */
  near: v.number(),
  platforms: v.number(),
  /** Recent answers per prompt, platform and week; null without answers: one is assumed. */
  runs_per_week: v.nullable(v.number()),
  /** Answers per week: now, and in addition. */
  weekly_now: v.number(),
  weekly_more: v.number(),
  prompts_now: v.number(),
  /** The rate that the intervals assume; null: nothing measured yet, so 0.5 (the widest) is used. */
  rate: v.nullable(v.number()),
  /** Expected 95 % intervals of visibility over four weeks, 0 to 1. */
  interval_now: rangeSchema,
  interval_then: rangeSchema,
});
export type ExpansionImpact = v.InferOutput<typeof expansionImpactSchema>;
