import * as v from 'valibot';
import { expandLanguageSchema } from '#client/api/expandSchemas.ts';
import { collectPlanSchema, planPlatformSchema } from '#client/api/schemas/collectPlanSchemas.ts';
import type { CollectPlan } from '#client/api/schemas/collectPlanSchemas.ts';
import { PROVIDER_IDS } from '#client/api/schemas/collectProviderSchemas.ts';
import {
  setupPlatformSchema,
  suggestedCompetitorSchema,
  suggestedPromptSchema,
} from '#client/api/schemas/projectSetupSchemas.ts';
import type { NewProject, SuggestedCompetitor } from '#client/api/schemas/projectSetupSchemas.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import { draftReader } from '#client/stores/draftReader.ts';

const brandSchema = v.object({
  name: v.string(),
  aliases: v.array(v.string()),
  domains: v.array(v.string()),
  match_case: v.boolean(),
});
const rivalSchema = v.object({ key: v.number(), ...brandSchema.entries });
export type RivalDraft = v.InferOutput<typeof rivalSchema>;

/** The ways of adding prompts. */
export const PROMPT_WAYS = ['keywords', 'paste', 'model'] as const;

/** A proposal is not in the list until it is added; a ticked one is still created with the project. */
const proposedPromptSchema = v.object({ ...suggestedPromptSchema.entries, chosen: v.boolean() });
const proposedRivalSchema = v.object({ ...suggestedCompetitorSchema.entries, chosen: v.boolean() });

const draftSchema = v.object({
  website: v.string(),
  /** Empty: the brand's name. */
  name: v.string(),
  brand: brandSchema,
  description: v.string(),
  market: v.string(),
  languages: v.array(v.string()),
  competitors: v.array(rivalSchema),
  prompts: v.array(suggestedPromptSchema),
  way: v.optional(v.picklist(PROMPT_WAYS), 'keywords'),
  keywords: v.optional(v.array(v.string()), []),
  question_language: v.optional(expandLanguageSchema, 'auto'),
  /** Made from the keywords. */
  proposals: v.optional(v.array(proposedPromptSchema), []),
  pasted: v.optional(v.string(), ''),
  /** Suggestions of the named language model; null: it was not asked, or its list was handled. */
  suggested_prompts: v.optional(v.nullable(v.object({ model: v.string(), list: v.array(proposedPromptSchema) })), null),
  suggested_competitors: v.optional(
    v.nullable(v.object({ model: v.string(), list: v.array(proposedRivalSchema) })),
    null,
  ),
  platforms: v.array(setupPlatformSchema),
  providers: v.array(v.object({ ...planPlatformSchema.entries, provider_id: v.picklist(PROVIDER_IDS) })),
  ...v.omit(collectPlanSchema, ['platforms']).entries,
  ask_now: v.boolean(),
});
/** The draft of a project; survives a reload and an expired session. */
export type NewProjectDraft = v.InferOutput<typeof draftSchema>;

export const readDraft = draftReader(draftSchema);

/** The initial draft. @param timeZone the reader's own */
export function emptyDraft(timeZone: string): NewProjectDraft {
  return {
    website: '',
    name: '',
    brand: { name: '', aliases: [], domains: [], match_case: false },
    description: '',
    market: '',
    languages: [],
    competitors: [],
    prompts: [],
    ...{ way: 'keywords', keywords: [], question_language: 'auto', proposals: [], pasted: '' },
    ...{ suggested_prompts: null, suggested_competitors: null },
    platforms: [],
    providers: [],
    repeats: 2,
    days: [1, 4],
    hour: 9,
    time_zone: timeZone,
    cap_answers: 2000,
    cap_cost: 20,
    ask_now: true,
  };
}

/** The sections of a project. Only the brand is required. */
export const DRAFT_PARTS = ['brand', 'competitors', 'prompts', 'platforms', 'plan'] as const;
export type DraftPart = (typeof DRAFT_PARTS)[number];
export type PartState = 'done' | 'missing' | 'optional';

/** The state of each section. */
export function partState(draft: NewProjectDraft, part: DraftPart): PartState {
  switch (part) {
    case 'brand':
      return draft.brand.name.trim() === '' ? 'missing' : 'done';
    case 'competitors':
      if (filledRivals(draft).some(({ name }) => name.trim() === '')) return 'missing';
      return namedRivals(draft).length > 0 ? 'done' : 'optional';
    case 'prompts':
      return draft.prompts.length > 0 || draft.pasted.trim() !== '' ? 'done' : 'optional';
    case 'platforms':
      return platformNames(draft).size > 0 ? 'done' : 'optional';
    case 'plan':
      return draft.providers.length > 0 ? 'done' : 'optional';
    default:
      return 'optional';
  }
}

/** The platforms that answers come from; one with two ways of collection counts once. */
export function platformNames({ platforms, providers }: NewProjectDraft): ReadonlySet<string> {
  return new Set([...platforms, ...providers].map(({ name }) => name));
}

/** Competitors with a name: empty rows do not count. */
export function namedRivals({ competitors }: NewProjectDraft): readonly RivalDraft[] {
  return competitors.filter(({ name }) => name.trim() !== '');
}

/** Rows with anything typed. One with aliases or domains but no name needs its name: it would be lost with the draft. */
const filledRivals = ({ competitors }: NewProjectDraft): readonly RivalDraft[] =>
  competitors.filter(({ name, aliases, domains }) => name.trim() !== '' || aliases.length > 0 || domains.length > 0);

/** Limit of competitors besides the own brand. */
export const MOST_RIVALS = 31;

/** Adds competitors to the draft, deduplicated by name ignoring case and width; they replace empty rows. */
export function withRivals(draft: NewProjectDraft, more: readonly SuggestedCompetitor[]): NewProjectDraft {
  const filled = filledRivals(draft);
  const known = new Set([draft.brand.name, ...filled.map(({ name }) => name)].map(foldName));
  const first = 1 + Math.max(0, ...filled.map(({ key }) => key));
  const added = more
    .filter(({ name }) => !known.has(foldName(name)))
    .map(({ name, aliases, domain }, index) => ({
      ...{ key: first + index, name, aliases: [...aliases], match_case: false },
      domains: domain === '' ? [] : [domain],
    }));
  return { ...draft, competitors: [...filled, ...added].slice(0, MOST_RIVALS) };
}

/** The request that creates the project. */
export function orderOf(draft: NewProjectDraft): NewProject {
  const { brand, description, market, languages, prompts, platforms } = draft;
  const name = brand.name.trim();
  return {
    name: draft.name.trim() || name,
    brand: { ...brand, name },
    ...{ description: description.trim(), market, languages, prompts, platforms },
    competitors: namedRivals(draft).map(({ key: _key, ...rival }) => ({ ...rival, name: rival.name.trim() })),
  };
}

/** The collection plan; null without providers. */
export function planOf(draft: NewProjectDraft): CollectPlan | null {
  const { providers, repeats, days, hour, time_zone, cap_answers, cap_cost } = draft;
  if (providers.length === 0) return null;
  return { platforms: providers, ...{ repeats, days, hour, time_zone, cap_answers, cap_cost } };
}

/** Appends prompts, deduplicated by text ignoring case and width. */
export function withPrompts(
  draft: NewProjectDraft,
  more: readonly { readonly text: string; readonly topic: string }[],
): NewProjectDraft {
  const known = new Set(draft.prompts.map(({ text }) => foldName(text)));
  const added = more.flatMap(({ text, topic }) => {
    const key = foldName(text);
    if (key === '' || known.has(key)) return [];
    known.add(key);
    return [{ text: text.trim(), topic: topic.trim() }];
  });
  return { ...draft, prompts: [...draft.prompts, ...added] };
}

const ticked = <T extends { readonly chosen: boolean }>(list: readonly T[]): readonly T[] =>
  list.filter(({ chosen }) => chosen);

/** The draft for creation: ticked proposals are added, the others are dropped. */
export function withTicked(draft: NewProjectDraft): NewProjectDraft {
  const { proposals, suggested_prompts: suggested, suggested_competitors: rivals } = draft;
  const rivaled = rivals === null ? draft : withRivals(draft, ticked(rivals.list));
  return {
    ...withPrompts(rivaled, ticked([...proposals, ...(suggested?.list ?? [])])),
    ...{ proposals: [], suggested_prompts: null, suggested_competitors: null },
  };
}
