import * as v from 'valibot';
import { openPicklist } from './openPicklist.ts';
import { intentSchema, type Intent } from './promptSchemas.ts';
import { stages, type Stage } from './stageSchemas.ts';
import { daySchema } from './timeSchemas.ts';

/** Those of `rulePersonas` that a question can be asked as. */
export const askingPersonaSchema = v.picklist(['beginner', 'parent', 'student', 'business', 'senior', 'expert']);
export type AskingPersona = v.InferOutput<typeof askingPersonaSchema>;
export const constraintSchema = v.picklist(['budget', 'time', 'safety', 'durability', 'simplicity']);
export type Constraint = v.InferOutput<typeof constraintSchema>;
/** Of the places the rules know (analysis/insights/regionOf). */
export const askedRegionSchema = v.picklist(['CN', 'CN-BJ', 'CN-SH', 'CN-GD', 'CN-SC', 'HK', 'US', 'EU']);
export type AskedRegion = v.InferOutput<typeof askedRegionSchema>;
/** `auto`: a keyword with Chinese characters is asked about in Chinese, any other in English. */
export const expandLanguageSchema = v.picklist(['auto', 'zh', 'en', 'both']);
export type ExpandLanguage = v.InferOutput<typeof expandLanguageSchema>;

/** Which questions are wanted. Nothing chosen: of intents and stages all, of the others none in particular. */
export interface ExpandChoice {
  readonly intents: readonly Intent[];
  readonly stages: readonly Stage[];
  readonly personas: readonly AskingPersona[];
  readonly constraints: readonly Constraint[];
  readonly regions: readonly AskedRegion[];
  readonly language: ExpandLanguage;
}

/** Made from a template, seen as a search an engine ran, or found in an answer. */
export const questionOriginSchema = openPicklist(['template', 'search', 'related']);

const nearSchema = v.nullable(v.object({ id: v.string(), text: v.string(), similarity: v.number() }));

export const expandedQuestionSchema = v.object({
  /** Unique in the reply. */
  id: v.string(),
  text: v.string(),
  origin: questionOriginSchema,
  keyword_id: v.string(),
  intent: openPicklist(intentSchema.options),
  stage: openPicklist(stages),
  persona: v.nullable(openPicklist(askingPersonaSchema.options)),
  constraint: v.nullable(openPicklist(constraintSchema.options)),
  region: v.nullable(openPicklist(askedRegionSchema.options)),
  /** Answers it was seen in; null for one made from a template. */
  answers: v.nullable(v.number()),
  /** The prompt that is the same but for writing: this is asked already. */
  tracked_as: v.nullable(v.string()),
  /** The prompt that asks nearly the same. */
  near: nearSchema,
  /** The topic most prompts of the keyword are in, by name; empty for none. */
  topic: v.string(),
});
export type ExpandedQuestion = v.InferOutput<typeof expandedQuestionSchema>;

export const expansionSchema = v.object({
  /** `prompts` that ask about it already: related questions were looked for in their answers, without any in all. */
  keywords: v.array(v.object({ id: v.string(), label: v.string(), prompts: v.number() })),
  list: v.array(expandedQuestionSchema),
  /** Questions there would be beyond those listed. */
  beyond: v.number(),
  /** Days (YYYY-MM-DD) of the answers that were read for searches and questions; null without any answer. */
  window: v.nullable(v.object({ start: daySchema, end: daySchema })),
});
export type Expansion = v.InferOutput<typeof expansionSchema>;

const rangeSchema = v.object({ low: v.number(), high: v.number() });

/** What adding some questions would bring and cost. */
export const expansionImpactSchema = v.object({
  questions: v.number(),
  /** Intents and stages that no prompt that is asked now has. */
  new_intents: v.array(openPicklist(intentSchema.options)),
  new_stages: v.array(openPicklist(stages)),
  /** Topics, by name, with an intent that the selection asks about and their prompts do not. */
  new_in_topics: v.array(v.object({ topic: v.string(), intents: v.array(openPicklist(intentSchema.options)) })),
  /** Questions that ask nearly the same as a prompt or as one another. */
  near: v.number(),
  platforms: v.number(),
  /** Answers of one prompt on one platform in a week, as the project has been asked lately; null without answers: one is assumed. */
  runs_per_week: v.nullable(v.number()),
  /** Answers asked for in a week, now and more. */
  weekly_now: v.number(),
  weekly_more: v.number(),
  prompts_now: v.number(),
  /** Rate that the intervals are for; null: nothing measured yet, a half is assumed, the widest. */
  rate: v.nullable(v.number()),
  /** 95 % intervals to expect of visibility over four weeks, 0 to 1. */
  interval_now: rangeSchema,
  interval_then: rangeSchema,
});
export type ExpansionImpact = v.InferOutput<typeof expansionImpactSchema>;
