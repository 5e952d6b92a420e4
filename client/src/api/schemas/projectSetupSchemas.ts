import * as v from 'valibot';
import { writerFaultSchema } from '../draftSchemas.ts';
import { optionalField } from '../lenientSchemas.ts';
import { promptChecksSchema } from '../managedPromptSchemas.ts';
import { namesSchema } from '../namedRefSchemas.ts';

/** How answers of a platform without a provider get into a project: pasted by hand, or pushed by a program. */
export const PLATFORM_WAYS = ['hand', 'push'] as const;
export type PlatformWay = (typeof PLATFORM_WAYS)[number];
const platformWaySchema = v.picklist(PLATFORM_WAYS);

export const setupPlatformSchema = v.object({ name: v.string(), way: platformWaySchema });
export type SetupPlatform = v.InferOutput<typeof setupPlatformSchema>;

/** The settings of a project other than brands and prompts. */
export const projectSetupSchema = v.object({
  /** Recorded name, and names by language. A provider may omit them. */
  name: optionalField(v.string()),
  names: optionalField(namesSchema),
  /** ISO 3166 code of the target market; empty: not set. */
  market: v.string(),
  /** BCP 47 codes of the prompt languages. */
  languages: v.array(v.string()),
  description: v.string(),
  platforms: v.array(setupPlatformSchema),
  archived: v.boolean(),
  /** Whether the caller may rename, archive and delete it. */
  may_change: v.boolean(),
  /** What a deletion removes. */
  holds: v.object({
    answers: v.number(),
    prompts: v.number(),
    imports: v.number(),
    drafts: v.number(),
    facts: v.number(),
    pages: v.number(),
    briefs: v.nullish(v.number(), 0),
    reports: v.nullish(v.number(), 0),
    publications: v.nullish(v.number(), 0),
    logs: v.nullish(v.number(), 0),
  }),
});
export type ProjectSetup = v.InferOutput<typeof projectSetupSchema>;

/** The editable settings of a project. */
export type SetupChange = Partial<Pick<ProjectSetup, 'market' | 'languages' | 'description' | 'platforms'>>;

export const createdProjectSchema = v.object({ id: v.string(), name: v.string(), prompts: v.number() });
export type CreatedProject = v.InferOutput<typeof createdProjectSchema>;

export const renamedProjectSchema = v.object({ id: v.string(), name: v.string() });
export const archivedProjectSchema = v.object({ id: v.string(), archived: v.boolean() });
export const deletedProjectSchema = v.object({ id: v.string() });

/** Brand data extracted from a home page; a person chooses what to take over. */
export const websiteProposalSchema = v.object({
  /** The URL that was read, after redirects. */
  url: v.string(),
  name: v.string(),
  aliases: v.array(v.string()),
  description: v.string(),
  /** BCP 47, as the page declares; empty: not declared. */
  language: v.string(),
  domain: v.string(),
});
export type WebsiteProposal = v.InferOutput<typeof websiteProposalSchema>;

export const questionProposalsSchema = v.object({
  list: v.array(v.object({ text: v.string(), topic: v.string(), stage: v.string() })),
});
export type QuestionProposals = v.InferOutput<typeof questionProposalsSchema>;

/** What a language model can suggest while a project is set up. */
export const SUGGESTION_KINDS = ['competitors', 'prompts'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export const suggestedCompetitorSchema = v.object({
  name: v.string(),
  aliases: v.array(v.string()),
  /** Empty: unknown to the model. */
  domain: v.string(),
});
export type SuggestedCompetitor = v.InferOutput<typeof suggestedCompetitorSchema>;
export const suggestedPromptSchema = v.object({ text: v.string(), topic: v.string() });
export type SuggestedPrompt = v.InferOutput<typeof suggestedPromptSchema>;

/** Suggestions of a model. Any entry may be wrong, so a person chooses; the list not requested is empty. */
export const suggestionsSchema = v.object({
  model: v.string(),
  competitors: v.array(suggestedCompetitorSchema),
  prompts: v.array(suggestedPromptSchema),
  /** Why there are none; null: the model answered. */
  fault: v.nullable(writerFaultSchema),
  /** Seconds until a retry makes sense; null when unknown. */
  retry_after: v.nullable(v.number()),
});
export type Suggestions = v.InferOutput<typeof suggestionsSchema>;

/** What the model is told about the project. */
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

/** A brand in the form. */
export interface BrandDraft {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly match_case: boolean;
}

/** The data of a new project. */
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
