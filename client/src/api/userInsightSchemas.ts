import * as v from 'valibot';
import { brandFigureSchema } from './detailSchemas.ts';
import { maybeChangeSchema, maybeMeasureSchema, measureSchema } from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import { objectionKindSchema } from './objectionSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { brandRefSchema, scopeSchema, sourceTypeSchema } from './reportSchemas.ts';
import { stageSchema } from './stageSchemas.ts';
import { instantSchema } from './timeSchemas.ts';

/** Source of a prompt's persona or stage: set by a person, matched by words of an own persona, or derived by rules. */
export const traitSourceSchema = openPicklist(['set', 'words', 'rule']);

/** A persona. `name` is the project's own; null: one of `rulePersonas`, which the client names. */
export const personaSchema = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  words: v.array(v.string()),
  /** Prompts that match the filters. */
  prompts: v.number(),
});
export type Persona = v.InferOutput<typeof personaSchema>;

/** Visibility of the own brand over a subset of prompts, and the most mentioned brands in it. */
const partSchema = v.object({
  prompts: v.number(),
  visibility: maybeMeasureSchema,
  /** The brand mentioned more often than any other; null: brands share the first place, or none is mentioned. */
  leader_id: v.nullable(v.string()),
});

const languageSchema = openPicklist(['zh', 'en', 'other']);

export const themeSchema = v.object({
  /** Built from its terms, so an address with it stays valid while the questions do not change. */
  id: v.string(),
  terms: v.array(v.string()),
  prompts: v.number(),
  /** Distinct searches that engines ran about it, and the answers of the scope that ran one. */
  searches: v.number(),
  search_answers: v.number(),
  answers: v.number(),
  visibility: maybeMeasureSchema,
  change: maybeChangeSchema,
  /** Most mentioned first, at most three. */
  leader_ids: v.array(v.string()),
  /** Prompts of it that are unmet. */
  unmet: v.number(),
  examples: v.array(v.string()),
});
export type Theme = v.InferOutput<typeof themeSchema>;

/**
 * A prompt of which no answer mentions the own brand, or significantly (95 %) fewer than half. `nobody`: most of the answers without it
 * mention no tracked brand at all; `rivals`: most mention competitors. The upper end of the interval in `visibility` bounds how often it
 * may be mentioned.
 */
export const unmetSchema = v.object({
  prompt_id: v.string(),
  text: v.string(),
  kind: openPicklist(['nobody', 'rivals']),
  persona_id: v.string(),
  stage: stageSchema,
  /** Region in the question; null: none. */
  region: v.nullable(v.string()),
  language: languageSchema,
  answers: v.number(),
  visibility: maybeMeasureSchema,
  /** Answers that mention no tracked brand, and those that mention competitors only. */
  nobody: v.number(),
  only_rivals: v.number(),
  rivals: v.array(v.object({ brand_id: v.string(), answers: v.number() })),
});
export type Unmet = v.InferOutput<typeof unmetSchema>;

/** Unmet prompts among those of a region or a language. `id` null: no region in the question. */
const unmetGroupSchema = v.object({ id: v.nullable(v.string()), asked: v.number(), unmet: v.number() });

export const userInsightSchema = v.object({
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  personas: v.array(personaSchema),
  /** Visibility per persona and stage, per persona (`stage` null), per stage (`persona_id` null), and overall. */
  cells: v.array(
    v.object({ ...partSchema.entries, persona_id: v.nullable(v.string()), stage: v.nullable(stageSchema) }),
  ),
  themes: v.array(themeSchema),
  /** Prompts that share no term with another question. */
  themeless: v.number(),
  unmet: v.array(unmetSchema),
  /** Total of unmet prompts; the list holds the most asked. */
  unmet_total: v.number(),
  unmet_regions: v.array(unmetGroupSchema),
  unmet_languages: v.array(unmetGroupSchema),
});
export type UserInsight = v.InferOutput<typeof userInsightSchema>;

export const traitedPromptSchema = v.object({
  id: v.string(),
  text: v.string(),
  topic_id: v.nullable(v.string()),
  persona_id: v.string(),
  persona_source: traitSourceSchema,
  stage: stageSchema,
  stage_source: traitSourceSchema,
  region: v.nullable(v.string()),
  language: languageSchema,
  answers: v.number(),
  visibility: maybeMeasureSchema,
});
export type TraitedPrompt = v.InferOutput<typeof traitedPromptSchema>;

export const traitedPromptsSchema = v.object({
  list: v.array(traitedPromptSchema),
  total: v.number(),
  personas: v.array(personaSchema),
});
export type TraitedPrompts = v.InferOutput<typeof traitedPromptsSchema>;

/** Traits that a person set; null: derived by rules. */
export const promptTraitsSchema = v.object({
  id: v.string(),
  persona: v.nullable(v.string()),
  stage: v.nullable(stageSchema),
});
export type PromptTraits = v.InferOutput<typeof promptTraitsSchema>;

/** `before` restores the earlier traits. */
export const traitsChangedSchema = v.object({ changed: v.number(), before: v.array(promptTraitsSchema) });

export const ownPersonaSchema = v.object({ id: v.string(), name: v.string(), words: v.array(v.string()) });
export type OwnPersonaRef = v.InferOutput<typeof ownPersonaSchema>;
export const ownPersonasSchema = v.object({ personas: v.array(ownPersonaSchema) });

const quoteSchema = v.object({
  answer_id: v.string(),
  platform_id: v.string(),
  asked_at: instantSchema,
  text: v.string(),
  brand_id: v.nullable(v.string()),
  /** The words of the objection, as offsets into `text`. */
  start: v.number(),
  end: v.number(),
});

/** A figure of this group and of all other prompts. They share no prompt, so `change` compares two samples (from the rest to here). */
const contrastEntries = { here: maybeMeasureSchema, rest: maybeMeasureSchema, change: maybeChangeSchema };

export const userInsightDetailSchema = v.object({
  kind: v.picklist(['persona', 'theme']),
  id: v.string(),
  /** As in `personaSchema`; a theme has `terms` instead. */
  name: v.nullable(v.string()),
  words: v.array(v.string()),
  terms: v.array(v.string()),
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  platforms: v.array(namedRefSchema),
  personas: v.array(personaSchema),
  prompts: v.array(traitedPromptSchema),
  /** Total of its prompts; the list holds those asked most. */
  prompts_total: v.number(),
  searches: v.array(v.object({ query: v.string(), answers: v.number() })),
  /** By rank, with tie groups; the contrast is of visibility. */
  brand_figures: v.array(v.object({ ...brandFigureSchema.entries, ...contrastEntries })),
  /** Domains cited most here. The rate is answers that cite the domain / answers with a citation. */
  sources: v.array(v.object({ domain: v.string(), type: sourceTypeSchema, ...contrastEntries, here: measureSchema })),
  /** Answers whose citations were not captured: what they cite is not known. */
  answers_not_captured: v.nullish(v.number(), 0),
  /** Visibility of the own brand by stage, in stage order. */
  stages: v.array(
    v.object({ stage: stageSchema, prompts: v.number(), leader_id: v.nullable(v.string()), ...contrastEntries }),
  ),
  /** Most answers first. `here` and `rest` are rates of all ok answers. */
  objections: v.array(
    v.object({
      kind: objectionKindSchema,
      ...contrastEntries,
      here: measureSchema,
      /** Answers per brand that the objection is about. */
      brands: v.array(v.object({ brand_id: v.string(), answers: v.number() })),
      quotes: v.array(quoteSchema),
    }),
  ),
});
export type UserInsightDetail = v.InferOutput<typeof userInsightDetailSchema>;
export type Objection = UserInsightDetail['objections'][number];
