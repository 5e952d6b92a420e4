import * as v from 'valibot';
import { namesSchema } from '../namedRefSchemas.ts';
import { writerFaultSchema } from '../draftSchemas.ts';
import { promptChecksSchema } from '../managedPromptSchemas.ts';

/** How answers of a platform come into a project without a provider: a person pastes them, or a pipeline sends them. */
export const PLATFORM_WAYS = ['hand', 'push'] as const;
export type PlatformWay = (typeof PLATFORM_WAYS)[number];
const platformWaySchema = v.picklist(PLATFORM_WAYS);

export const setupPlatformSchema = v.object({ name: v.string(), way: platformWaySchema });
export type SetupPlatform = v.InferOutput<typeof setupPlatformSchema>;

/** What a created project knows of itself beside its brands and prompts. */
export const projectSetupSchema = v.object({
  /** As it is recorded, and what readers of each language call it. A provider need not tell. */
  name: v.exactOptional(v.string()),
  names: v.exactOptional(namesSchema),
  /** ISO 3166 code of the country whose answers count; empty: not set. */
  market: v.string(),
  /** BCP 47 codes of the languages it is asked in. */
  languages: v.array(v.string()),
  description: v.string(),
  platforms: v.array(setupPlatformSchema),
  archived: v.boolean(),
  /** Whether the caller may rename, archive and delete it. */
  may_change: v.boolean(),
  /** What goes when it is deleted. */
  holds: v.object({
    answers: v.number(),
    prompts: v.number(),
    imports: v.number(),
    drafts: v.number(),
    facts: v.number(),
    pages: v.number(),
  }),
});
export type ProjectSetup = v.InferOutput<typeof projectSetupSchema>;

/** What of a project's setup can be changed. */
export type SetupChange = Partial<Pick<ProjectSetup, 'market' | 'languages' | 'description' | 'platforms'>>;

export const createdProjectSchema = v.object({ id: v.string(), name: v.string(), prompts: v.number() });
export type CreatedProject = v.InferOutput<typeof createdProjectSchema>;

export const renamedProjectSchema = v.object({ id: v.string(), name: v.string() });
export const archivedProjectSchema = v.object({ id: v.string(), archived: v.boolean() });
export const deletedProjectSchema = v.object({ id: v.string() });

/** What a home page says of the brand behind it; a person chooses what to take over. */
export const websiteProposalSchema = v.object({
  /** The page that was read, after redirects. */
  url: v.string(),
  name: v.string(),
  aliases: v.array(v.string()),
  description: v.string(),
  /** BCP 47, as the page says; empty: it does not. */
  language: v.string(),
  domain: v.string(),
});
export type WebsiteProposal = v.InferOutput<typeof websiteProposalSchema>;

export const questionProposalsSchema = v.object({
  list: v.array(v.object({ text: v.string(), topic: v.string(), stage: v.string() })),
});
export type QuestionProposals = v.InferOutput<typeof questionProposalsSchema>;

/** What a language model can be asked for while a project is set up. */
export const SUGGESTION_KINDS = ['competitors', 'prompts'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export const suggestedCompetitorSchema = v.object({
  name: v.string(),
  aliases: v.array(v.string()),
  /** Empty: the model knows none. */
  domain: v.string(),
});
export type SuggestedCompetitor = v.InferOutput<typeof suggestedCompetitorSchema>;
export const suggestedPromptSchema = v.object({ text: v.string(), topic: v.string() });
export type SuggestedPrompt = v.InferOutput<typeof suggestedPromptSchema>;

/** What a model suggests. It may be wrong in every entry, so that a person chooses; the list not asked for is empty. */
export const suggestionsSchema = v.object({
  model: v.string(),
  competitors: v.array(suggestedCompetitorSchema),
  prompts: v.array(suggestedPromptSchema),
  /** Why there are none; null: the model answered. */
  fault: v.nullable(writerFaultSchema),
  /** Seconds after which a new try makes sense; null when nobody said. */
  retry_after: v.nullable(v.number()),
});
export type Suggestions = v.InferOutput<typeof suggestionsSchema>;

/** What a model is told of the project. */
export interface SuggestionRequest {
  readonly kind: SuggestionKind;
  readonly brand: Pick<BrandDraft, 'name' | 'aliases' | 'domains'>;
  readonly description: string;
  readonly market: string;
  readonly languages: readonly string[];
  readonly competitors: readonly string[];
  readonly topics: readonly string[];
}

export const draftChecksSchema = promptChecksSchema;

/** A brand as it is typed. */
export interface BrandDraft {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly match_case: boolean;
}

/** What makes a project. */
export interface NewProject {
  readonly name: string;
  readonly brand: BrandDraft;
  readonly description: string;
  readonly market: string;
  readonly languages: readonly string[];
  readonly competitors: readonly BrandDraft[];
  readonly prompts: readonly { readonly text: string; readonly topic: string }[];
  readonly platforms: readonly SetupPlatform[];
}
