import * as v from 'valibot';
import { brandFigureSchema } from './detailSchemas.ts';
import { maybeChangeSchema, maybeMeasureSchema, measureSchema } from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { brandRefSchema, scopeSchema, sourceTypeSchema } from './reportSchemas.ts';
import { objectionKindSchema } from './objectionSchemas.ts';
import { stageSchema } from './stageSchemas.ts';
import { instantSchema } from './timeSchemas.ts';

/** Who wrote down the persona or the stage of a prompt: a person, the words of an own persona, or the rules. */
export const traitSourceSchema = openPicklist(['set', 'words', 'rule']);

/** A kind of asker. `name` is the project's own word for it; null: one of `rulePersonas`, named by the client. */
export const personaSchema = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  words: v.array(v.string()),
  /** Prompts that the filters leave. */
  prompts: v.number(),
});
export type Persona = v.InferOutput<typeof personaSchema>;

/** Own visibility over a part of the prompts, and who is named most in it. */
const partSchema = v.object({
  prompts: v.number(),
  visibility: maybeMeasureSchema,
  leader_id: v.nullable(v.string()),
});

const languageSchema = openPicklist(['zh', 'en', 'other']);

export const themeSchema = v.object({
  /** The terms that name it; an address of it holds good as long as the questions do. */
  id: v.string(),
  terms: v.array(v.string()),
  prompts: v.number(),
  /** Different searches that engines ran about it, and the answers of the scope for which they ran one. */
  searches: v.number(),
  search_answers: v.number(),
  answers: v.number(),
  visibility: maybeMeasureSchema,
  change: maybeChangeSchema,
  /** Most often named first, at most three. */
  leader_ids: v.array(v.string()),
  /** Prompts of it that are unmet. */
  unmet: v.number(),
  examples: v.array(v.string()),
});
export type Theme = v.InferOutput<typeof themeSchema>;

/**
 * A prompt none of whose answers names us, or (95 %) fewer than half of them. `nobody`: of the answers without us most name no tracked
 * brand at all; `rivals`: most name rivals. Upper end of the interval in `visibility`: so often we may be named all the same.
 */
export const unmetSchema = v.object({
  prompt_id: v.string(),
  text: v.string(),
  kind: openPicklist(['nobody', 'rivals']),
  persona_id: v.string(),
  stage: stageSchema,
  /** Named in the question; null: it says none. */
  region: v.nullable(v.string()),
  language: languageSchema,
  answers: v.number(),
  visibility: maybeMeasureSchema,
  /** Answers that name no tracked brand, and those that name rivals and not us. */
  nobody: v.number(),
  only_rivals: v.number(),
  rivals: v.array(v.object({ brand_id: v.string(), answers: v.number() })),
});
export type Unmet = v.InferOutput<typeof unmetSchema>;

/** How many of the prompts asked in a region or a language are unmet. `id` null: no region is named. */
const unmetGroupSchema = v.object({ id: v.nullable(v.string()), asked: v.number(), unmet: v.number() });

export const userInsightSchema = v.object({
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  personas: v.array(personaSchema),
  /** Visibility of each persona at each stage, of each persona (`stage` null), at each stage (`persona_id` null), of all. */
  cells: v.array(
    v.object({ ...partSchema.entries, persona_id: v.nullable(v.string()), stage: v.nullable(stageSchema) }),
  ),
  themes: v.array(themeSchema),
  /** Prompts that share their terms with no other question. */
  themeless: v.number(),
  unmet: v.array(unmetSchema),
  /** All that are unmet; the list holds the most asked. */
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

/** What a person says of a prompt; null: what the rules suggest. */
export const promptTraitsSchema = v.object({
  id: v.string(),
  persona: v.nullable(v.string()),
  stage: v.nullable(stageSchema),
});
export type PromptTraits = v.InferOutput<typeof promptTraitsSchema>;

/** `before` puts everything back as it was. */
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
  /** The words that are held against it, offsets into `text`. */
  start: v.number(),
  end: v.number(),
});

/** A figure here and among all other prompts. They share no prompt, so `change` compares two samples (from the rest to here). */
const contrastEntries = { here: maybeMeasureSchema, rest: maybeMeasureSchema, change: maybeChangeSchema };

export const userInsightDetailSchema = v.object({
  kind: v.picklist(['persona', 'theme']),
  id: v.string(),
  /** As in `personaSchema`; a theme has terms in its place. */
  name: v.nullable(v.string()),
  words: v.array(v.string()),
  terms: v.array(v.string()),
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  platforms: v.array(namedRefSchema),
  personas: v.array(personaSchema),
  prompts: v.array(traitedPromptSchema),
  /** Prompts it has; the list holds those asked most. */
  prompts_total: v.number(),
  searches: v.array(v.object({ query: v.string(), answers: v.number() })),
  /** By rank, with tie groups; `contrast` of their visibility. */
  brand_figures: v.array(v.object({ ...brandFigureSchema.entries, ...contrastEntries })),
  /** Domains cited most here. The rate is of the answers with a citation that cite the domain. */
  sources: v.array(v.object({ domain: v.string(), type: sourceTypeSchema, ...contrastEntries, here: measureSchema })),
  /** Own visibility by stage, in the order of the stages. */
  stages: v.array(
    v.object({ stage: stageSchema, prompts: v.number(), leader_id: v.nullable(v.string()), ...contrastEntries }),
  ),
  /** Most answers first. `here` and `rest` are rates of all ok answers. */
  objections: v.array(
    v.object({
      kind: objectionKindSchema,
      ...contrastEntries,
      here: measureSchema,
      /** Whom it is held against; answers by brand. */
      brands: v.array(v.object({ brand_id: v.string(), answers: v.number() })),
      quotes: v.array(quoteSchema),
    }),
  ),
});
export type UserInsightDetail = v.InferOutput<typeof userInsightDetailSchema>;
export type Objection = UserInsightDetail['objections'][number];
